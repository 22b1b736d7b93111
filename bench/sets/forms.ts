/** Misspellings, other scripts, emoji, look-alikes and forms of one entry, with the food meant: "entry > food", or "> food / also right". */

const FORMS = `
brocoli > broccoli
cillantro > cilantro
zuccini > zucchini
zuchini > zucchini
califlower > cauliflower
parmasan > parmesan
parmesean > parmesan
mozarella > mozzarella
mozzerella > mozzarella
raddish > radish
letuce > lettuce
lettus > lettuce
cinammon > ground cinnamon
cinnamin > ground cinnamon
yougurt > yogurt
yogart > yogurt
bannana > banana
bananna > banana
chedder > cheddar
worchestershire > Worcestershire sauce
worcestshire sauce > Worcestershire sauce
jalepeno > jalapeño
jalapino > jalapeño
sherbert > sorbet / ice cream
expresso > instant coffee / brewed coffee / ground coffee
tomatos > tomato
tomatoe > tomato
potatos > potato
potatoe > potato
spinich > spinach
spinnach > spinach
carots > carrot
carrotts > carrot
onoins > onion
onins > onion
galric > garlic
garlick > garlic
mushrom > mushroom
mushrooms > mushroom
mushroms > mushroom
chiken breast > chicken breast
chickin > chicken
chikcen thighs > chicken thigh
salomon > salmon
sammon > salmon
srimp > shrimp
shirmp > shrimp
tumeric > ground turmeric
tumric > ground turmeric
corriander > ground coriander / cilantro
basel > basil
oregeno > dried oregano / fresh oregano
rosmary > rosemary / dried rosemary
avacado > avocado
avocadoe > avocado
cucmber > cucumber
cucumbar > cucumber
aspargus > asparagus
asparigus > asparagus
celary > celery
brussel sprouts > Brussels sprout
brussle sprouts > Brussels sprout
sweet potatoe > sweet potato
egplant > eggplant
eggplent > eggplant
lentals > lentil
chick peas > chickpea
chickpeez > chickpea
garbonzo beans > chickpea
quinoia > quinoa
couscus > couscous
spagetti > spaghetti
spaghetty > spaghetti
fettucine > fettuccine
linguini > linguine
lasagne sheets > lasagna sheet
vanila extract > vanilla extract
choclate > dark chocolate / milk chocolate
chocolat chips > chocolate chips
suger > sugar
flower tortillas > flour tortilla
margerine > margarine
mayonaise > mayonnaise
mayonase > mayonnaise
ketchep > ketchup
catsup > ketchup
vinager > white vinegar
balsalmic vinegar > balsamic vinegar
soysauce > soy sauce
soya sauce > soy sauce
tyme > thyme / dried thyme
parsely > parsley
parsly > parsley
stawberries > strawberry
strawberrys > strawberry
blueberrys > blueberry
rasberries > raspberry
pinapple > pineapple
pineaple > pineapple
brocolli rabe > broccoli rabe
guacomole > guacamole
humus > hummus
ricota > ricotta
feta chese > feta
gorganzola > Gorgonzola
proscuitto > prosciutto
prociutto > prosciutto
pancheta > pancetta
chorizzo > chorizo / Mexican chorizo
sausauge > sausage
sossages > sausage
açaí > acai
jamón > ham / serrano ham
Gruyère > Gruyère
kürbis > pumpkin
piña > pineapple
ñame > yam
свёкла > beet
гречка > buckwheat
トマト > tomato
豆腐 > tofu
고추장 > gochujang
ผักชี > cilantro
خيار > cucumber
עגבנייה > tomato
பூண்டு > garlic
ψωμί > bread
đậu hũ > tofu
jajka > egg
huevos > egg
pomodori > tomato
Kartoffeln > potato
fromage de chèvre > goat cheese
poulet > chicken
zanahorias > carrot
cebolla > onion
鸡蛋 > egg
牛肉 > beef
goi cuon wrappers > rice paper
🥚 > egg
🥑 x2 > avocado
🐔🍗 > chicken / chicken drumstick / chicken leg
🌶️ > red chili
🍅 > tomato
🧄 > garlic
🥕🥕 > carrot
🍌 > banana
🧀 > cheese / cheddar
🍤 > shrimp
rісe > rice
ⓟⓞⓡⓚ > pork
𝓂𝒾𝓁𝓀 > milk
ﬁsh > fish
gar\\u200Blic > garlic
mi\\u200Clk > milk
ham\\u202E > ham
EGGS > egg
  spinach   > spinach
Eggs!!! > egg
tomatoes (3) > tomato
3x onions > onion
onion x 3 > onion
eggs - 6 > egg
6 eggs (large, free range) > egg
some cheese > cheese / cheddar
leftover rice > cooked rice
half an onion > onion
the rest of the milk > milk
a bit of cream > heavy cream / light cream
big bag of spinach > spinach
opened jar of pesto > pesto
organic free-range chicken thighs > chicken thigh
Tesco finest mature cheddar > cheddar
Coca-Cola Zero > cola
7 up > lemon-lime soda
Sriracha (Huy Fong) > sriracha
Kerrygold > butter
Heinz ketchup > ketchup
Nutella > Nutella
Philly > cream cheese
Marmite > Marmite
ground beef 80/20 > ground beef
tin of toms > canned tomato
bunch o' kale > kale
EVOO > olive oil
half & half > half-and-half
1½ cups (360 ml) milk > milk
frozen peas (half bag) > pea
a couple of eggs > egg
chicken, cooked, from sunday > cooked chicken
mac n cheese box > macaroni
OJ > orange juice
bell peppers (red + yellow) > bell pepper / red bell pepper / yellow bell pepper
spring onion tops > scallion
courgettes > zucchini
aubergine > eggplant
capsicum > bell pepper
rocket leaves > arugula
coriander leaves > cilantro
beetroot > beet
swede > rutabaga
gammon steak > gammon
prawns > shrimp
mince > ground beef / ground meat
stock cube > bouillon cube
bicarbonate of soda > baking soda
icing sugar > powdered sugar
cornflour > cornstarch
double cream > heavy cream
porridge oats > rolled oats
tinned sweetcorn > canned corn`;

/** Names near a food's that are no slip of it: reading them as that food would be wrong. */
const NOT_THE_FOOD = `
lye > lime
bleach > beech mushroom
beech > peach
pecon > bean
lead > bread
soup spoon > soup
glue > gluten
pen > pea
dog > egg
ice melt > ice
corn starch packing peanuts > peanut
sand > salt
bath salts > salt
epsom salt > salt
candle > candlenut
cat > oat
boat > oat
house > hake
rope > grape
hamster > ham
buttercup > butter
eggshell paint > egg
cream for eczema > heavy cream
orange paint > orange
baby oil > olive oil`;

export interface FormCase { entry: string; foods: readonly string[] }

const unescape = (text: string): string => text.replace(/\\u([0-9A-F]{4})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
const read = (text: string): FormCase[] => text.split('\n').filter((line) => line.trim() !== '').map((line) => {
  const [entry = '', foods = ''] = line.split(' > ');
  return { entry: unescape(entry), foods: foods.split(' / ') };
});

export const FORM_CASES: readonly FormCase[] = read(FORMS);
export const NEAR_MISSES: readonly FormCase[] = read(NOT_THE_FOOD);
