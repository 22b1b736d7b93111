/** Food names as they stand in recipe collections, with what a cook means by them: "name > food", or "name > food / also right". */

const HEAD = `
salt > salt
pepper > black pepper
olive oil > olive oil
water > water
onions > onion
onion > onion
garlic > garlic
sugar > sugar
butter > butter
unsalted butter > butter
eggs > egg
large eggs > egg
all-purpose flour > all-purpose flour
flour > all-purpose flour
milk > milk
kosher salt > kosher salt
black pepper > black pepper
ground black pepper > black pepper
freshly ground black pepper > black pepper
freshly ground pepper > black pepper
garlic cloves > garlic
cloves garlic > garlic
minced garlic > garlic
extra-virgin olive oil > olive oil
extra virgin olive oil > olive oil
vegetable oil > vegetable oil
canola oil > canola oil
lemon juice > lemon juice
fresh lemon juice > lemon juice
lemon > lemon
lime > lime
lime juice > lime juice
fresh lime juice > lime juice
tomatoes > tomato
carrots > carrot
chopped onion > onion
diced onions > onion
red onion > red onion
yellow onion > onion
white onion > white onion
green onions > scallion
scallions > scallion
spring onions > scallion
shallots > shallot
celery > celery
celery ribs > celery
red bell pepper > red bell pepper
green bell pepper > green bell pepper
bell pepper > bell pepper
potatoes > potato
russet potatoes > russet potato
sweet potatoes > sweet potato
mushrooms > mushroom
sliced mushrooms > mushroom
spinach > spinach
fresh spinach > spinach
baby spinach > baby spinach
broccoli > broccoli
broccoli florets > broccoli
cauliflower > cauliflower
zucchini > zucchini
eggplant > eggplant
cucumber > cucumber
cabbage > cabbage
kale > kale
lettuce > lettuce
romaine lettuce > romaine lettuce
iceberg lettuce > iceberg lettuce
avocado > avocado
corn > corn
frozen corn > corn
frozen peas > pea
peas > pea
green beans > green bean
asparagus > asparagus
cherry tomatoes > cherry tomato
grape tomatoes > cherry tomato
plum tomatoes > plum tomato
diced tomatoes > canned tomato / tomato
crushed tomatoes > crushed tomatoes
tomato sauce > tomato sauce
tomato paste > tomato paste
tomato purée > tomato puree
fresh parsley > parsley
flat leaf parsley > parsley
chopped parsley > parsley
parsley > parsley
cilantro > cilantro
fresh cilantro > cilantro
cilantro leaves > cilantro
chopped cilantro > cilantro
fresh basil > basil
basil leaves > basil
basil > basil
fresh thyme > thyme
thyme > thyme / dried thyme
dried thyme > dried thyme
fresh rosemary > rosemary
rosemary > rosemary / dried rosemary
bay leaves > bay leaf
bay leaf > bay leaf
dried oregano > dried oregano
oregano > dried oregano / fresh oregano
fresh mint > mint
mint leaves > mint
fresh dill > dill
chives > chives
sage > sage / dried sage
ginger > ginger
fresh ginger > ginger
ground ginger > ground ginger
ground cumin > ground cumin
cumin > ground cumin
cumin seed > cumin seeds
paprika > paprika
smoked paprika > smoked paprika
chili powder > chili powder
cayenne pepper > cayenne pepper
crushed red pepper flakes > red pepper flakes
red pepper flakes > red pepper flakes
ground cinnamon > ground cinnamon
cinnamon > ground cinnamon
cinnamon sticks > cinnamon stick
ground nutmeg > nutmeg
nutmeg > nutmeg
ground coriander > ground coriander
turmeric > ground turmeric
ground turmeric > ground turmeric
garam masala > garam masala
curry powder > curry powder
garlic powder > garlic powder
onion powder > onion powder
garlic salt > garlic salt
sea salt > sea salt
coarse salt > kosher salt / sea salt / salt
table salt > salt
salt and ground black pepper > salt / black pepper
soy sauce > soy sauce
low sodium soy sauce > soy sauce
fish sauce > fish sauce
worcestershire sauce > Worcestershire sauce
hot sauce > hot sauce
sesame oil > sesame oil
toasted sesame oil > sesame oil
peanut oil > peanut oil
oil > cooking oil / vegetable oil
white wine vinegar > white wine vinegar
red wine vinegar > red wine vinegar
apple cider vinegar > apple cider vinegar
balsamic vinegar > balsamic vinegar
rice vinegar > rice vinegar
white vinegar > white vinegar
vinegar > white vinegar
dry white wine > white wine
white wine > white wine
red wine > red wine
dry red wine > red wine
chicken broth > chicken broth
chicken stock > chicken broth
low sodium chicken broth > chicken broth
beef broth > beef broth
vegetable broth > vegetable broth
vegetable stock > vegetable broth
boneless skinless chicken breasts > chicken breast
skinless chicken breasts > chicken breast
chicken breasts > chicken breast
boneless skinless chicken breast halves > chicken breast
chicken > chicken
chicken thighs > chicken thigh
boneless chicken skinless thigh > chicken thigh
cooked chicken > cooked chicken
ground beef > ground beef
lean ground beef > ground beef
ground pork > ground pork
ground turkey > ground turkey
bacon > bacon
bacon slices > bacon
ham > ham
cooked ham > ham
shrimp > shrimp
large shrimp > shrimp
medium shrimp > shrimp
salmon fillets > salmon
italian sausage > Italian sausage
pork tenderloin > pork tenderloin
pork shoulder > pork shoulder
flank steak > flank steak
parmesan cheese > parmesan
grated parmesan cheese > parmesan
freshly grated parmesan > parmesan
cheddar cheese > cheddar
shredded cheddar cheese > cheddar
sharp cheddar cheese > cheddar
mozzarella cheese > mozzarella
shredded mozzarella cheese > mozzarella
feta cheese > feta
cream cheese > cream cheese
ricotta cheese > ricotta
goat cheese > goat cheese
sour cream > sour cream
heavy cream > heavy cream
heavy whipping cream > heavy cream
whipping cream > heavy cream
half & half > half-and-half
buttermilk > buttermilk
whole milk > milk
plain yogurt > yogurt
greek yogurt > Greek yogurt
egg yolks > egg yolk
egg whites > egg white
large egg whites > egg white
brown sugar > brown sugar
light brown sugar > brown sugar
packed brown sugar > brown sugar
granulated sugar > sugar
white sugar > sugar
powdered sugar > powdered sugar
confectioners sugar > powdered sugar
honey > honey
maple syrup > maple syrup
baking powder > baking powder
baking soda > baking soda
vanilla extract > vanilla extract
vanilla > vanilla extract
cornstarch > cornstarch
corn starch > cornstarch
cocoa powder > cocoa powder
unsweetened cocoa powder > cocoa powder
chocolate chips > chocolate chips
semi-sweet chocolate chips > chocolate chips
raisins > raisin
walnuts > walnut
chopped pecans > pecan
almonds > almond
sliced almonds > almond
pine nuts > pine nut
peanuts > peanut
sesame seeds > sesame seeds
black beans > black bean
kidney beans > kidney bean
chickpeas > chickpea
garbanzo beans > chickpea
lentils > lentil
rice > rice
long-grain rice > rice
white rice > rice
basmati rice > basmati rice
brown rice > brown rice
cooked rice > cooked rice
pasta > pasta
spaghetti > spaghetti
penne > penne
elbow macaroni > macaroni
egg noodles > egg noodles
bread crumbs > breadcrumbs
panko breadcrumbs > panko
flour tortillas > flour tortilla
corn tortillas > corn tortilla
tortilla chips > tortilla chips
mayonnaise > mayonnaise
dijon mustard > Dijon mustard
mustard > yellow mustard / Dijon mustard
ketchup > ketchup
salsa > salsa
coconut milk > coconut milk
cooking spray > cooking spray
ice > ice
margarine > margarine`;

const TORSO = `
fettuccine > fettuccine
linguine > linguine
rigatoni > rigatoni
orzo > orzo
lasagna noodles > lasagna sheet
no-boil lasagna noodles > lasagna sheet
farfalle pasta > farfalle
couscous > couscous
quinoa > quinoa
pearl barley > pearl barley
bulgur > bulgur
polenta > polenta
yellow corn meal > cornmeal
cornmeal > cornmeal
old-fashioned oats > rolled oats
rolled oats > rolled oats
quick-cooking oats > quick-cooking oats
arborio rice > arborio rice
jasmine rice > jasmine rice
wild rice > wild rice
sushi rice > sushi rice
rice noodles > rice noodles
rice vermicelli > rice vermicelli
udon > udon noodles
soba > soba noodles
cake flour > cake flour
bread flour > bread flour
whole wheat flour > whole wheat flour
self rising flour > self-rising flour
almond flour > almond flour
rice flour > rice flour
masa harina > masa harina
active dry yeast > active dry yeast
dry yeast > active dry yeast / instant yeast
instant yeast > instant yeast
cream of tartar > cream of tartar
unflavored gelatin > gelatin
puff pastry > puff pastry
phyllo pastry > phyllo dough
pie crust > pie crust
pizza doughs > pizza dough
wonton wrappers > wonton wrapper
baguette > baguette
french bread > baguette
crusty bread > bread
sandwich bread > bread
hamburger buns > hamburger bun
pita bread > pita bread
naan > naan
ciabatta > ciabatta
english muffins > English muffin
croutons > croutons
italian seasoned breadcrumbs > Italian breadcrumbs
pecorino romano cheese > Pecorino Romano
romano cheese > Pecorino Romano
asiago > Asiago
gruyere cheese > Gruyère
swiss cheese > Swiss cheese
monterey jack > Monterey Jack
shredded monterey jack cheese > Monterey Jack
pepper jack > pepper jack
provolone cheese > provolone
fresh mozzarella > fresh mozzarella
mascarpone > mascarpone
blue cheese > blue cheese
crumbled gorgonzola > Gorgonzola
cottage cheese > cottage cheese
queso fresco > queso fresco
cotija > cotija
paneer > paneer
halloumi > halloumi
brie > Brie
velveeta > Velveeta
crème fraîche > crème fraîche
creme fraiche > crème fraîche
evaporated milk > evaporated milk
sweetened condensed milk > sweetened condensed milk
skim milk > milk
2% reduced-fat milk > milk
1% low-fat milk > milk
soy milk > soy milk
almond milk > almond milk
coconut cream > coconut cream
coconut oil > coconut oil
ghee > ghee
lard > lard
shortening > vegetable shortening
nonfat yogurt > yogurt
reduced-fat sour cream > sour cream
light mayonnaise > mayonnaise
whole chicken > whole chicken
chicken drumsticks > chicken drumstick
chicken wings > chicken wing
chicken legs > chicken leg
rotisserie chicken > cooked chicken
shredded cooked chicken > cooked chicken
ground chicken > ground chicken
chicken livers > chicken liver
turkey breast > turkey breast
smoked turkey > smoked turkey
duck breasts > duck breast
duck > duck / whole duck
beef chuck > chuck roast / stewing beef
stewing beef > stewing beef
chuck roast > chuck roast
beef brisket > beef brisket
short ribs > beef short rib
sirloin steak > sirloin steak
skirt steak > skirt steak
rib eye steaks > rib-eye steak
beef tenderloin > beef tenderloin
ground chuck > ground beef
ground round > ground beef
ground lamb > ground lamb
lamb shoulder > stewing lamb / lamb
lamb chops > lamb chop
leg of lamb > leg of lamb
lamb shanks > lamb shank
ground veal > ground veal
veal cutlets > veal cutlet
veal shanks > veal shank
pork chops > pork chop
pork loin > pork loin
boneless pork shoulder > pork shoulder
pork belly > pork belly
baby back ribs > pork rib
spareribs > pork rib
pancetta > pancetta
prosciutto > prosciutto
thick-cut bacon > bacon
turkey bacon > turkey bacon
pepperoni > pepperoni
salami > salami
chorizo > chorizo / Mexican chorizo
andouille sausage > andouille
kielbasa > kielbasa
smoked sausage > smoked sausage
hot italian turkey sausage > turkey sausage
chicken sausage > chicken sausage
bulk sausage > sausage meat / sausage
breakfast sausage > breakfast sausage
hot dogs > hot dog
ham hock > ham hock
smoked ham hocks > ham hock
cod > cod
cod fillets > cod
halibut fillets > halibut
tilapia fillets > tilapia
snapper fillets > snapper
sea bass fillets > sea bass
catfish fillets > catfish
tuna > canned tuna / tuna steak
tuna steaks > tuna steak
tuna in oil > canned tuna
albacore tuna in water > canned tuna
smoked salmon > smoked salmon
skinless salmon fillets > salmon
anchovy fillets > anchovy
anchovies > anchovy
sardines > canned sardine / fresh sardine
peeled shrimp > shrimp
jumbo shrimp > shrimp
uncooked large shrimp, peeled and deveined > shrimp
tiger prawns > shrimp
king prawns > shrimp
sea scallops > scallop
bay scallops > scallop
crabmeat > crabmeat
lump crab meat > crabmeat
lobster > lobster
mussels > mussel
clams > clam
littleneck clams > clam
oysters > oyster
squid > squid
calamari > squid
octopuses > octopus
firm tofu > tofu
extra firm tofu > tofu
silken tofu > silken tofu
tempeh > tempeh
seitan > seitan
miso > miso
white miso > miso
red lentils > red lentil
green lentils > lentil / French lentil
split peas > split pea
cannellini beans > cannellini bean
great northern beans > white bean
pinto beans > pinto bean
refried beans > refried beans
dried black beans > dried black bean
black-eyed peas > black-eyed pea
lima beans > butter bean
edamame > edamame
canned black beans > black bean
canned chickpeas > chickpea
bean sprouts > bean sprouts
bok choy > bok choy
napa cabbage > napa cabbage
red cabbage > red cabbage
brussels sprouts > Brussels sprout
swiss chard > Swiss chard
collard greens > collard greens
arugula > arugula
baby arugula > arugula
rocket > arugula
watercress > watercress
mixed greens > mixed salad leaves
mesclun > mixed salad leaves
radicchio > radicchio
endive > endive
fennel bulb > fennel
leeks > leek
sweet onion > sweet onion
vidalia onion > sweet onion
pearl onions > pearl onion
butternut squash > butternut squash
acorn squash > acorn squash
pumpkin purée > pumpkin puree
canned pumpkin > pumpkin puree
yellow squash > yellow squash
parsnips > parsnip
turnips > turnip
beets > beet
radishes > radish
daikon > daikon
baby carrots > baby carrot
shredded carrots > grated carrot / carrot
snow peas > snow pea
sugar snap peas > sugar snap pea
okra > okra
tomatillos > tomatillo
jalapeno chilies > jalapeño
jalapeño peppers > jalapeño
serrano peppers > serrano chili
poblano peppers > poblano
habanero pepper > habanero
thai chile > Thai chili
green chilies > green chili / canned green chili
chopped green chilies > canned green chili / green chili
red chili peppers > red chili
chipotles in adobo > chipotle in adobo
chipotle peppers in adobo > chipotle in adobo
roasted red peppers > roasted red pepper
sun-dried tomatoes > sun-dried tomato
fire roasted diced tomatoes > fire-roasted tomatoes
whole peeled tomatoes > canned tomato
stewed tomatoes > canned tomato
artichoke hearts > artichoke heart
kalamata > Kalamata olive
black olives > black olive
green olives > green olive
pitted kalamata olives > Kalamata olive
capers > caper
dill pickles > dill pickle
shiitake > shiitake mushroom
cremini mushrooms > cremini mushroom
button mushrooms > mushroom
portobello caps > portobello mushroom
dried porcini mushrooms > dried porcini
yukon gold potatoes > Yukon Gold potato
red potatoes > red potato
new potatoes > new potato
hash browns > hash brown
russet baking potatoes > russet potato
lemongrass > lemongrass
galangal > galangal
kaffir lime leaves > makrut lime leaf
curry leaves > curry leaf
thai basil > Thai basil
italian parsley > parsley
tarragon > tarragon / dried tarragon
marjoram > dried marjoram / fresh marjoram
dried basil > dried basil
dried rosemary > dried rosemary
dried parsley > dried parsley
italian seasoning > Italian seasoning
herbes de provence > herbes de Provence
old bay seasoning > Old Bay seasoning
cajun seasoning > Cajun seasoning
taco seasoning > taco seasoning
allspice > allspice
ground allspice > allspice
ground cloves > ground cloves
whole cloves > clove
cardamom pods > green cardamom
ground cardamom > ground cardamom
star anise > star anise
fennel seeds > fennel seeds
mustard seeds > mustard seeds
caraway seeds > caraway seeds
celery seed > celery seed
dry mustard > mustard powder
ground mustard > mustard powder
saffron threads > saffron
white pepper > white pepper
whole peppercorns > black peppercorns
sweet paprika > paprika
chinese five-spice powder > five-spice powder
ancho chile pepper > ancho chile
asafoetida > asafoetida
mirin > mirin
sake > sake
oyster sauce > oyster sauce
hoisin sauce > hoisin sauce
sriracha > sriracha
dark soy sauce > dark soy sauce
tamari > tamari
chinese rice wine > Shaoxing wine
chili garlic sauce > chili garlic sauce
sweet chili sauce > sweet chili sauce
tabasco > hot sauce
tahini > tahini
barbecue sauce > barbecue sauce
enchilada sauce > enchilada sauce
marinara sauce > marinara sauce
pesto > pesto
basil pesto sauce > pesto
peanut butter > peanut butter
creamy peanut butter > peanut butter
whole grain mustard > whole-grain mustard
prepared horseradish > prepared horseradish
horseradish > prepared horseradish / fresh horseradish
ranch dressing > ranch dressing
sherry vinegar > sherry vinegar
dry sherry > sherry
beer > beer
brandy > brandy
dark rum > rum
bourbon whiskey > whiskey
vodka > vodka
orange juice > orange juice
pineapple juice > pineapple juice
apple juice > apple juice
orange zest > orange zest
lemon zest > lemon zest
lemon rind > lemon zest
lime wedges > lime
apples > apple
granny smith apples > tart apple / apple
pears > pear
bananas > banana
oranges > orange
strawberries > strawberry
blueberries > blueberry
raspberries > raspberry
cranberries > cranberry
dried cranberries > dried cranberry
mango > mango
pineapple > pineapple
peaches > peach
medjool dates > Medjool date
prunes > prune
dried apricots > dried apricot
golden raisins > raisin
currants > dried currant / red currant
unsweetened coconut milk > coconut milk
shredded coconut > shredded coconut
flaked coconut > shredded coconut / sweetened shredded coconut
pecan halves > pecan
slivered almonds > almond
cashew nuts > cashew
hazelnuts > hazelnut
pistachios > pistachio
dry roasted peanuts > peanut
pumpkin seeds > pumpkin seeds
poppy seeds > poppy seeds
flax seed meal > ground flaxseed / flaxseed
chia seeds > chia seeds
bittersweet chocolate > dark chocolate
semisweet chocolate > dark chocolate
white chocolate chips > white chocolate
molasses > molasses
agave nectar > agave nectar
corn syrup > corn syrup
light corn syrup > corn syrup
dark brown sugar > dark brown sugar
caster sugar > superfine sugar
superfine sugar > superfine sugar
vanilla bean > vanilla bean
almond extract > almond extract
instant espresso powder > instant coffee
brewed coffee > brewed coffee
vanilla ice cream > ice cream
whipped topping > whipped topping
marshmallows > marshmallow
graham crackers > graham cracker
apricot preserves > apricot jam
cream of mushroom soup > cream of mushroom soup
condensed cream of chicken soup > cream of chicken soup
chicken bouillon > chicken broth / chicken bouillon cube / chicken bouillon powder
beef stock > beef broth
fish stock > fish stock
clam juice > clam juice
nori > nori
kimchi > kimchi
gochujang > gochujang
rice paper > rice paper`;

const TAIL = `
Hellmann's mayonnaise > mayonnaise
Knorr chicken bouillon cube > chicken bouillon cube
Philadelphia cream cheese > cream cheese
Kraft shredded cheddar > cheddar
Pillsbury refrigerated crescent dinner rolls > crescent roll dough
Bisquick > baking mix
Ro-Tel diced tomatoes & green chilies > tomatoes with green chilies
Swanson chicken broth > chicken broth
Hidden Valley ranch dressing mix > ranch seasoning
McCormick ground cumin > ground cumin
Lea & Perrins Worcestershire sauce > Worcestershire sauce
Grey Poupon Dijon mustard > Dijon mustard
Uncle Ben's converted rice > parboiled rice / rice
Jimmy Dean pork sausage > breakfast sausage / sausage meat / sausage
Barilla oven-ready lasagne > lasagna sheet
Bertolli extra light tasting olive oil > olive oil
Crystal hot sauce > hot sauce
Johnsonville mild Italian sausage links > Italian sausage
I can't believe it's not butter > margarine
Cool Whip > whipped topping
Maldon sea salt > flaky sea salt
fleur de sel > flaky sea salt / sea salt
Diamond Crystal kosher salt > kosher salt
Better Than Bouillon > bouillon powder / chicken bouillon powder / bouillon cube
San Marzano tomatoes > canned tomato / plum tomato
Roma tomatoes > plum tomato
heirloom tomatoes > tomato
campari tomatoes > tomato / cherry tomato
purple haze carrots > carrot
rainbow chard > Swiss chard
dinosaur kale > lacinato kale
baby bok choy > bok choy
choy sum > choy sum
gai lan > Chinese broccoli
mizuna > mizuna
tatsoi > tatsoi
kohlrabi > kohlrabi
sunchokes > Jerusalem artichoke
jicama > jicama
celery root > celeriac
rutabagas > rutabaga
salsify > salsify
chayotes > chayote
bitter gourd > bitter melon
nopales > nopales
cactus paddles > nopales
epazote > epazote
mexican crema > Mexican crema
guajillo chiles > guajillo chile
chile de arbol > chile de árbol
pasilla chile pepper > pasilla chile
piloncillo > jaggery / palm sugar / dark brown sugar
hominy > hominy
achiote paste > achiote paste
annatto seeds > annatto seeds
plantains > plantain
yuca > cassava
cassava root flour > cassava flour
breadfruit > breadfruit
scotch bonnet chile > Scotch bonnet
jerk seasoning > jerk seasoning
callaloo > amaranth leaves / taro leaf
ackee > ackee
saltfish > salt cod
bacalhau > salt cod
linguica > chorizo / smoked sausage
morcilla > blood sausage
nduja > 'nduja
guanciale > guanciale
speck > Speck
bresaola > bresaola
mortadella > mortadella
burrata > burrata
stracchino > fresh cheese / cream cheese
taleggio > fontina / Brie / cheese
fontina > fontina
Emmenthal > Swiss cheese
comté > Gruyère
reblochon > Brie / raclette / cheese
manchego cheese > Manchego
quark > quark
skyr > Greek yogurt / quark / yogurt
labneh > labneh
kefir > kefir
kashk > kashk
freekeh > freekeh
farro > farro
teff > teff
amaranth > amaranth
millet > millet
kasha > buckwheat
buckwheat groats > buckwheat
spelt flour > spelt flour
chickpea flour > chickpea flour
besan > chickpea flour
atta > whole wheat flour
urad dal > urad dal
split black lentils > urad dal / black lentil / whole urad
channa dal > chana dal
toor dal > toor dal
moong dal > moong dal
poha > flattened rice
idli rice > parboiled rice / rice
curds > yogurt / cheese curds
amchur > amchur
ajwain > ajwain
hing > asafoetida
kasuri methi > kasuri methi
fenugreek leaves > fenugreek leaves
nigella seeds > nigella seeds
black cardamom pods > black cardamom
jaggery > jaggery
tamarind pulp > tamarind paste
tamarind concentrate > tamarind paste
pandan leaves > pandan leaf
shrimp paste > shrimp paste
belacan > shrimp paste
banana blossom > banana blossom
palm sugar > palm sugar
candlenuts > candlenut
sambal oelek > sambal oelek
kecap manis > sweet soy sauce
dried shrimp > dried shrimp
glass noodles > glass noodles
mung bean vermicelli > glass noodles
shirataki > shirataki noodles
bean threads > glass noodles
doubanjiang > doubanjiang
chili bean paste > doubanjiang
fermented black beans > fermented black beans
szechwan peppercorns > Sichuan peppercorns
Shaoxing wine > Shaoxing wine
chinkiang vinegar > black vinegar
lap cheong > Chinese sausage
wood ear mushrooms > wood ear mushroom
lotus root > lotus root
water chestnuts > water chestnut
bamboo shoots > bamboo shoot
burdock > burdock root
konbu > kombu
wakame > wakame
katsuobushi > bonito flakes
dashi > dashi
umeboshi > umeboshi
yuzu juice > yuzu juice
shiso leaves > shiso
togarashi > shichimi togarashi
tonkatsu sauce > tonkatsu sauce
natto > natto
perilla leaves > perilla leaf
gochugaru > gochugaru
doenjang > doenjang
tteokbokki > Korean rice cakes
za'atar > za'atar
sumac > sumac
pomegranate molasses > pomegranate molasses
aleppo pepper > Aleppo pepper
ras el hanout > ras el hanout
preserved lemon > preserved lemon
harissa paste > harissa
merguez sausage > merguez
orange flower water > orange blossom water
berbere > berbere
injera > injera
baharat > baharat
lingonberries > lingonberry
cloudberries > cloudberry
elderflower cordial > elderflower / simple syrup
gjetost > cheese
aquavit > vodka / anise liqueur
crayfish > crayfish
monkfish > monkfish
john dory > John Dory
skate wing > skate
razor clams > clam
periwinkles > escargot / conch
cuttlefish > cuttlefish
sweetbreads > sweetbread
ox tongue > beef tongue
oxtails > oxtail
rabbit > rabbit
venison loin > venison
wild boar > wild boar
quail > quail
guinea hen > guinea fowl
goose fat > duck fat
suet > suet
leaf lard > lard
agar-agar > agar
xanthan gum > xanthan gum
arrowroot > arrowroot
vital wheat gluten > vital wheat gluten
nutritional yeast > nutritional yeast
liquid aminos > liquid aminos
jackfruit > jackfruit / green jackfruit
tempeh bacon > vegan bacon / tempeh
textured soy protein > textured vegetable protein
vegan parmesan > vegan parmesan
flax egg > ground flaxseed / egg replacer / vegan egg
oat milk > oat milk
date syrup > date syrup
stevia > sugar substitute
erythritol > sugar substitute
cacao nibs > cacao nibs
dulce de leche > dulce de leche
ladyfingers > ladyfinger
amaretti cookies > amaretti
marzipan > marzipan
crystallized ginger > crystallized ginger
candied orange peel > candied citrus peel
maraschino cherries > maraschino cherry
quince > quince
persimmons > persimmon
kumquats > kumquat
passion fruit > passion fruit
lychees > lychee
gooseberries > gooseberry
red currant jelly > red currant jelly
fig jam > jam
lemon curd > lemon curd
Oscar Mayer Deli Fresh Smoked Ham > ham
Country Crock® Spread > margarine
Hidden Valley® Original Ranch® Dressing > ranch dressing
Foster Farms boneless skinless chicken breasts > chicken breast
fat free less sodium chicken broth > chicken broth
less sodium beef broth > beef broth
part-skim mozzarella cheese > mozzarella
low-fat small curd cottage cheese > cottage cheese
fresh thyme leaves, chopped > thyme
frozen whole kernel corn > corn
bottled clam juice > clam juice
Zatarain's creole seasoning > Cajun seasoning
Tony Chachere's > Cajun seasoning
stone-ground cornmeal > cornmeal
coarsely ground pepper > black pepper
cracked black pepper > black pepper
hot water > water
purple onion > red onion
spanish onion > onion / yellow onion
vine ripened tomatoes > tomato
whole wheat pita rounds > pita bread
ditalini > small soup pasta
cheese tortellini > cheese tortellini
refrigerated pizza dough > pizza dough
pure vanilla extract > vanilla extract
hot pepper sauce > hot sauce
bone-in chicken breasts > bone-in chicken breast / chicken breast
lean beef > beef
boneless beef chuck roast > chuck roast
sweetened coconut > sweetened shredded coconut
soy chorizo > soyrizo
marsala wine > Marsala
kahlua > coffee liqueur
triple sec > orange liqueur
frangelico > fruit liqueur / amaretto
crème de menthe > fruit liqueur / peppermint extract
toasted wheat germ > wheat germ
dark meat chicken > chicken / chicken thigh
duck egg > duck egg
spelt berries > wheat berries / farro
hatch chiles > Anaheim chili / green chili
chile powder > chili powder
thai green curry paste > green curry paste
thick-cut pork chops > pork chop
boneless pork loin roast > pork loin
center cut bacon > bacon
wide egg noodles > egg noodles
whole wheat spaghetti > whole wheat pasta / spaghetti
tri-color rotini > fusilli
cavatelli > orecchiette / pasta / fusilli
campanelle > farfalle / pasta / fusilli
broccoli slaw > coleslaw mix
cooked turkey > cooked turkey
cooked white rice > cooked rice
fat free half and half > half-and-half
lowfat plain yogurt > yogurt
vanilla almond milk > almond milk
light coconut milk > coconut milk
no-salt-added black beans > black bean
reduced sodium soy sauce > soy sauce
seasoning salt > seasoned salt
low-fat cream cheese > cream cheese
jumbo pasta shells > jumbo pasta shells
mini marshmallows > marshmallow
espresso > brewed coffee
self-raising flour > self-rising flour
golden caster sugar > superfine sugar
muscovado sugar > dark brown sugar / brown sugar
streaky bacon > bacon
back bacon > back bacon
gammon joint > gammon
beef mince > ground beef
lamb neck fillet > stewing lamb / lamb
smoked haddock fillet > smoked haddock
plaice fillets > sole
whitebait > fresh sardine / herring / anchovy
crabsticks > surimi
runner beans > runner bean
broad beans > fava bean
mangetout > snow pea
sultanas > raisin
treacle > molasses
golden syrup > golden syrup
demerara sugar > turbinado sugar
digestive biscuits > graham cracker
clotted cream > clotted cream
Branston pickle > chutney / sweet pickle / piccalilli / pickle relish
Bovril > beef bouillon powder / Marmite / beef bouillon cube
jelly > jam / flavored gelatin`;

export type Tier = 'head' | 'torso' | 'tail';
export interface NameCase { tier: Tier; name: string; foods: readonly string[] }

const read = (tier: Tier, text: string): NameCase[] =>
  text.trim().split('\n').map((line) => {
    const [name = '', foods = ''] = line.split(' > ');
    return { tier, name, foods: foods.split(' / ') };
  });

export const NAMES: readonly NameCase[] = [...read('head', HEAD), ...read('torso', TORSO), ...read('tail', TAIL)];

/** How often a name of each tier is used, for the weighted figure: a few names carry most of the uses. */
export const TIER_WEIGHT: Readonly<Record<Tier, number>> = { head: 0.72, torso: 0.22, tail: 0.06 };
