/** Words around a food's name that say how much, in what form or of what quality: read past, never read as food. */
import { foldName } from './words.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Words that may stand before or after a food without changing what it is. */
export const ASIDE = set(`
  a an the of my our some few couple any more extra about approx approximately around roughly nearly almost plus or and with without no not to taste from for if you have
  please left leftover leftovers over remaining rest half quarter third whole full small medium large big little tiny huge jumbo xl baby young old new mini thick thin
  fresh freshly frozen thawed defrosted chilled cold warm hot room temperature dried dry raw cooked uncooked canned tinned jarred bottled packaged packed prepared homemade home made
  storebought store bought shop organic free range grass fed wild farmed natural pure plain regular ordinary normal good best quality premium fine finely coarse coarsely
  stale thinly thickly ends offcuts trimmings going bendy sad tired floppy limp wilting wilted wrinkly wrinkled bruised
  ripe overripe unripe firm soft softened hard tender juicy crisp crunchy sweet mild strong
  vac vacuum bundle bundles overnight
  boneless skinless skin-on bone-in skin-off skin bone in on off bones fat lean extra-lean fatty trimmed untrimmed peeled unpeeled seeded deseeded pitted stoned cored stemmed shelled unshelled deveined hulled husked shucked cleaned
  washed rinsed drained undrained soaked pressed squeezed strained packed loosely lightly heavily well
  chopped sliced diced minced shredded grated cubed crumbled crushed mashed ground pureed torn julienned halved quartered cut slivered flaked shaved zested juiced beaten whisked melted toasted
  chunk chunks piece pieces slice slices cube cubes strip strips wedge wedges ring rings half halves quarters spear spears floret florets leaf leaves stalk stalks stick sticks rib ribs sprig sprigs
  punnet punnets bunch bunches head heads clove cloves bulb bulbs knob knobs handful handfuls pinch pinches dash dashes drop drops splash drizzle sprinkle dollop lump
  bag bags box boxes can cans tin tins jar jars bottle bottles carton cartons tub tubs pack packs packet packets package packages pkg pot container containers tray block blocks bar bars stick tube
  fillet fillets filet filets steak steaks portion portions serving servings loaf loaves ear ears
  low reduced no light lite lowfat nonfat fatfree fat-free sodium salt-free unsalted salted unsweetened sweetened sugar-free sugarfree diet zero lactose
  g kg gram grams gr kilogram kilograms kilo kilos mg oz ounce ounces lb lbs pound pounds ml millilitre milliliter l liter litre liters litres dl cl cup cups tbsp tablespoon tablespoons tsp teaspoon teaspoons
  pint pints quart quarts qt gallon gallons inch inches cm mm x ca fl
  one two three four five six seven eight nine ten dozen several many lots lot
  divided optional separated room-temp day days yesterday today sunday monday tuesday wednesday thursday friday saturday tbs tb
  store brand original style type variety mixed assorted seasonal local imported unbleached enriched unflavored unflavoured all natural
  on vine their its juice juices liquid
  added real classic traditional finest select signature everyday barista total lighter creamy crunchy extra-large ready rolled sheet sheets pot pots envelope sachet sachets tub pouch pouches nest nests
  grattugiato grattugiata tritato tritata tritati affettato affettata hachee hachees hache haches emince emincee eminces coupe coupes picado picada picados picadas
  rallado rallada troceado gehackt gehackte gehackter gerieben geriebener gewurfelt posiekany posiekana starty starta pokrojona pokrojony
  qb heaped heaping rounded level scant generous glatt pelees pele
  galbani barilla cecco rummo molisana garofalo mutti cirio kallo amul nestle nestlé danone arla lurpak müller muller zott oetker kikkoman chaokoh goya costeña costena herdez
  bimbo kraft tesco sainsburys sainsbury's aldi lidl waitrose costco kirkland asda morrisons walmart rewe edeka carrefour auchan mercadona hacendado conad biedronka migros pınar pinar
  sütaş ülker knorr heinz schwartz
  o bit bits blanched parboiled reserved needed garnish serving topping decoration yellow white red green purple brown black golden orange
`);

/** Words of amount and preparation in other languages, which stand before a name as those of English do. */
const ABROAD = set(`
  eine einen einer ein halbe halber halbes etwas el tl prise bund dose dosen becher glas packung stück scheiben zehe zehen frische frischer frisches größe
  une deux demi demie quelques cuillère cuillères cuillere cuilleres soupe bouquet pincée pincee boîte boite tranches gousse gousses brin brins verre de d du des da do
  bout morceau morceaux pedazo pedazos trozo trozos pedaço pedaços pezzo pezzi kawałek plato prato sobras
  bouteille bouteilles paquet paquets sachet sachets brique barquette flasche beutel netz
  una unas unos uno medio media paquete paquetes bote sobre bolsa botella botellas cucharada cucharadas cucharadita cucharaditas sopera lata latas manojo diente dientes vaso taza tazas rebanadas un
  cucchiaio cucchiai cucchiaino mezza mezzo spicchio spicchi mazzetto bicchiere scatola scatoletta pizzico fette di della
  bottiglia pacchetto confezione busta vasetto garrafa pacote saco
  colher colheres sopa chá cha meia meio dente dentes molho ramo chávena xícara pitada fatias
  halve eetlepel eetlepels theelepel theelepels blik blikje teentje teentjes bosje takje takjes snufje plakjes verse grote kleine
  łyżka łyżki łyżek łyżeczka łyżeczki szklanka szklanki puszka puszki pęczek szczypta ząbek ząbki ząbków pół dag plastry świeża świeży
  kostka kostki paczka paczki kilogram kilo kawałek plaster plasterki garść opakowanie słoik świeżego świeżej kromki
  lžíce lžička lžičky hrnek hrnky stroužek stroužky stroužků špetka svazek konzerva plechovka balení kus kusy plátky hrst kostička dkg
  lyžica lyžice lyžička hrsť strúčik strúčiky zväzok plechovica balíček štipka
  msk tsk krm en ett burk paket klyftor klyfta nypa knippe skivor gula krossade färsk färska stora små
  пачка пачки щіпка дрібка пів половина половинка головка кусок кусочек горсть жменя упаковка зубчики зубок склянки ложка столова столові чайна
  столовая столовые ложка ложки чайная чайные банка банки пучок зубчик зубчика стакан стакана ст ч л г кг мл щепотка склянка ложок
  su bardağı yemek kaşığı çay demet kutu diş adet tane
`);

/** Packs, sorts and sizes that stand behind a name in other languages: "leite condensado lata", "ajvar pola tegle", "Spargel weiß". */
const BEHIND = set(`
  lata latas bolsa bolsas sobre caixinha caixa vidro pacote saquinho frasco tarro caja cajita bandeja pronta pronto
  glas dose dosen becher tüte beutel netz packung stange festkochend mehligkochend mehlig weiß weisse weißer frisch
  pacchetto confezione busta vasetto barattolo scatola lattina mazzo cespo boîte paquet bocal barquette sachet brique botte
  pola tegle tegla tegli glass burk bundža burciņa słoik słoika sloik puszka puszki paczka torebka pak zak potje blikje blik netje bosje krop stronk
  büchse tk gehobelt getrocknet trocken gemischt blokjes barquettes bote bocal variadas maduras maduros mûres suhi rester restje
  purk purkki paketti pussi prk üveg doboz csomag fej szál bungkus ekor papan ikat butir siung lembar kotak piraso tali supot
`);

/** As written, and as `foldName` leaves them. */
export const BEHIND_ABROAD: ReadonlySet<string> = new Set([...BEHIND, ...[...BEHIND].map(foldName)]);
/** As written, and as `foldName` leaves them. */
export const ASIDE_ABROAD: ReadonlySet<string> = new Set([...ABROAD, ...[...ABROAD].map(foldName)]);

/** Words that mean the food is already cooked. */
export const COOKED = set('cooked cold leftover leftovers roasted roast grilled rotisserie poached steamed boiled pulled');

/** Entries that name two foods at once. */
export const PAIRS: ReadonlyMap<string, readonly string[]> = new Map([
  ['s&p', ['salt', 'black pepper']],
  ['salt and pepper', ['salt', 'black pepper']],
  ['salt & pepper', ['salt', 'black pepper']],
  ['salt pepper', ['salt', 'black pepper']],
  ['salt and black pepper', ['salt', 'black pepper']],
  ['pb&j', ['peanut butter', 'jam']],
  ['pb & j', ['peanut butter', 'jam']],
  ['pb&j stuff', ['peanut butter', 'jam']],
  ['oil and vinegar', ['olive oil', 'vinegar']],
  ['bread and butter', ['bread', 'butter']],
  ['mac and cheese', ['macaroni', 'cheddar']],
  ['bacon and eggs', ['bacon', 'egg']],
  ['ham and cheese', ['ham', 'cheddar']],
  ['rice and beans', ['rice', 'black bean']],
  ['fish and chips', ['cod', 'potato']],
]);
