/**
 * Dishes that are cooked and known by name far beyond their own kitchen. Of two that a list spells alike, the one that everybody knows was meant.
 * A judgment of ours, not a count: dishes that a cook on any continent would recognize by their name.
 */
const BY_KITCHEN = `
american: barbecue-chicken barbecue-ribs beef-stew buffalo-wings caesar-salad chicken-noodle-casserole chicken-pot-pie chili-con-carne
  cornbread hamburger-vegetable-soup hamburgers honey-garlic-chicken jambalaya macaroni-and-cheese meatloaf
  corn-chowder new-england-clam-chowder pot-roast pulled-pork scalloped-potatoes sloppy-joes spaghetti-with-meat-sauce stuffed-peppers
italian: aglio-e-olio amatriciana arancini bolognese bruschetta cacio-e-pepe caprese carbonara chicken-parmesan fettuccine-alfredo
  focaccia frittata gnocchi-di-patate lasagna melanzane-alla-parmigiana minestrone panna-cotta panzanella pasta-al-pesto pasta-e-fagioli
  penne-al-salmone penne-alla-vodka pizza-margherita puttanesca risotto-ai-funghi risotto-ai-gamberi risotto-alla-milanese shrimp-scampi
  spaghetti-alle-vongole spaghetti-and-meatballs tiramisu
british: apple-crumble bangers-and-mash bread-and-butter-pudding cauliflower-cheese chicken-and-leek-pie cornish-pasties eton-mess
  fish-and-chips fish-pie fishcakes flapjacks full-english lancashire-hotpot lemon-drizzle-cake oxtail-stew roast-lamb scones
  shepherds-pie shortbread spag-bol steak-and-ale-pie toad-in-the-hole victoria-sponge
indian: aloo-gobi butter-chicken chana-masala chicken-biryani chicken-curry chicken-korma chicken-tikka-masala dal-makhani egg-curry
  matar-paneer naan palak-paneer rajma rogan-josh samosa tandoori-chicken tarka-dal vegetable-biryani
chinese: beef-and-broccoli chicken-vegetable-stir-fry chow-mein dan-dan-noodles egg-drop-soup egg-fried-rice fish-fragrant-eggplant
  hot-and-sour-soup kung-pao-chicken mapo-tofu potstickers red-braised-pork spring-rolls sweet-and-sour-pork tomato-egg
  twice-cooked-pork wonton-soup yangzhou-fried-rice
japanese: gyoza gyudon japanese-curry karaage katsu-curry katsudon miso-salmon miso-soup nikujaga okonomiyaki omurice onigiri oyakodon
  shoyu-ramen tempura teriyaki-chicken tonkatsu yakisoba
korean: bibimbap bulgogi japchae jeyuk-bokkeum kimchi-fried-rice kimchi-jjigae kimchi-pancake sundubu-jjigae tteokbokki
french: boeuf-bourguignon cassoulet clafoutis coq-au-vin creme-brulee creme-caramel crepes croque-monsieur french-onion-soup
  gratin-dauphinois moules-marinieres quiche-lorraine ratatouille salade-nicoise steak-frites tarte-tatin
mexican: carnitas chicken-tacos chilaquiles enchiladas-verdes fish-tacos guacamole huevos-rancheros mexican-rice quesadillas
  tinga-de-pollo tortilla-soup
tex-mex: burritos chicken-enchiladas chicken-fajitas ground-beef-tacos taco-salad
german: frikadellen kaesespaetzle kartoffelpuffer kartoffelsalat linsensuppe rouladen sauerbraten schnitzel
austrian: apfelstrudel kaiserschmarrn
spanish: albondigas gazpacho paella patatas-bravas tortilla-espanola
portuguese: bacalhau-a-bras caldo-verde pasteis-de-nata
greek: dolmades greek-salad moussaka pastitsio spanakopita tzatziki
turkish: cacik imam-bayildi karniyarik kofte lahmacun menemen mercimek-corbasi shish-kebab
levantine: baba-ganoush chicken-shawarma falafel fattoush hummus mujaddara
north-african: chicken-tagine harira lamb-tagine shakshuka
persian: fesenjan ghormeh-sabzi
hungarian: chicken-paprikash goulash
polish: bigos kotlet-schabowy pierogi-ruskie placki-ziemniaczane szarlotka
russian: beef-stroganoff blini pelmeni plov
ukrainian: borscht chicken-kyiv
nordic: gravlax kardamombullar kottbullar
australian: pavlova
irish: beef-and-guinness-stew colcannon irish-stew soda-bread
thai: green-curry khao-pad massaman-curry pad-kra-pao pad-see-ew pad-thai panang-curry red-curry tom-kha-gai tom-yum
vietnamese: banh-mi bun-cha pho-bo pho-ga summer-rolls
filipino: chicken-adobo lumpia sinigang
indonesian: gado-gado mie-goreng rendang
malaysian: laksa
peruvian: ceviche lomo-saltado
argentinian: beef-empanadas steak-with-chimichurri
brazilian: feijoada moqueca
caribbean: curry-goat jerk-chicken picadillo rice-and-peas ropa-vieja
west-african: egusi-soup jollof-rice maafe
jewish: latkes matzo-ball-soup
swiss: kaesefondue zuercher-geschnetzeltes
cakes: apple-cake baked-cheesecake banana-bread blueberry-muffins carrot-cake
frozen: vanilla-ice-cream
cookies: chocolate-chip-cookies oatmeal-cookies peanut-butter-cookies
bars-and-candies: brownies
pies: apple-pie key-lime-pie lemon-meringue-pie pumpkin-pie
puddings: chocolate-mousse stovetop-rice-pudding
breakfast: french-toast granola pancakes waffles yogurt-parfait
toast-and-sandwiches: avocado-toast blt tuna-melt
salads: coleslaw pasta-salad potato-salad
soups: broccoli-cheddar-soup butternut-squash-soup chicken-noodle-soup potato-leek-soup tomato-soup
traybakes: roast-chicken
vegetables: loaded-baked-potatoes
pasta-everyday: bolognese-pasta-bake tuna-pasta-bake
`;

/** The ids of these dishes. */
export const HOUSEHOLD_NAMES: ReadonlySet<string> = new Set(BY_KITCHEN.trim().split(/\n(?! )/).flatMap((row) => {
  const [kitchen = '', dishes = ''] = row.split(': ');
  return dishes.split(/\s+/).filter(Boolean).map((dish) => `${kitchen}/${dish}`);
}));
