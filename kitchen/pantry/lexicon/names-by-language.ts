/**
 * Names of foods as people write them on shopping lists in twelve languages, beside those in the foods' own lines.
 * Here stand plurals, names that the foods' lines lack, names that mean something else in English ("pain", "latte", "salsa"), which hold
 * only in a list of their language, and the commonest names, by which a list's language is told.
 */

export const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ru', 'uk', 'tr', 'zh', 'ja', 'cs', 'sk', 'sv'] as const;
export type Language = (typeof LANGUAGES)[number];

/** By language: "food: name, name; food: name". A food is written with its own name. */
export const NAMES_BY_LANGUAGE: Readonly<Record<Language, string>> = {
  de: `red bell pepper: Paprika rot, rote Paprika, rote Paprikaschoten; onion: Zwiebel, Zwiebeln; garlic: Knoblauch; potato: Kartoffel, Kartoffeln, Erdäpfel; tomato: Tomate, Tomaten, Paradeiser;
    carrot: Möhre, Möhren, Karotten, Mohrrüben; cucumber: Gurke, Gurken, Salatgurke;
    bell pepper: Paprika, Paprikas, Paprikaschote, Paprikaschoten; pea: Erbsen, TK-Erbsen; green bean: grüne Bohnen, Buschbohnen;
    mushroom: Pilze; spinach: Blattspinat; leek: Lauch, Porree; apple: Apfel, Äpfel; pear: Birne, Birnen; banana: Banane, Bananen;
    orange: Apfelsinen, Orangen; lemon: Zitrone, Zitronen; blueberry: Heidelbeeren, Blaubeeren; cherry: Kirschen; strawberry: Erdbeeren;
    grape: Trauben, Weintrauben; plum: Pflaumen, Zwetschgen, Zwetschken; apricot: Aprikosen, Marillen; fig: Feigen; date: Datteln;
    red currant: Johannisbeeren; gooseberry: Stachelbeeren; egg: Ei, Eier; milk: Milch; butter: Butter;
    heavy cream: Sahne, Schlagobers, Schlagsahne, Rahm; sour cream: Sauerrahm; quark: Magerquark, Topfen; cheese: Käse, geriebener Käse;
    yogurt: Joghurt; bread: Brot; bread roll: Semmel, Semmeln, Brötchen; all-purpose flour: Mehl; sugar: Zucker; salt: Salz;
    black pepper: Pfeffer; rice: Reis; pasta: Nudeln; chicken: Hähnchen, Hühnchen, Huhn; chicken breast: Hühnerbrust, Hähnchenbrustfilet;
    chicken leg: Hähnchenschenkel, Hühnerkeulen; ground beef: Rinderhack, Faschiertes;
    ground beef and pork: gemischtes Hackfleisch, Hackfleisch gemischt; pork: Schweinefleisch; ham: Kochschinken; bacon: Frühstücksspeck;
    fish: Fisch; cilantro: Koriander, frischer Koriander; chives: Schnittlauch; parsley: Petersilie; olive: Oliven; lentil: Linsen;
    mixed nuts: Nüsse; walnut: Walnüsse; rolled oats: Haferflocken; honey: Honig; cooking oil: Öl; water: Wasser;
    soup vegetables: Suppengrün, Suppengemüse; bouillon powder: gekörnte Brühe; flour tortilla: Wraps;
    canned tomato: gehackte Tomaten, stückige Tomaten, geschälte Tomaten; tomato puree: passierte Tomaten; ghee: Butterschmalz;
    beet: Rote Bete, Rote Rüben; cauliflower: Karfiol; corn: Kukuruz; porcini: Steinpilze; chanterelle: Pfifferlinge, Eierschwammerl;
    lingonberry: Preiselbeeren; pretzel: Brezeln, Laugenbrezeln`,
  fr: `onion: oignon, oignons; garlic: ail, gousses d'ail, gousse d'ail; potato: pommes de terre, patates; tomato: tomates;
    carrot: carotte, carottes; scallion: oignons nouveaux, cébettes, cives; lemon: citron, citrons; lime: citrons verts;
    grape: raisin, raisins blancs, raisins noirs, raisin blanc, raisin noir; raisin: raisins secs; peach: pêche, pêches;
    plum: prune, prunes, quetsches, mirabelles; prune: pruneau, pruneaux; pasta: pâtes, pates; bread: pain;
    cilantro: coriandre, coriandre fraîche; parsley: persil; duck: canard; ground beef: viande hachée, steak haché, steaks hachés;
    semolina: semoule de blé, semoule fine; flour tortilla: tortillas de blé, galettes de blé; tea: thé;
    cherry tomato: tomates cerises, tomates cerise; red onion: oignons rouges, oignon rouge;
    savoy cabbage: chou frisé vert, chou vert frisé; red chili: piment, piments; apple: pomme, pommes; pear: poires; banana: bananes;
    sweet potato: patates douces; rice noodles: vermicelles de riz, nouilles de riz; arborio rice: riz à risotto; egg: œuf, œufs, oeufs;
    milk: lait; butter: beurre, beurre demi-sel; heavy cream: crème, crème liquide, crème entière, crème fleurette;
    cheese: fromage, fromage râpé; crème fraîche: crème épaisse; yogurt: yaourt, yaourts; quark: fromage blanc; all-purpose flour: farine;
    sugar: sucre; salt: sel; black pepper: poivre; rice: riz; chicken: poulet;
    chicken breast: blancs de poulet, blanc de poulet, escalopes de poulet; turkey breast: escalopes de dinde;
    lardon: lardons, allumettes de lardons; ham: jambon, jambon blanc; beef: boeuf, bœuf; pork: porc; fish: poisson; zucchini: courgettes;
    eggplant: aubergines; cucumber: concombres; mushroom: champignons, champignons de Paris; leek: poireaux; chives: ciboulette;
    white vinegar: vinaigre; cooking oil: huile; honey: miel; water: eau; lettuce: laitue; endive: endives, chicons; strawberry: fraises;
    hazelnut: noisettes, noisette; walnut: noix, cerneaux de noix; date: dattes; fig: figues; dark chocolate: tablette de chocolat;
    dark chocolate: chocolat pâtissier; bread roll: petits pains; pie crust: pâte brisée, pâte sablée`,
  es: `onion: cebolla, cebollas; garlic: ajo, ajos, dientes de ajo; potato: patata, patatas, papas; tomato: tomate, tomates, jitomates;
    carrot: zanahorias; bell pepper: pimiento, pimientos, pimientos rojos; lime: lima, limas; lemon: limón, limones;
    banana: plátano, plátanos, bananas; plantain: plátano macho; quark: queso quark, queso fresco batido; Gouda: queso gouda; bread: pan;
    bread: pan de molde; tea: té; grapefruit: pomelo, pomelos, toronja; blackberry: moras, mora;
    cranberry: arándanos rojos, arándano rojo; tomato puree: tomate frito, tomate tamizado;
    bouillon cube: pastillas de caldo, pastilla de caldo, cubitos de caldo; black bean: alubias negras, frijoles negros;
    white bean: alubias blancas, judías blancas; savoy cabbage: col de Milán; cherry tomato: tomates cherry, tomatitos cherry;
    paella rice: arroz bomba; oat milk: bebida de avena, leche de avena; almond milk: bebida de almendras; soy milk: bebida de soja;
    egg: huevo, huevos; milk: leche; butter: mantequilla; lard: manteca; cheese: queso, queso rallado; heavy cream: nata;
    yogurt: yogures, yogur; all-purpose flour: harina; sugar: azúcar; salt: sal; black pepper: pimienta; rice: arroz; cooking oil: aceite;
    white vinegar: vinagre; chicken: pollo; pork: cerdo; beef: carne de res; ham: jamón; bacon: panceta, tocino; fish: pescado;
    shrimp: gambas, langostinos, camarones; lettuce: lechuga; cucumber: pepino, pepinos; zucchini: calabacín, calabacines;
    eggplant: berenjenas; apple: manzanas; orange: naranjas; pea: guisantes; chickpea: garbanzos; lentil: lentejas; parsley: perejil;
    mushroom: champiñones, setas; honey: miel; water: agua; leek: puerros; strawberry: fresas; spinach: espinacas;
    canned tuna: latas de atún, atún en lata; romaine lettuce: cogollos de Tudela; tomato sauce: salsa de tomate; salsa: salsa mexicana;
    pineapple: piña; hazelnut: avellanas; fig: higos, brevas; potato chips: patatas fritas de bolsa`,
  it: `chicken breast: petti di pollo, petto di pollo; onion: cipolla, cipolle; garlic: aglio, spicchi d'aglio, spicchio d'aglio; potato: patata, patate; tomato: pomodoro, pomodori;
    carrot: carota, carote; bell pepper: peperone, peperoni; leek: porro, porri; sweet potato: patate dolci, patata dolce;
    plum: prugna, prugne, susine; milk: latte, latte intero; oat milk: latte d'avena, latte di avena; heavy cream: panna, panna fresca;
    sausage: salsicce; all-purpose flour: farina, farina 00; salt: sale, sale fino; cilantro: coriandolo, coriandolo fresco;
    flour tortilla: tortillas di grano, piadine di grano; dill pickle: cetriolini sottaceto, cetriolini; turnip: rape, rapa;
    red onion: cipolle rosse, cipolla rossa; blackberry: more, mora; cranberry: mirtilli rossi; tea: tè;
    rice noodles: spaghetti di riso, noodles di riso; vegetable oil: olio di semi; egg: uovo, uova; butter: burro; cheese: formaggio;
    parmesan: parmigiano; yogurt: yogurt bianco; sugar: zucchero; black pepper: pepe; rice: riso; bread: pane; cooking oil: olio;
    white vinegar: aceto; chicken: pollo; chicken breast: petto di pollo; pork: maiale; beef: manzo; ham: prosciutto cotto;
    prosciutto: prosciutto crudo; ground beef: carne macinata, macinato; fish: pesce; shrimp: gamberi, gamberetti; lettuce: lattuga;
    zucchini: zucchine; eggplant: melanzana, melanzane; cucumber: cetrioli; celery: sedano; mushroom: funghi; pea: piselli;
    chickpea: ceci; lentil: lenticchie; apple: mela, mele; pear: pere; banana: banane; lemon: limoni; orange: arance; parsley: prezzemolo;
    spinach: spinaci; honey: miele; water: acqua; fig: fichi; peach: pesche; strawberry: fragole;
    canned tuna: tonno in scatola, tonno sott'olio; radicchio: radicchio rosso; breadcrumbs: pangrattato, pan grattato;
    bouillon cube: dado`,
  pt: `red bell pepper: pimento vermelho, pimentão vermelho; black olive: azeitonas pretas; green olive: azeitonas verdes; cocoa powder: chocolate em pó, cacau em pó; onion: cebola, cebolas; garlic: alho, dentes de alho; potato: batata, batatas, batata inglesa;
    sweet potato: batata-doce, batatas-doces; tomato: tomates; carrot: cenouras; bell pepper: pimento, pimentos, pimentão, pimentões;
    green bean: feijão verde, vagem; asparagus: espargo, espargos, aspargos; apple: maçã, maçãs; lemon: limões, limão siciliano;
    lime: lima, limas; mango: manga, mangas; raisin: passas, uvas passas, sultanas; sour cream: natas azedas, creme azedo;
    Gouda: queijo gouda; Swiss cheese: queijo emmental; ground beef: carne picada de vaca, carne picada, carne moída;
    ground beef and pork: carne picada mista; lamb: borrego, carne de borrego, cordeiro; sausage: salsichas, salsicha;
    pasta: massa, massas; black pepper: pimenta, pimenta preta, pimenta-do-reino; parsley: salsa, salsinha; chives: cebolinho;
    fish: peixe branco; fish: peixe; octopus: polvo; buttermilk: leitelho; oat milk: bebida de aveia, leite de aveia;
    canola oil: óleo de colza, óleo de canola; sesame oil: óleo de sésamo, óleo de gergelim;
    tomato paste: polpa concentrada de tomate, concentrado de tomate, extrato de tomate; tomato puree: polpa de tomate;
    bouillon cube: cubos de caldo, caldo em cubo; brown sugar: açúcar amarelo, açúcar mascavado, açúcar mascavo;
    lasagna sheet: folhas de lasanha, massa de lasanha; flour tortilla: tortilhas de trigo, tortilhas;
    dill pickle: pickles de pepino, pepinos em conserva; red cabbage: couve roxa, repolho roxo;
    Brussels sprout: couves-de-bruxelas, couve-de-bruxelas; savoy cabbage: couve lombarda; collard greens: couve manteiga;
    celeriac: aipo-rábano; lamb's lettuce: alface-de-cordeiro; cherry tomato: tomates cereja, tomate cereja;
    apricot: damasco, damascos, alperces; kiwi: quivis; cranberry: arandos, arandos vermelhos; lemon juice: sumo de limão, suco de limão;
    red lentil: lentilhas vermelhas; arborio rice: arroz carolino; rice noodles: massa de arroz; egg: ovo, ovos; milk: leite;
    butter: manteiga; cheese: queijo, queijo ralado; heavy cream: natas; yogurt: iogurte, iogurtes;
    all-purpose flour: farinha, farinha de trigo; sugar: açúcar; salt: sal; rice: arroz; bread: pão, pães; olive oil: azeite;
    cooking oil: óleo; white vinegar: vinagre; chicken: frango, galinha; chicken breast: peito de frango; pork: carne de porco, porco;
    ham: fiambre, presunto cozido; shrimp: camarão, camarões; lettuce: alface; cucumber: pepino, pepinos; pear: peras;
    zucchini: curgete, curgetes, abobrinha; eggplant: beringela, beringelas, berinjela; mushroom: cogumelos; pea: ervilhas;
    chickpea: grão, grão-de-bico; lentil: lentilhas; orange: laranjas; strawberry: morangos; honey: mel; water: água;
    cilantro: coentros, coentro; leek: alho-francês, alho-poró; canned tuna: atum em lata; corn: milho; spinach: espinafres;
    kale: couve frisada; salt cod: bacalhau; bay leaf: louro; pumpkin: abóbora; passion fruit: maracujá; bread: pão de forma`,
  nl: `onion: ui, uien; garlic: knoflook, teentjes knoflook; potato: aardappel, aardappelen, aardappels, piepers, krieltjes;
    tomato: tomaat, tomaten; carrot: wortel, wortels, wortelen, worteltjes, winterpeen, bospeen; cucumber: komkommer, komkommers;
    lettuce: kropsla, sla, ijsbergsla; bell pepper: paprika, paprika's, rode paprika, gele paprika, groene paprika, puntpaprika;
    cauliflower: bloemkool; cabbage: witte kool, spitskool; leek: prei; celery: bleekselderij, selderij; pumpkin: pompoen;
    butternut squash: flespompoen; pea: doperwten, doperwtjes, erwten; snow pea: peultjes;
    green bean: sperziebonen, sperzieboontjes, haricots verts, boontjes; beet: rode biet, rode bieten, bietjes;
    sweet potato: zoete aardappel, zoete aardappelen; scallion: bosui, bosuitjes, lente-ui, lente-uitjes;
    shallot: sjalot, sjalotten, sjalotjes; ginger: gember, verse gember; orange: sinaasappel, sinaasappels, sinaasappelen;
    lemon: citroen, citroenen; lime: limoen, limoenen; strawberry: aardbei, aardbeien; blueberry: blauwe bes, blauwe bessen, bosbessen;
    raspberry: framboos, frambozen; cherry: kers, kersen; grape: druif, druiven; peach: perzik, perziken; plum: pruim, pruimen;
    apple: appel, appels, appelen; pear: peer, peren; banana: banaan, bananen; apricot: abrikoos, abrikozen; fig: vijg, vijgen;
    date: dadel, dadels; blackberry: braam, bramen; red currant: rode bes, rode bessen, aalbessen; parmesan: Parmezaanse kaas, Parmezaan;
    chicken: kip; chicken breast: kipfilet, kipfilets; chicken thigh: kippendij, kippendijen, kippendijfilet;
    chicken drumstick: kippenpoten, drumsticks; ground beef: rundergehakt, rundgehakt;
    ground beef and pork: gehakt half om half, half om half gehakt, gehakt; lamb: lamsvlees; beef: rundvlees; pork: varkensvlees;
    bacon: spek, ontbijtspek; lardon: spekjes, spekblokjes; sausage: worst, worstjes, braadworst; smoked sausage: rookworst; ham: ham;
    veal: kalfsvlees; turkey breast: kalkoenfilet; duck: eend, eendenborst; rabbit: konijn; chicken liver: kippenlever, kippenlevertjes;
    fish: vis; fish: witvis; smoked salmon: gerookte zalm; trout: forel; herring: haring; mussel: mosselen; shrimp: garnalen;
    squid: inktvis; egg: ei, eieren; milk: melk, halfvolle melk, volle melk; butter: boter, roomboter; heavy cream: slagroom, room;
    sour cream: zure room; cheese: kaas, geraspte kaas; Gouda: Goudse kaas, jonge kaas, belegen kaas, oude kaas; yogurt: yoghurt;
    goat cheese: geitenkaas; blue cheese: blauwe kaas, blauwschimmelkaas; cream cheese: roomkaas;
    sweetened condensed milk: gecondenseerde melk; oat milk: havermelk, haverdrank; soy milk: sojamelk, sojadrink;
    coconut milk: kokosmelk; lard: reuzel; olive oil: olijfolie; sunflower oil: zonnebloemolie; canola oil: koolzaadolie, raapzaadolie;
    vegetable oil: plantaardige olie; cooking oil: olie; white vinegar: azijn; balsamic vinegar: balsamicoazijn; yellow mustard: mosterd;
    rolled oats: havermout, havervlokken; almond: amandel, amandelen; cilantro: koriander, verse koriander; olive: olijf, olijven;
    tomato paste: tomatenpuree; canned tomato: tomatenblokjes, gepelde tomaten; tomato puree: gezeefde tomaten;
    vegetable broth: groentebouillon; chicken broth: kippenbouillon; beef broth: runderbouillon;
    bouillon cube: bouillonblokje, bouillonblokjes; white wine: witte wijn; red wine: rode wijn;
    brown sugar: bruine suiker, bruine basterdsuiker, basterdsuiker; sugar: suiker; powdered sugar: poedersuiker; salt: zout;
    black pepper: peper; rice: rijst; pasta: pasta; Asian noodles: mie; bread: brood; all-purpose flour: bloem, tarwebloem, meel;
    baking soda: baksoda, zuiveringszout; active dry yeast: gedroogde gist, gist; semolina: griesmeel; buckwheat: boekweit;
    pearl barley: parelgort, gort; lasagna sheet: lasagnebladen, lasagnevellen; baguette: stokbrood, stokbroden;
    bread roll: broodje, broodjes, bolletjes; flour tortilla: tortillawraps, wraps; sunflower seeds: zonnebloempitten;
    pumpkin seeds: pompoenpitten; thyme: tijm; rosemary: rozemarijn; bay leaf: laurierblad, laurierblaadjes; mint: munt, verse munt;
    sage: salie; parsley: peterselie; chives: bieslook; ground cinnamon: kaneel; nutmeg: nootmuskaat; paprika: paprikapoeder;
    ground cumin: komijn, komijnpoeder; caraway seeds: karwijzaad; curry powder: kerriepoeder, kerrie;
    ground turmeric: kurkuma, geelwortel; clove: kruidnagel, kruidnagels; caper: kappertjes; dill pickle: augurk, augurken;
    sauerkraut: zuurkool; red cabbage: rode kool; Brussels sprout: spruit, spruitjes; savoy cabbage: savooiekool; fennel: venkel;
    celeriac: knolselderij; parsnip: pastinaak, pastinaken; turnip: meiraap, meiraapjes, raapjes; kale: boerenkool; endive: witlof;
    escarole: andijvie; Swiss chard: snijbiet; lamb's lettuce: veldsla; artichoke: artisjok, artisjokken;
    cherry tomato: kerstomaatjes, kerstomaten, cherrytomaatjes; red onion: rode ui, rode uien;
    red chili: chilipeper, chilipepers, rode peper; mushroom: champignons, paddenstoelen; tea: thee; orange juice: sinaasappelsap;
    lemon juice: citroensap; apple juice: appelsap; basmati rice: basmatirijst; arborio rice: risottorijst;
    rice noodles: rijstnoedels, mihoen; whole wheat flour: volkorenmeel; walnut: walnoten; hazelnut: hazelnoten; peanut: pinda, pinda's;
    honey: honing; water: water; lentil: linzen; chickpea: kikkererwten; white bean: witte bonen; kidney bean: kidneybonen;
    mayonnaise: mayo; sambal oelek: sambal; soy sauce: ketjap asin; sweet soy sauce: ketjap, ketjap manis; crispbread: beschuit;
    gingersnap: ontbijtkoek; gingersnap: speculaas`,
  pl: `all-purpose flour: mąka, mąka pszenna; salt: sól; sugar: cukier; rice: ryż; cooking oil: olej; butter: masło; pasta: makaron;
    dill: koperek, koper; sour cream: śmietana; farmer's cheese: twaróg; milk: mleko; beef: wołowina; pork: wieprzowina; bean: fasola;
    buckwheat: kasza gryczana; bread: chleb; bacon: boczek; onion: cebula, cebule; garlic: czosnek, ząbki czosnku; potato: ziemniak, ziemniaki, kartofle; sweet potato: bataty; tomato: pomidor, pomidory;
    carrot: marchew, marchewka, marchewki; cucumber: ogórek, ogórki; bell pepper: papryka, papryki; leek: por, pory; chives: szczypiorek;
    scallion: szczypior, dymka, cebulka dymka; apple: jabłko, jabłka; lemon: cytryna, cytryny; lime: limonka, limonki;
    peach: brzoskwinia, brzoskwinie; farmer's cheese: twaróg, ser biały; chicken thigh: udka z kurczaka, udko z kurczaka, uda z kurczaka;
    ground beef: mielona wołowina, wołowina mielona; ground beef and pork: mięso mielone; cilantro: kolendra, świeża kolendra;
    Swiss cheese: ser ementaler, ementaler; sweetened condensed milk: mleko skondensowane słodzone;
    bouillon cube: kostki rosołowe, kostka rosołowa; brown sugar: brązowy cukier, cukier brązowy, cukier trzcinowy;
    vanilla sugar: cukier waniliowy, cukier wanilinowy; quinoa: komosa ryżowa; baguette: bagietka, bagietki; bread: chleb tostowy;
    flour tortilla: tortille pszenne, tortilla pszenna;
    paprika: papryka słodka mielona, papryka mielona, słodka papryka, papryka słodka, papryka w proszku;
    hot paprika: papryka ostra, ostra papryka; dill pickle: ogórki konserwowe, ogórki kiszone, ogórek kiszony; apricot: morela, morele;
    fig: figa, figi; egg: jajko, jajka, jaja; milk: mleko; butter: masło; cheese: ser, ser żółty, żółty ser;
    sour cream: śmietana, śmietana 18%; heavy cream: śmietanka, śmietanka 30%; yogurt: jogurt; all-purpose flour: mąka, mąka pszenna;
    sugar: cukier; salt: sól; black pepper: pieprz; rice: ryż; pasta: makaron; bread: chleb; bread roll: bułka, bułki; cooking oil: olej;
    white vinegar: ocet; chicken: kurczak; chicken breast: pierś z kurczaka, piersi z kurczaka, filet z kurczaka; pork: wieprzowina;
    pork loin: schab; pork shoulder: karkówka; ham: szynka; bacon: boczek; fish: ryba; mushroom: pieczarki, grzyby; spinach: szpinak;
    parsley: natka pietruszki, pietruszka; dill: koperek; pear: gruszki; banana: banany; orange: pomarańcze; strawberry: truskawki;
    plum: śliwki; cherry: czereśnie; sour cherry: wiśnie; blueberry: borówki, jagody; raspberry: maliny; beet: burak, buraki;
    radish: rzodkiewka, rzodkiewki; pea: groszek; honey: miód; water: woda; buckwheat: kasza gryczana; millet: kasza jaglana;
    lard: smalec; kefir: kefir; cabbage: kapusta; sauerkraut: kapusta kiszona; soup vegetables: włoszczyzna;
    canned tuna: tuńczyk w puszce; mixed nuts: orzechy; parsnip: pasternak; walnut: orzechy włoskie`,
  ru: `cheese: сыр; all-purpose flour: мука; onion: лук, луковица; egg: яйцо, яйца; milk: молоко; salt: соль; buckwheat: гречка, гречневая крупа;
    chicken breast: куриное филе, куриная грудка; carrot: морковь, морковка; pea: горошек, горох; farmer's cheese: творог; sugar: сахар;
    butter: сливочное масло; sunflower oil: подсолнечное масло; semolina: манка; raisin: изюм; potato: картофель, картошка, картофелина;
    cabbage: капуста; beet: свекла, свёкла; garlic: чеснок; sour cream: сметана; rice: рис; dill: укроп; bean: фасоль; beef: говядина;
    pork: свинина; tomato: помидоры; eggplant: баклажаны; pear: груши; banana: бананы; orange: апельсины; lemon: лимоны; peach: персики; plum: сливы; sausage: колбаски;
    farmer's cheese: творог; apple: яблоки; tomato: помидоры, томаты; cucumber: огурцы; potato: картошка, картофель;
    carrot: морковь, морковка; bread: хлеб; egg: яйца, яйцо; milk: молоко; cherry: черешня; strawberry: клубника;
    apricot: абрикосы, абрикос; date: финики; fig: инжир; walnut: грецкие орехи; mushroom: грибы, шампиньоны;
    scallion: зелёный лук, зеленый лук; ground beef: говяжий фарш; ground beef and pork: фарш;
    chicken breast: куриная грудка, куриное филе; chicken thigh: куриные бёдра; chicken leg: куриные окорочка, окорочка;
    buckwheat: гречка; mayonnaise: майонез; butter: сливочное масло; sunflower oil: подсолнечное масло; cooking oil: масло растительное;
    sour cream: сметана; kefir: кефир; zucchini: кабачки, кабачок; bell pepper: болгарский перец, сладкий перец; corn: кукуруза;
    pea: зелёный горошек, горошек; mixed nuts: орехи; bean: фасоль; dill pickle: солёные огурцы, соленые огурцы`,
  uk: `beet: буряк; bean: квасоля; onion: цибуля, ріпчаста цибуля; garlic: часник; potato: картопля; tomato: помідор, помідори, томати; carrot: морква;
    cucumber: огірок, огірки; bell pepper: болгарський перець, солодкий перець; eggplant: баклажан, баклажани; broccoli: броколі;
    cauliflower: цвітна капуста; mushroom: гриби, печериці; celery: селера; pumpkin: гарбуз; corn: кукурудза;
    pea: горошок, зелений горошок; green bean: стручкова квасоля; bean: квасоля; beet: буряк, буряки; scallion: зелена цибуля;
    ginger: імбир; apple: яблука, яблуко; pear: груша, груші; banana: банани; orange: апельсини; lemon: лимони; strawberry: полуниця;
    blueberry: чорниця, лохина; sour cherry: вишня, вишні; cherry: черешня; peach: персики; plum: слива, сливи; watermelon: кавун;
    raisin: родзинки; farmer's cheese: творог, кисломолочний сир; cheese: сир твердий, твердий сир, сир; cream cheese: вершковий сир;
    mozzarella: моцарела; chicken breast: куряча грудка, куряче філе; chicken thigh: курячі стегна; chicken: курка; sausage: ковбаски;
    tuna steak: тунець; cod: тріска; salmon: лосось; pasta: макарони; spaghetti: спагеті; bread: хліб;
    black pepper: чорний перець, перець чорний; olive oil: оливкова олія; sunflower oil: соняшникова олія; cooking oil: олія;
    white vinegar: оцет; yellow mustard: гірчиця; rolled oats: вівсянка, вівсяні пластівці; walnut: волоські горіхи; almond: мигдаль;
    mixed nuts: горіхи; basil: базилік; cilantro: кінза; dill: кріп; chives: шніт-цибуля; parsley: петрушка; egg: яйця, яйце;
    milk: молоко; butter: вершкове масло, масло; heavy cream: вершки; sugar: цукор; salt: сіль; all-purpose flour: борошно; rice: рис;
    water: вода; honey: мед; pork: свинина; beef: яловичина; ground beef: яловичий фарш; ground beef and pork: фарш; lard: смалець;
    buckwheat: гречка; spinach: шпинат; zucchini: кабачок, кабачки; cabbage: капуста; sauerkraut: квашена капуста; ham: шинка;
    sour cream: сметана; shrimp: креветки; raspberry: малина; lentil: сочевиця; bay leaf: лавровий лист; lemon juice: лимонний сік`,
  tr: `stewing beef: kuşbaşı, dana kuşbaşı; pumpkin: bal kabağı, balkabağı; chicken leg: tavuk but, tavuk budu, tavuk baget; cod: morina balığı, morina; all-purpose flour: un;
    honey: bal; cilantro: kişniş, taze kişniş; ricotta: lor, lor peyniri; onion: soğan; garlic: sarımsak; tomato: domates;
    potato: patates; egg: yumurta; milk: süt; bread: ekmek; rice: pirinç; cheese: peynir; chicken: tavuk; salt: tuz; sugar: şeker;
    bell pepper: biber, dolmalık biber, kapya biber; cucumber: salatalık; yogurt: yoğurt; water: su; cooking oil: sıvı yağ;
    butter: tereyağı; parsley: maydanoz; lentil: mercimek; carrot: havuç; apple: elma; eggplant: patlıcan; zucchini: kabak;
    spinach: ıspanak; tea: çay; red chili: acı biber; ground beef: kıyma`,
  zh: `Gouda: 高达奶酪; spaghetti: 意大利面条; ham: 火腿片; quark: 夸克奶酪; chicken leg: 鸡腿; scallion: 葱, 大葱; potato: 马铃薯, 土豆; pork belly: 五花肉;
    ground pork: 肉末, 猪肉末, 肉馅; cooking oil: 食用油, 油; napa cabbage: 大白菜, 白菜; lotus root: 莲藕`,
  ja: `cod: たら, 鱈; sunflower oil: ひまわり油; kidney bean: レッドキドニー, キドニービーンズ; scallion: 長ねぎ, ねぎ; cooking oil: サラダ油;
    ground beef and pork: 合いびき肉, 合挽き肉, ひき肉; pork belly: 豚バラ肉, 豚バラ; napa cabbage: 白菜; daikon: 大根; bean sprouts: もやし`,
  cs: `onion: cibule; garlic: česnek; potato: brambory, brambora; tomato: rajčata, rajče; carrot: mrkev; cucumber: okurka, okurky; cabbage: zelí;
    red cabbage: červené zelí; sauerkraut: kysané zelí; bell pepper: papriky; paprika: mletá paprika, sladká paprika; mushroom: houby, žampiony;
    spinach: špenát; leek: pórek; celeriac: celer; parsley root: petržel; beet: červená řepa; corn: kukuřice; pea: hrášek; apple: jablka, jablko;
    pear: hrušky, hruška; lemon: citron, citrony; plum: švestky; strawberry: jahody; egg: vejce, vajíčka; milk: mléko; butter: máslo;
    heavy cream: smetana ke šlehání, smetana; sour cream: zakysaná smetana; quark: tvaroh; cheese: sýr; yogurt: bílý jogurt, jogurt; bread: chleba, chléb;
    bread roll: rohlíky, rohlík, housky; all-purpose flour: mouka, hladká mouka, polohrubá mouka, hrubá mouka; breadcrumbs: strouhanka; sugar: cukr;
    powdered sugar: moučkový cukr; salt: sůl; black pepper: pepř; rice: rýže; pasta: těstoviny; lentil: čočka; bean: fazole; poppy seeds: mák;
    walnut: vlašské ořechy; honey: med; cooking oil: olej; lard: sádlo; white vinegar: ocet; yellow mustard: hořčice; water: voda; chicken: kuře;
    chicken breast: kuřecí prsa; beef: hovězí maso, hovězí; pork: vepřové maso, vepřové; ground beef and pork: mleté maso; bacon: slanina; ham: šunka;
    sausage: klobása, párky; fish: ryba; caraway seeds: kmín; dried marjoram: majoránka; dill: kopr; parsley: petrželka; chives: pažitka; bay leaf: bobkový list;
    baking powder: prášek do pečiva; fresh yeast: droždí; semolina: krupice; raisin: rozinky`,
  sk: `onion: cibuľa; garlic: cesnak; potato: zemiaky, zemiak; tomato: paradajky, paradajka, rajčiny; carrot: mrkva; cucumber: uhorka, uhorky; cabbage: kapusta;
    sauerkraut: kyslá kapusta; bell pepper: papriky; paprika: mletá paprika; mushroom: huby, šampiňóny; spinach: špenát; leek: pór; beet: cvikla; corn: kukurica;
    pea: hrášok; apple: jablká, jablko; pear: hrušky; lemon: citrón; plum: slivky; strawberry: jahody; egg: vajcia, vajce, vajíčka; milk: mlieko; butter: maslo;
    heavy cream: smotana na šľahanie, smotana; sour cream: kyslá smotana; quark: tvaroh; cheese: syr; feta: bryndza; yogurt: jogurt; bread: chlieb;
    bread roll: rožky, rožok; all-purpose flour: múka, hladká múka, polohrubá múka; breadcrumbs: strúhanka; sugar: cukor; powdered sugar: práškový cukor;
    salt: soľ; black pepper: čierne korenie; rice: ryža; pasta: cestoviny; lentil: šošovica; bean: fazuľa; poppy seeds: mak; walnut: vlašské orechy;
    honey: med; cooking oil: olej; lard: masť; white vinegar: ocot; yellow mustard: horčica; water: voda; chicken: kura, kurča; chicken breast: kuracie prsia;
    beef: hovädzie mäso, hovädzie; pork: bravčové mäso, bravčové; ground beef and pork: mleté mäso; bacon: slanina; ham: šunka; sausage: klobása, párky; fish: ryba;
    caraway seeds: rasca; dill: kôpor; parsley: petržlenová vňať; chives: pažítka; baking powder: prášok do pečiva; fresh yeast: droždie; raisin: hrozienka`,
  sv: `onion: lök, gul lök, gula lökar, lökar; red onion: rödlök, rödlökar; garlic: vitlök, vitlöksklyftor, vitlöksklyfta; potato: potatis; tomato: tomater;
    canned tomato: krossade tomater; carrot: morötter, morot; cucumber: gurka; cabbage: vitkål; cauliflower: blomkål; bell pepper: röd paprika;
    mushroom: champinjoner, svamp; spinach: spenat; leek: purjolök; beet: rödbetor; corn: majs; pea: ärtor; apple: äpplen, äpple; pear: päron;
    lemon: citron; strawberry: jordgubbar; blueberry: blåbär; lingonberry: lingon; red currant jelly: lingonsylt; egg: ägg; milk: mjölk; butter: smör;
    heavy cream: vispgrädde, grädde; sour cream: gräddfil; crème fraîche: creme fraiche; kefir: filmjölk; cheese: ost; yogurt: yoghurt, naturell yoghurt;
    bread: bröd; all-purpose flour: vetemjöl, mjöl; breadcrumbs: ströbröd; sugar: socker, strösocker; powdered sugar: florsocker; salt: salt;
    black pepper: svartpeppar; white pepper: vitpeppar; rice: ris; pasta: makaroner; lentil: linser; bean: bönor; honey: honung; cooking oil: olja;
    white vinegar: vinäger; yellow mustard: senap; water: vatten; chicken: kyckling; chicken breast: kycklingfilé; beef: nötkött; pork: fläsk, fläskkött;
    ground beef: nötfärs, köttfärs; ground beef and pork: blandfärs; bacon: bacon; ham: skinka; sausage: korv; bologna: falukorv; salmon: lax; cod: torsk;
    herring: sill; shrimp: räkor; dill: dill; parsley: persilja; chives: gräslök; baking powder: bakpulver; fresh yeast: jäst; rolled oats: havregryn;
    almond: mandel; green cardamom: kardemumma; vanilla sugar: vaniljsocker; simple syrup: sirap`,
};

/** Names that are words of English too, or say too little: they count only where the rest of the list is in their language. */
export const ONLY_IN_THEIR_LANGUAGE: ReadonlySet<string> = new Set([
  'pain', 'more', 'mora', 'rape', 'sale', 'latte', 'peer', 'room', 'worst', 'manga', 'mangas', 'massa', 'massas', 'maca', 'macas', 'polvo', 'gist', 'creme',
  'lima', 'limas', 'jaja', 'spruit', 'kers', 'meel', 'gort', 'pan', 'the', 'te', 'un', 'por', 'bal', 'lor', 'su', 'mie', 'sal', 'ail', 'ham', 'uva', 'mel', 'sel', 'eau',
]);
