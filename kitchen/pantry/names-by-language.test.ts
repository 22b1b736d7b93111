import { expect, test } from 'vitest';
import { findFood, isA } from './lexicon.ts';
import { LANGUAGES } from './lexicon/names-by-language.ts';
import { readings } from './read-pantry.ts';

/** The foods of a kitchen as shopping lists of twelve languages have them; `|` parts foods that are all true. */
const ROWS = `
onion;Zwiebeln;oignons;cebollas;cipolle;cebolas;uien;cebula;洋葱;玉ねぎ;soğan;лук;цибуля
garlic;Knoblauch;ail;ajo;aglio;alho;knoflook;czosnek;大蒜;にんにく;sarımsak;чеснок;часник
potato;Kartoffeln;pommes de terre;patatas;patate;batatas;aardappelen;ziemniaki;土豆;じゃがいも;patates;картошка;картопля
tomato;Tomaten;tomates;tomates;pomodori;tomates;tomaten;pomidory;西红柿;トマト;domates;помидоры;помідори
carrot;Möhren;carottes;zanahorias;carote;cenouras;wortels;marchewka;胡萝卜;にんじん;havuç;морковь;морква
cucumber;Gurke;concombre;pepino;cetriolo;pepino;komkommer;ogórek;黄瓜;きゅうり;salatalık;огурцы;огірки
lettuce;Kopfsalat;laitue;lechuga;lattuga;alface;kropsla;sałata;生菜;レタス;marul;салат;салат
bell pepper;Paprika;poivrons;pimientos;peperoni;pimentos;paprika;papryka;甜椒;ピーマン;dolmalık biber;болгарский перец;болгарський перець
zucchini;Zucchini;courgettes;calabacines;zucchine;curgetes;courgette;cukinia;西葫芦;ズッキーニ;kabak;кабачки;кабачки
eggplant;Auberginen;aubergines;berenjenas;melanzane;beringelas;aubergine;bakłażan;茄子;なす;patlıcan;баклажаны;баклажани
spinach;Spinat;épinards;espinacas;spinaci;espinafres;spinazie;szpinak;菠菜;ほうれん草;ıspanak;шпинат;шпинат
broccoli;Brokkoli;brocoli;brócoli;broccoli;brócolos;broccoli;brokuły;西兰花;ブロッコリー;brokoli;брокколи;броколі
cauliflower;Blumenkohl;chou-fleur;coliflor;cavolfiore;couve-flor;bloemkool;kalafior;花菜;カリフラワー;karnabahar;цветная капуста;цвітна капуста
cabbage;Weißkohl;chou blanc;repollo;cavolo cappuccio;repolho;witte kool;kapusta;卷心菜;キャベツ;lahana;капуста;капуста
mushroom;Champignons;champignons;champiñones;funghi;cogumelos;champignons;pieczarki;蘑菇;マッシュルーム;mantar;грибы;гриби
leek|scallion;Lauch;poireaux;puerros;porri;alho-francês;prei;por;大葱;長ねぎ;pırasa;лук-порей;цибуля-порей
celery;Staudensellerie;céleri branche;apio;sedano;aipo;bleekselderij;seler naciowy;芹菜;セロリ;kereviz sapı;сельдерей;селера
pumpkin;Kürbis;potiron;calabaza;zucca;abóbora;pompoen;dynia;南瓜;かぼちゃ;bal kabağı;тыква;гарбуз
corn;Mais;maïs;maíz;mais;milho;maïs;kukurydza;玉米;とうもろこし;mısır;кукуруза;кукурудза
pea;Erbsen;petits pois;guisantes;piselli;ervilhas;doperwten;groszek;豌豆;グリーンピース;bezelye;горошек;горошок
green bean;grüne Bohnen;haricots verts;judías verdes;fagiolini;feijão verde;sperziebonen;fasolka szparagowa;四季豆;いんげん;taze fasulye;стручковая фасоль;стручкова квасоля
beet;Rote Bete;betteraves;remolacha;barbabietole;beterraba;rode bieten;buraki;甜菜;ビーツ;pancar;свёкла;буряк
radish;Radieschen;radis;rábanos;ravanelli;rabanetes;radijsjes;rzodkiewka;樱桃萝卜;ラディッシュ;turp;редиска;редиска
asparagus|white asparagus;Spargel;asperges;espárragos;asparagi;espargos;asperges;szparagi;芦笋;アスパラガス;kuşkonmaz;спаржа;спаржа
sweet potato;Süßkartoffeln;patates douces;boniatos;patate dolci;batatas-doces;zoete aardappelen;bataty;红薯;さつまいも;tatlı patates;батат;батат
scallion|chives;Frühlingszwiebeln;oignons nouveaux;cebolletas;cipollotti;cebolinho verde;bosui;szczypiorek;小葱;ねぎ;taze soğan;зелёный лук;зелена цибуля
shallot;Schalotten;échalotes;chalotas;scalogni;chalotas;sjalotten;szalotki;红葱头;エシャロット;arpacık soğan;лук-шалот;цибуля-шалот
ginger;Ingwer;gingembre;jengibre;zenzero;gengibre;gember;imbir;姜;生姜;zencefil;имбирь;імбир
avocado;Avocado;avocats;aguacates;avocado;abacates;avocado's;awokado;牛油果;アボカド;avokado;авокадо;авокадо
apple;Äpfel;pommes;manzanas;mele;maçãs;appels;jabłka;苹果;りんご;elma;яблоки;яблука
pear|Asian pear;Birnen;poires;peras;pere;peras;peren;gruszki;梨;洋梨;armut;груши;груші
banana;Bananen;bananes;plátanos;banane;bananas;bananen;banany;香蕉;バナナ;muz;бананы;банани
orange;Orangen;oranges;naranjas;arance;laranjas;sinaasappels;pomarańcze;橙子;オレンジ;portakal;апельсины;апельсини
lemon|lime;Zitronen;citrons;limones;limoni;limões;citroenen;cytryny;柠檬;レモン;limon;лимоны;лимони
lime;Limetten;citrons verts;limas;lime;limas;limoenen;limonki;青柠;ライム;misket limonu;лайм;лайм
strawberry;Erdbeeren;fraises;fresas;fragole;morangos;aardbeien;truskawki;草莓;いちご;çilek;клубника;полуниця
blueberry;Heidelbeeren;myrtilles;arándanos;mirtilli;mirtilos;blauwe bessen;borówki;蓝莓;ブルーベリー;yaban mersini;черника;чорниця
raspberry;Himbeeren;framboises;frambuesas;lamponi;framboesas;frambozen;maliny;覆盆子;ラズベリー;ahududu;малина;малина
cherry|sour cherry;Kirschen;cerises;cerezas;ciliegie;cerejas;kersen;czereśnie;樱桃;さくらんぼ;kiraz;вишня;вишні
grape;Trauben;raisin;uvas;uva;uvas;druiven;winogrona;葡萄;ぶどう;üzüm;виноград;виноград
peach;Pfirsiche;pêches;melocotones;pesche;pêssegos;perziken;brzoskwinie;桃子;桃;şeftali;персики;персики
plum;Pflaumen;prunes;ciruelas;prugne;ameixas;pruimen;śliwki;李子;プラム;erik;сливы;сливи
pineapple;Ananas;ananas;piña;ananas;ananás;ananas;ananas;菠萝;パイナップル;ananas;ананас;ананас
mango;Mango;mangues;mangos;mango;mangas;mango's;mango;芒果;マンゴー;mango;манго;манго
watermelon;Wassermelone;pastèque;sandía;anguria;melancia;watermeloen;arbuz;西瓜;スイカ;karpuz;арбуз;кавун
raisin;Rosinen;raisins secs;pasas;uvetta;passas;rozijnen;rodzynki;葡萄干;レーズン;kuru üzüm;изюм;родзинки
egg;Eier;œufs;huevos;uova;ovos;eieren;jajka;鸡蛋;卵;yumurta;яйца;яйця
milk;Milch;lait;leche;latte;leite;melk;mleko;牛奶;牛乳;süt;молоко;молоко
butter;Butter;beurre;mantequilla;burro;manteiga;boter;masło;黄油;バター;tereyağı;сливочное масло;вершкове масло
heavy cream;Sahne;crème liquide;nata para montar;panna fresca;natas;slagroom;śmietanka 30%;淡奶油;生クリーム;krema;сливки;вершки
sour cream|crème fraîche;saure Sahne;crème aigre;nata agria;panna acida;natas azedas;zure room;śmietana;酸奶油;サワークリーム;ekşi krema;сметана;сметана
yogurt;Naturjoghurt;yaourt nature;yogur natural;yogurt bianco;iogurte natural;yoghurt;jogurt naturalny;酸奶;ヨーグルト;yoğurt;йогурт;йогурт
quark|farmer's cheese;Quark;fromage blanc;queso quark;quark;queijo quark;kwark;twaróg;夸克奶酪;クワルク;lor;творог;творог
cream cheese;Frischkäse;fromage frais à tartiner;queso crema;formaggio spalmabile;queijo creme;roomkaas;serek śmietankowy;奶油奶酪;クリームチーズ;krem peynir;сливочный сыр;вершковий сир
Parmesan;Parmesan;parmesan;parmesano;parmigiano;parmesão;Parmezaanse kaas;parmezan;帕尔马干酪;パルメザンチーズ;parmesan;пармезан;пармезан
mozzarella;Mozzarella;mozzarella;mozzarella;mozzarella;mozarela;mozzarella;mozzarella;马苏里拉;モッツァレラ;mozzarella;моцарелла;моцарела
feta;Schafskäse;feta;queso feta;feta;queijo feta;feta;ser feta;菲达奶酪;フェタチーズ;beyaz peynir;фета;фета
Gouda;Gouda;gouda;queso gouda;gouda;queijo gouda;Goudse kaas;gouda;高达奶酪;ゴーダチーズ;gouda;гауда;гауда
cheese;Käse;fromage;queso;formaggio;queijo;kaas;ser żółty;奶酪;チーズ;peynir;сыр;сир твердий
chicken;Hähnchen;poulet;pollo;pollo;frango;kip;kurczak;鸡肉;鶏肉;tavuk;курица;курка
chicken breast;Hähnchenbrust;blancs de poulet;pechugas de pollo;petti di pollo;peito de frango;kipfilet;pierś z kurczaka;鸡胸肉;鶏むね肉;tavuk göğsü;куриная грудка;куряча грудка
chicken thigh|chicken leg;Hähnchenschenkel;cuisses de poulet;muslos de pollo;cosce di pollo;coxas de frango;kippendijen;udka z kurczaka;鸡腿;鶏もも肉;tavuk but;куриные бёдра;курячі стегна
ground beef;Rinderhackfleisch;boeuf haché;carne picada de ternera;macinato di manzo;carne picada de vaca;rundergehakt;mielona wołowina;牛肉末;牛ひき肉;dana kıyma;говяжий фарш;яловичий фарш
beef;Rindfleisch;boeuf;carne de res;manzo;carne de vaca;rundvlees;wołowina;牛肉;牛肉;dana eti;говядина;яловичина
pork;Schweinefleisch;porc;carne de cerdo;carne di maiale;carne de porco;varkensvlees;wieprzowina;猪肉;豚肉;domuz eti;свинина;свинина
lamb;Lammfleisch;agneau;cordero;agnello;borrego;lamsvlees;jagnięcina;羊肉;ラム肉;kuzu eti;баранина;баранина
ham|country ham;Schinken;jambon;jamón cocido;prosciutto cotto;fiambre;ham;szynka;火腿;ハム;jambon;ветчина;шинка
bacon|Speck|lardon|pancetta;Speck;lardons;beicon;pancetta;bacon;spek;boczek;培根;ベーコン;bacon;бекон;бекон
sausage|bratwurst|Italian sausage|kielbasa|deli meat;Bratwurst;saucisses;salchichas;salsicce;salsichas;worst;kiełbasa;香肠;ソーセージ;sosis;колбаски;ковбаски
salmon;Lachs;saumon;salmón;salmone;salmão;zalm;łosoś;三文鱼;鮭;somon;лосось;лосось
tuna;Thunfisch;thon;atún;tonno;atum;tonijn;tuńczyk;金枪鱼;ツナ;ton balığı;тунец;тунець
shrimp;Garnelen;crevettes;gambas;gamberetti;camarões;garnalen;krewetki;虾;えび;karides;креветки;креветки
cod;Kabeljau;cabillaud;bacalao fresco;merluzzo;bacalhau fresco;kabeljauw;dorsz;鳕鱼;たら;morina balığı;треска;тріска
rice;Reis;riz;arroz;riso;arroz;rijst;ryż;大米;米;pirinç;рис;рис
pasta;Nudeln;pâtes;pasta;pasta;massa;pasta;makaron;意大利面;パスタ;makarna;макароны;макарони
spaghetti;Spaghetti;spaghettis;espaguetis;spaghetti;esparguete;spaghetti;spaghetti;意大利面条;スパゲッティ;spagetti;спагетти;спагеті
bread;Brot;pain;pan;pane;pão;brood;chleb;面包;パン;ekmek;хлеб;хліб
all-purpose flour;Mehl;farine;harina;farina;farinha;bloem;mąka;面粉;小麦粉;un;мука;борошно
sugar;Zucker;sucre;azúcar;zucchero;açúcar;suiker;cukier;糖;砂糖;şeker;сахар;цукор
salt;Salz;sel;sal;sale;sal;zout;sól;盐;塩;tuz;соль;сіль
black pepper;Pfeffer;poivre;pimienta;pepe;pimenta;peper;pieprz;黑胡椒;こしょう;karabiber;чёрный перец;чорний перець
olive oil;Olivenöl;huile d'olive;aceite de oliva;olio d'oliva;azeite;olijfolie;oliwa z oliwek;橄榄油;オリーブオイル;zeytinyağı;оливковое масло;оливкова олія
sunflower oil;Sonnenblumenöl;huile de tournesol;aceite de girasol;olio di semi di girasole;óleo de girassol;zonnebloemolie;olej słonecznikowy;葵花籽油;ひまわり油;ayçiçek yağı;подсолнечное масло;соняшникова олія
vinegar;Essig;vinaigre;vinagre;aceto;vinagre;azijn;ocet;醋;酢;sirke;уксус;оцет
mustard;Senf;moutarde;mostaza;senape;mostarda;mosterd;musztarda;芥末酱;マスタード;hardal;горчица;гірчиця
honey;Honig;miel;miel;miele;mel;honing;miód;蜂蜜;はちみつ;bal;мёд;мед
lentil;Linsen;lentilles;lentejas;lenticchie;lentilhas;linzen;soczewica;扁豆;レンズ豆;mercimek;чечевица;сочевиця
chickpea;Kichererbsen;pois chiches;garbanzos;ceci;grão-de-bico;kikkererwten;ciecierzyca;鹰嘴豆;ひよこ豆;nohut;нут;нут
kidney bean|borlotti bean;Kidneybohnen;haricots rouges;alubias rojas;fagioli rossi;feijão vermelho;kidneybonen;czerwona fasola;红腰豆;レッドキドニー;barbunya;красная фасоль;червона квасоля
tofu;Tofu;tofu;tofu;tofu;tofu;tofu;tofu;豆腐;豆腐;tofu;тофу;тофу
oats;Haferflocken;flocons d'avoine;copos de avena;fiocchi d'avena;flocos de aveia;havermout;płatki owsiane;燕麦片;オートミール;yulaf ezmesi;овсянка;вівсянка
walnut;Walnüsse;noix;nueces;noci;nozes;walnoten;orzechy włoskie;核桃;くるみ;ceviz;грецкие орехи;волоські горіхи
almond;Mandeln;amandes;almendras;mandorle;amêndoas;amandelen;migdały;杏仁;アーモンド;badem;миндаль;мигдаль
parsley;Petersilie;persil;perejil;prezzemolo;salsa;peterselie;pietruszka;欧芹;パセリ;maydanoz;петрушка;петрушка
basil;Basilikum;basilic;albahaca;basilico;manjericão;basilicum;bazylia;罗勒;バジル;fesleğen;базилик;базилік
cilantro;Koriander;coriandre;cilantro;coriandolo;coentros;koriander;kolendra;香菜;パクチー;kişniş;кинза;кінза
dill;Dill;aneth;eneldo;aneto;endro;dille;koperek;莳萝;ディル;dereotu;укроп;кріп
chives|scallion;Schnittlauch;ciboulette;cebollino;erba cipollina;cebolinho;bieslook;szczypior;细香葱;チャイブ;frenk soğanı;шнитт-лук;шніт-цибуля
olive;Oliven;olives;aceitunas;olive;azeitonas;olijven;oliwki;橄榄;オリーブ;zeytin;оливки;оливки
fish|pollock;Seelachs;poisson blanc;pescado blanco;pesce bianco;peixe branco;witvis;biała ryba
fish;Fisch;poisson;pescado;pesce;peixe;vis;ryba
veal;Kalbfleisch;veau;ternera;vitello;vitela;kalfsvlees;cielęcina
turkey breast;Putenbrust;blanc de dinde;pechuga de pavo;fesa di tacchino;peito de peru;kalkoenfilet;pierś z indyka
duck;Ente;canard;pato;anatra;pato;eend;kaczka
rabbit;Kaninchen;lapin;conejo;coniglio;coelho;konijn;królik
ground beef and pork|ground beef;gemischtes Hackfleisch;viande hachée;carne picada;carne macinata;carne picada mista;gehakt half om half;mięso mielone
chicken liver;Hühnerleber;foies de volaille;hígado de pollo;fegatini di pollo;fígado de frango;kippenlever;wątróbka drobiowa
salami;Salami;salami;salami;salame;salame;salami;salami
chorizo|smoked sausage;Chorizo;chorizo;chorizo;chorizo;chouriço;chorizo;chorizo
smoked salmon;Räucherlachs;saumon fumé;salmón ahumado;salmone affumicato;salmão fumado;gerookte zalm;łosoś wędzony
trout;Forelle;truite;trucha;trota;truta;forel;pstrąg
sardine|fresh sardine;Sardinen;sardines;sardinas;sardine;sardinhas;sardines;sardynki
anchovy;Sardellen;anchois;anchoas;acciughe;anchovas;ansjovis;anchois
mackerel;Makrele;maquereau;caballa;sgombro;cavala;makreel;makrela
herring|pickled herring;Hering;hareng;arenque;aringa;arenque;haring;śledź
mussel;Miesmuscheln;moules;mejillones;cozze;mexilhões;mosselen;małże
squid;Tintenfisch;calamar;calamares;calamari;lulas;inktvis;kalmary
octopus;Krake;poulpe;pulpo;polpo;polvo;octopus;ośmiornica
crème fraîche;Crème fraîche;crème fraîche;crème fraîche;crème fraîche;crème fraîche;crème fraîche;crème fraîche
buttermilk;Buttermilch;babeurre;suero de mantequilla;latticello;leitelho;karnemelk;maślanka
Greek yogurt;griechischer Joghurt;yaourt grec;yogur griego;yogurt greco;iogurte grego;Griekse yoghurt;jogurt grecki
goat cheese;Ziegenkäse;fromage de chèvre;queso de cabra;formaggio di capra;queijo de cabra;geitenkaas;ser kozi
ricotta|cream cheese;Ricotta;ricotta;requesón;ricotta;requeijão;ricotta;ricotta
mascarpone;Mascarpone;mascarpone;mascarpone;mascarpone;mascarpone;mascarpone;mascarpone
blue cheese;Blauschimmelkäse;fromage bleu;queso azul;formaggio erborinato;queijo azul;blauwe kaas;ser pleśniowy
Emmental;Emmentaler;emmental râpé;queso emmental;emmental;queijo emmental;emmentaler;ser ementaler
Cheddar;Cheddar;cheddar;queso cheddar;cheddar;queijo cheddar;cheddar;cheddar
sweetened condensed milk|evaporated milk;Kondensmilch;lait concentré sucré;leche condensada;latte condensato;leite condensado;gecondenseerde melk;mleko skondensowane
oat milk;Hafermilch;lait d'avoine;bebida de avena;latte d'avena;bebida de aveia;havermelk;mleko owsiane
soy milk;Sojamilch;lait de soja;leche de soja;latte di soia;leite de soja;sojamelk;mleko sojowe
coconut milk;Kokosmilch;lait de coco;leche de coco;latte di cocco;leite de coco;kokosmelk;mleko kokosowe
margarine;Margarine;margarine;margarina;margarina;margarina;margarine;margaryna
lard;Schweineschmalz;saindoux;manteca de cerdo;strutto;banha de porco;reuzel;smalec
canola oil;Rapsöl;huile de colza;aceite de colza;olio di colza;óleo de colza;koolzaadolie;olej rzepakowy
sesame oil;Sesamöl;huile de sésame;aceite de sésamo;olio di sesamo;óleo de sésamo;sesamolie;olej sezamowy
tomato paste;Tomatenmark;concentré de tomates;concentrado de tomate;concentrato di pomodoro;polpa concentrada de tomate;tomatenpuree;koncentrat pomidorowy
canned tomatoes;Dosentomaten;tomates pelées;tomate triturado;pomodori pelati;tomate pelado;tomatenblokjes;pomidory w puszce
passata;passierte Tomaten;coulis de tomate;tomate frito;passata di pomodoro;polpa de tomate;passata;passata pomidorowa
ketchup;Ketchup;ketchup;kétchup;ketchup;ketchup;ketchup;keczup
mayonnaise;Mayonnaise;mayonnaise;mayonesa;maionese;maionese;mayonaise;majonez
soy sauce;Sojasauce;sauce soja;salsa de soja;salsa di soia;molho de soja;sojasaus;sos sojowy
balsamic vinegar;Balsamico;vinaigre balsamique;vinagre balsámico;aceto balsamico;vinagre balsâmico;balsamicoazijn;ocet balsamiczny
vegetable broth;Gemüsebrühe;bouillon de légumes;caldo de verduras;brodo vegetale;caldo de legumes;groentebouillon;bulion warzywny
chicken broth;Hühnerbrühe;bouillon de poulet;caldo de pollo;brodo di pollo;caldo de galinha;kippenbouillon;bulion drobiowy
bouillon cube;Brühwürfel;bouillon cube;pastillas de caldo;dado da brodo;cubos de caldo;bouillonblokjes;kostki rosołowe
white wine;Weißwein;vin blanc;vino blanco;vino bianco;vinho branco;witte wijn;białe wino
red wine;Rotwein;vin rouge;vino tinto;vino rosso;vinho tinto;rode wijn;czerwone wino
beer;Bier;bière;cerveza;birra;cerveja;bier;piwo
brown sugar;brauner Zucker;cassonade;azúcar moreno;zucchero di canna;açúcar amarelo;bruine suiker;brązowy cukier
powdered sugar;Puderzucker;sucre glace;azúcar glas;zucchero a velo;açúcar em pó;poedersuiker;cukier puder
vanilla sugar;Vanillezucker;sucre vanillé;azúcar vainillado;zucchero vanigliato;açúcar baunilhado;vanillesuiker;cukier waniliowy
baking powder;Backpulver;levure chimique;levadura química;lievito per dolci;fermento em pó;bakpoeder;proszek do pieczenia
baking soda;Natron;bicarbonate de soude;bicarbonato sódico;bicarbonato;bicarbonato de sódio;baksoda;soda oczyszczona
active dry yeast;Trockenhefe;levure boulangère;levadura de panadería;lievito di birra secco;fermento de padeiro;gedroogde gist;drożdże suche
cornstarch;Speisestärke;maïzena;maicena;amido di mais;amido de milho;maïzena;skrobia kukurydziana
breadcrumbs;Semmelbrösel;chapelure;pan rallado;pangrattato;pão ralado;paneermeel;bułka tarta
semolina;Grieß;semoule de blé;sémola;semola;sêmola;griesmeel;kasza manna
polenta;Polenta;polenta;polenta;polenta;polenta;polenta;polenta
couscous;Couscous;couscous;cuscús;cous cous;cuscuz;couscous;kuskus
bulgur;Bulgur;boulgour;bulgur;bulgur;bulgur;bulgur;kasza bulgur
quinoa;Quinoa;quinoa;quinoa;quinoa;quinoa;quinoa;komosa ryżowa
buckwheat;Buchweizen;sarrasin;trigo sarraceno;grano saraceno;trigo-sarraceno;boekweit;kasza gryczana
pearl barley;Graupen;orge perlé;cebada perlada;orzo perlato;cevada;parelgort;kasza jęczmienna
lasagna sheet;Lasagneplatten;feuilles de lasagne;placas de lasaña;lasagne;folhas de lasanha;lasagnebladen;płaty lasagne
baguette;Baguette;baguette;barra de pan;baguette;baguete;stokbrood;bagietka
bread roll;Brötchen;petits pains;panecillos;panini;pãezinhos;broodjes;bułki
toast bread;Toastbrot;pain de mie;pan de molde;pancarré;pão de forma;toastbrood;chleb tostowy
puff pastry;Blätterteig;pâte feuilletée;hojaldre;pasta sfoglia;massa folhada;bladerdeeg;ciasto francuskie
tortilla;Weizentortillas;tortillas de blé;tortillas de trigo;tortillas di grano;tortilhas de trigo;tortillawraps;tortille pszenne
chocolate;Schokolade;chocolat;chocolate;cioccolato;chocolate;chocolade;czekolada
cocoa powder;Kakao;cacao en poudre;cacao en polvo;cacao amaro;cacau em pó;cacaopoeder;kakao
jam;Marmelade;confiture;mermelada;marmellata;compota;jam;dżem
peanut butter;Erdnussbutter;beurre de cacahuète;crema de cacahuete;burro di arachidi;manteiga de amendoim;pindakaas;masło orzechowe
hazelnut;Haselnüsse;noisettes;avellanas;nocciole;avelãs;hazelnoten;orzechy laskowe
peanut;Erdnüsse;cacahuètes;cacahuetes;arachidi;amendoins;pinda's;orzeszki ziemne
pine nut;Pinienkerne;pignons de pin;piñones;pinoli;pinhões;pijnboompitten;orzeszki piniowe
sunflower seed;Sonnenblumenkerne;graines de tournesol;pipas de girasol;semi di girasole;sementes de girassol;zonnebloempitten;pestki słonecznika
sesame seed;Sesam;graines de sésame;semillas de sésamo;semi di sesamo;sementes de sésamo;sesamzaad;sezam
thyme;Thymian;thym;tomillo;timo;tomilho;tijm;tymianek
rosemary;Rosmarin;romarin;romero;rosmarino;alecrim;rozemarijn;rozmaryn
oregano;Oregano;origan;orégano;origano;orégãos;oregano;oregano
bay leaf;Lorbeerblätter;feuilles de laurier;hojas de laurel;foglie di alloro;folhas de louro;laurierblaadjes;liście laurowe
mint;Minze;menthe;menta;menta;hortelã;munt;mięta
sage;Salbei;sauge;salvia;salvia;sálvia;salie;szałwia
ground cinnamon;Zimt;cannelle;canela;cannella;canela;kaneel;cynamon
nutmeg;Muskatnuss;noix de muscade;nuez moscada;noce moscata;noz-moscada;nootmuskaat;gałka muszkatołowa
paprika;Paprikapulver;paprika;pimentón;paprica;colorau;paprikapoeder;papryka słodka mielona
ground cumin;Kreuzkümmel;cumin;comino;cumino;cominhos;komijn;kmin rzymski
caraway seed;Kümmel;graines de carvi;alcaravea;semi di carvi;alcaravia;karwijzaad;kminek
curry powder;Currypulver;curry;curry en polvo;curry in polvere;caril;kerriepoeder;curry
turmeric;Kurkuma;curcuma;cúrcuma;curcuma;açafrão-da-terra;kurkuma;kurkuma
saffron;Safran;safran;azafrán;zafferano;açafrão;saffraan;szafran
capers;Kapern;câpres;alcaparras;capperi;alcaparras;kappertjes;kapary
pickle;Gewürzgurken;cornichons;pepinillos;cetriolini sottaceto;pickles de pepino;augurken;ogórki konserwowe
sauerkraut;Sauerkraut;choucroute;chucrut;crauti;chucrute;zuurkool;kapusta kiszona
red cabbage;Rotkohl;chou rouge;lombarda;cavolo rosso;couve roxa;rode kool;czerwona kapusta
Brussels sprout;Rosenkohl;choux de Bruxelles;coles de Bruselas;cavolini di Bruxelles;couves-de-bruxelas;spruitjes;brukselka
savoy cabbage|kale|red cabbage|cabbage;Wirsing;chou frisé vert;col rizada;verza;couve lombarda;savooiekool;kapusta włoska
kohlrabi;Kohlrabi;chou-rave;colinabo;cavolo rapa;couve-rábano;koolrabi;kalarepa
fennel;Fenchel;fenouil;hinojo;finocchio;funcho;venkel;koper włoski
celeriac;Knollensellerie;céleri-rave;apionabo;sedano rapa;aipo-rábano;knolselderij;seler
parsnip;Pastinaken;panais;chirivías;pastinaca;pastinacas;pastinaak;pasternak
turnip;Speiserüben;navets;nabos;rape;nabos;meiraapjes;rzepa
Swiss chard|beet greens;Mangold;blettes;acelgas;bietole;acelgas;snijbiet;botwina
arugula;Rucola;roquette;rúcula;rucola;rúcula;rucola;rukola
lamb's lettuce;Feldsalat;mâche;canónigos;valeriana;alface-de-cordeiro;veldsla;roszponka
artichoke;Artischocken;artichauts;alcachofas;carciofi;alcachofras;artisjokken;karczochy
cherry tomato;Kirschtomaten;tomates cerises;tomates cherry;pomodorini;tomates cereja;kerstomaatjes;pomidorki koktajlowe
red onion;rote Zwiebeln;oignons rouges;cebolla roja;cipolle rosse;cebola roxa;rode uien;czerwona cebula
chili pepper;Chilischoten;piments;guindillas;peperoncino;malaguetas;chilipepers;papryczka chili
kale;Grünkohl;chou kale;kale;cavolo nero;couve galega;boerenkool;jarmuż
apricot;Aprikosen;abricots;albaricoques;albicocche;damascos;abrikozen;morele
fig;Feigen;figues;higos;fichi;figos;vijgen;figi
date;Datteln;dattes;dátiles;datteri;tâmaras;dadels;daktyle
kiwi;Kiwis;kiwis;kiwis;kiwi;quivis;kiwi's;kiwi
melon;Melone;melon;melón;melone;melão;meloen;melon
grapefruit;Grapefruit;pamplemousse;pomelo;pompelmo;toranja;grapefruit;grejpfrut
mandarin;Mandarinen;clémentines;mandarinas;mandarini;tangerinas;mandarijnen;mandarynki
blackberry;Brombeeren;mûres;moras;more;amoras;bramen;jeżyny
red currant;Johannisbeeren;groseilles;grosellas;ribes;groselhas;rode bessen;porzeczki
cranberry;Cranberrys;canneberges;arándanos rojos;mirtilli rossi;arandos;cranberry's;żurawina
rhubarb;Rhabarber;rhubarbe;ruibarbo;rabarbaro;ruibarbo;rabarber;rabarbar
water;Wasser;eau;agua;acqua;água;water;woda
coffee;Kaffee;café;café;caffè;café;koffie;kawa
tea;Tee;thé;té;tè;chá;thee;herbata
orange juice;Orangensaft;jus d'orange;zumo de naranja;succo d'arancia;sumo de laranja;sinaasappelsap;sok pomarańczowy
lemon juice|lime juice;Zitronensaft;jus de citron;zumo de limón;succo di limone;sumo de limão;citroensap;sok z cytryny
gelatin;Gelatine;gélatine;gelatina;gelatina;gelatina;gelatine;żelatyna
marzipan;Marzipan;pâte d'amande;mazapán;marzapane;maçapão;marsepein;marcepan
pesto;Pesto;pesto;pesto;pesto;pesto;pesto;pesto
gnocchi;Gnocchi;gnocchis;ñoquis;gnocchi;nhoques;gnocchi;kopytka
white bean;weiße Bohnen;haricots blancs;alubias blancas;cannellini;feijão branco;witte bonen;biała fasola
black bean;schwarze Bohnen;haricots noirs;alubias negras;fagioli neri;feijão preto;zwarte bonen;czarna fasola
red lentil;rote Linsen;lentilles corail;lentejas rojas;lenticchie rosse;lentilhas vermelhas;rode linzen;czerwona soczewica
basmati rice;Basmatireis;riz basmati;arroz basmati;riso basmati;arroz basmati;basmatirijst;ryż basmati
arborio rice|sushi rice|paella rice;Risottoreis;riz rond;arroz bomba;riso per risotto;arroz carolino;risottorijst;ryż do risotto
rice noodle;Reisnudeln;vermicelles de riz;fideos de arroz;spaghetti di riso;massa de arroz;rijstnoedels;makaron ryżowy
whole wheat flour;Vollkornmehl;farine complète;harina integral;farina integrale;farinha integral;volkorenmeel;mąka pełnoziarnista
vegetable oil;Pflanzenöl;huile végétale;aceite vegetal;olio di semi;óleo vegetal;plantaardige olie;olej roślinny
`.trim().split('\n').map((row) => row.split(';'));

/** In the order of the columns. */
const COLUMNS = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'zh', 'ja', 'tr', 'ru', 'uk'] as const;
const GOALS = { de: 0.95, fr: 0.95, es: 0.95, it: 0.95, pt: 0.95, nl: 0.95, pl: 0.95, zh: 0.95, ja: 0.95, tr: 0.95, ru: 0.95, uk: 0.95 } as const;

const isRead = (list: readonly string[], name: string, wanted: string): boolean => {
  const found = readings([...list, name]).slice(readings(list).length);
  return found.length === 1 && wanted.split('|').some((id) => {
    const [food] = found.flatMap((reading) => (reading.outcome === 'food' ? [reading.food] : []));
    return food !== undefined && findFood(id) !== null && (isA(food, id) || isA(findFood(id) ?? food, food.id));
  });
};

test.each(COLUMNS)('names of foods in %s, each on a list of four', (language) => {
  const at = COLUMNS.indexOf(language) + 1;
  const named = ROWS.flatMap((row) => (row[at] === undefined ? [] : [[row[0] ?? '', row[at]] as const]));
  const list = ROWS.slice(4, 7).map((row) => row[at] ?? '');
  const unread = named.filter(([wanted, name]) => !isRead(list, name, wanted)).map(([wanted, name]) => `${name} (${wanted})`);
  expect(unread.length / named.length, unread.join(', ')).toBeLessThanOrEqual(1 - GOALS[language]);
});

const read = (list: string): string => readings(list.split(', ')).map((reading) => (reading.outcome === 'food' ? reading.food.id : reading.outcome)).join(', ');

test.each([
  ['lait, pain, citron, oeufs', 'milk, bread, lemon, egg'],
  ['farine, oeufs, raisins secs, raisin', 'all-purpose flour, egg, raisin, grape'],
  ['raisin, prunes, flour', 'raisin, prune, all-purpose flour'],
  ['ovos, leite, salsa, massa', 'egg, milk, parsley, pasta'],
  ['salsa, tortilla chips, cheese', 'salsa, tortilla chips, cheese'],
  ['Paprika, Hackfleisch, Reis', 'bell pepper, ground beef, rice'],
  ['paprika, chicken, rice', 'paprika, chicken, rice'],
  ['paprika, uien, kip', 'bell pepper, onion, chicken'],
  ['latte, uova, farina, sale', 'milk, egg, all-purpose flour, salt'],
  ['peperoni, pomodori, cipolle', 'bell pepper, tomato, onion'],
  ['plátanos, leche, huevos', 'banana, milk, egg'],
  ['aubergines, courgettes, prunes, rice', 'eggplant, zucchini, prune, rice'],
  ['pâtes', 'pasta'], ['thé', 'tea'], ['latte', 'unknown'], ['pain', 'unknown'], ['Gift', 'unknown'],
  ['leche y pan', 'milk, bread'], ['Brot und Butter', 'bread, butter'], ['pain et beurre', 'bread, butter'], ['pane e burro', 'bread, butter'],
])('%s is %s', (list, foods) => {
  expect(read(list)).toBe(foods);
});

test('every language has names, here or among the typed lists', () => {
  expect(LANGUAGES.toSorted()).toEqual([...COLUMNS, 'cs', 'sk', 'sv', 'hu', 'ro', 'el', 'da'].toSorted());
});
