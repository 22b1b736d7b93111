/**
 * Grams in a US cup, then in a tablespoon where it differs, in other forms of it, and in a piece.
 * Written by scripts/food-tables.ts; change usda-numbers.tsv or own-cups.tsv instead.
 */
export const HOUSEHOLD_WEIGHTS = `
256|caviar;bottarga;canned chili;cashew butter;sunflower seed butter;soy nut butter;creamed corn;hoisin sauce;char siu sauce
205|lard;beef tallow;schmaltz;duck fat;ghee;vegetable shortening;toor dal;pigeon pea
150 pureed=230 sliced=146|avocado
230|avocado puree;adzuki bean;grapefruit;fresh yeast
- slice=28|bacon;beef bacon;pancetta;guanciale;lardon;vegan sausage;soyrizo;vegan ham
175|bean;quinoa;canned pea;natto;borlotti bean
172|black bean;soybean
180|white bean;cannellini bean;dried lupin bean;canned potato;kosher salt;kiwi;dragon fruit
188|butter bean
171|black-eyed pea;pinto bean
170|canned fava bean;cooked beet
198|canned lentil;rice;jasmine rice;basmati rice;broken rice
202|mung bean;dried bean;dried white bean;turbinado sugar
253|baked beans;pork and beans;chili beans;cranberry juice;grape juice;vegetable juice;aloe vera juice
242|refried beans;crushed tomatoes;lime juice;half-and-half;vegan cream
122|rhubarb;granola;queso fresco;cornmeal;okara
144 halved=152 pureed=232 sliced=166 large=18 medium=12 small=7|strawberry;mixed berries
123|raspberry;cloudberry;sea buckthorn;pistachio
148|blueberry;barley flour
144|blackberry;mulberry;dried currant;Brie;sesame seeds
100 chopped=110|cranberry;lingonberry
112|red currant;black currant;burrata;imitation bacon bits;Italian cheese blend;Mexican cheese blend;ground flaxseed;nutmeg;spirulina
112|stracchino
150|gooseberry;amla;red chili;green chili;Thai chili;habanero;ghost pepper;Scotch bonnet;poblano;Anaheim chili;shishito pepper
150|aji amarillo;feta;vegan feta;dried fava bean;potato;russet potato;Yukon Gold potato;red potato;new potato;purple potato
150|Jerusalem artichoke;ground turmeric;yam;ube;rambutan;paneer;Korean rice cakes;mochi rice cake
145|elderberry;raisin;barberry;goji berry;mixed dried fruit;corn;corn on the cob
151|grape;unripe grape
140|physalis;pickled herring;cooked pasta;cooked chicken;cooked meat;gluten-free flour;bulgur;freekeh;glass noodles;peas and carrots
140|water chestnut;sunflower seeds;hemp seeds;mixed seeds;charoli;butternut squash;acorn squash;goat cheese;meatball
- large=143 medium=115 small=62|soft pretzel
35 crumbs=45 slice=28|bread;gluten-free bread
- slice=32|whole wheat bread;rye bread;raisin bread
- slice=64|sourdough bread;baguette;ciabatta
- slice=40|brioche;challah
- slice=43|garlic bread
- small=69 medium=105 large=131|bagel
35 crushed=100 crumbs=100 small=14|biscuit
108|breadcrumbs;gluten-free breadcrumbs;chili seasoning mix;coconut milk powder
45 slice=28|fresh breadcrumbs
50|panko;dried dill;escarole;Asian noodles;Chinese egg noodles;yakisoba noodles;knife-cut noodles;endive;frisee;marshmallow
50|vegan marshmallow
120|Italian breadcrumbs;coating mix;whole wheat flour;buckwheat flour;baking mix;milk powder;lulo;coconut flour
30|croutons;dried chervil
160 sliced=115 large=150 slice=14 medium=110 small=70|onion;red onion;white onion;pearl onion
160|shallot;canned clam;dried cherry;dried blueberry;dried peach;potato flour;steel-cut oats;small soup pasta;wild rice;flaky sea salt
160|cherimoya
89 slice=6|leek
227|butter;margarine;vegan butter;pickled beet;mascarpone;marzipan
70 chopped=89 leaf=23|cabbage;red cabbage;coleslaw mix
70|savoy cabbage;dried savory;maitake mushroom;lion's mane mushroom;poultry seasoning;soybean sprouts
76|napa cabbage
70 leaf=14|bok choy
88|Brussels sprout
154|canned tuna;cherry
149 small=12|canned sardine;smoked oyster
190|canned mackerel;pomelo;lychee
189|canned mandarin orange
181 crushed=195 sliced=162|canned pineapple
247|canned peach;grapefruit juice
248|canned pear;orange juice;apple juice;apple cider;fruit juice;ricotta
244|canned apricot;applesauce;fruit puree;lemon juice;yuzu juice;calamansi;milk;lactose-free milk;goat's milk
250|canned cherry;tomato puree;queso dip;vinaigrette;French dressing;Thousand Island dressing;pineapple juice;chocolate milk
250|almond butter;nut butter;mango puree
252|canned plum;cheese sauce;pizza sauce;stroganoff sauce;cream of mushroom soup;cream of chicken soup;cream of celery soup
252|chicken noodle soup;vegetable soup;evaporated milk;tofu
237|fruit cocktail;brewed coffee;tea;green tea;herbal tea;barley tea;kvass;non-alcoholic beer;ice;sparkling water
277 slice=57|cranberry sauce
240 large=164 medium=111 small=82|canned tomato;fire-roasted tomatoes
241|tomatoes with green chilies;sapodilla
245|tomato sauce;tomato soup;blue cheese dressing;sesame dressing;green goddess dressing;buttermilk;pickle relish;piccalilli
245|pumpkin puree;yogurt;vanilla yogurt;fruit yogurt;Greek yogurt
56|crispy chow mein noodles;mustard greens;water spinach
14|puffed rice;puffed rice cake
28 crushed=85 crumbs=85|corn flakes
28|breakfast cereal;puffed rice cereal;jute leaves
40|bran cereal;broccoli rabe
85|muesli;cavatappi;cayenne pepper;ground red chili;Kashmiri chili powder;chipotle powder;red pepper flakes;Aleppo pepper;Urfa biber
85|gochugaru;piment d'Espelette;mace;shredded coconut
52 crumbs=75|cracker
45 crushed=70|oyster crackers
84 crushed=84 crumbs=100 large=14|graham cracker
55|crispbread;turnip greens;radish greens;carrot greens;dandelion greens;nettle;wild greens;sorrel;gongura
8|popcorn
90|jalapeño
105|serrano chili;macaroni;gluten-free pasta;gluten-free lasagna sheet
139|canned green chili
124 small=33 medium=46 large=75|banana pepper
132|unsweetened chocolate;chayote;winter melon
168|milk chocolate;milk chocolate chips;cooked buckwheat;Quorn;vegan chicken;flaxseed
170 tbsp=14|white chocolate
182 mini=173|chocolate chips
86|cocoa powder;dried apple;portobello mushroom;nopales
212|lemon;yuzu
96|lemon zest;lime zest;orange zest;citron;ginger;galangal;fingerroot;fresh turmeric;ground cumin;cumin seeds;black cumin seeds;allspice
96|allspice berries;gravy mix;almond flour
180 large=184 small=96|orange;blood orange;Seville orange;citrus fruit
195 small=76 medium=88 large=120|mandarin orange
226|coconut milk
240|coconut cream;enchilada sauce;green enchilada sauce;light cream;coffee creamer;honey mustard dressing;cocktail sauce;coconut water
240|egg substitute;vegan egg;ginger paste;prepared horseradish;tahini;beef broth;veal stock;lamb stock;pork stock;bone broth;clam juice
240|water;labneh;pesto;ginger garlic paste
296|cream of coconut
158|cooked rice;rice flour;brown rice flour;glutinous rice flour
195|cooked brown rice;arborio rice
164|cooked wild rice;buckwheat;chickpea
185|cooked quinoa;orzo;brown rice;glutinous rice;parboiled rice;black rice
157|cooked couscous
176|cooked rice noodles
265|mole paste
206|sofrito;cassava
246|French onion soup;liquid whey;hummus
233|gravy;fish stock;seafood stock
135 pieces=118|crabmeat;crab leg;whole crab
238 whipped=120|heavy cream
75 tbsp=4|whipped topping;vegan whipped cream
230 tbsp=12|sour cream;Mexican crema;vegan sour cream
135|blue cheese;Gorgonzola;pine nut;malanga
- slice=18|liverwurst;pâté
- slice=23|ham
- slice=10|salami;'nduja
- slice=9.8|beef salami
- slice=2|pepperoni
- slice=15|mortadella
- slice=21|corned beef
- slice=12|deli chicken
240 tbsp=17|tonkatsu sauce;ketchup;banana ketchup;curry ketchup
273|chili sauce
220|mayonnaise;Kewpie mayonnaise;vegan mayonnaise;spicy mayo;aioli;breadfruit;brown sugar;dark brown sugar;palm sugar;jaggery
235|Miracle Whip;Caesar dressing;Italian dressing;marinade
286|barbecue sauce;Pickapeppa sauce
305|plum sauce
288|peanut sauce;fish sauce;vegan fish sauce;Korean fish sauce;tamari;liquid aminos;oyster sauce;vegetarian oyster sauce;teriyaki sauce
288|eel sauce;stir-fry sauce;bulgogi marinade
194|dried black bean
184|dried kidney bean
193|dried pinto bean;dried borlotti bean;amaranth;teff
178|dried lima bean;cardoon;fenugreek seeds
167|dried black-eyed pea;semolina;cream of wheat
200|dried chickpea;pearl barley;quick-cooking barley;millet;mixed grains;sugar;superfine sugar;coarse sugar;vanilla sugar;rock sugar
200|cinnamon sugar;glucose;sprinkles;chocolate candy;candy
186|dried soybean
207|dried mung bean;moth bean;whole urad;moong dal;urad dal
197|dried adzuki bean;dried pea;split pea
121|dried cranberry
174|prune;pomegranate;pomegranate seeds
130|dried apricot;dried mango;dried pineapple;fresh horseradish;fresh wasabi;pattypan squash;cassava flour;halloumi
149|dried fig;active dry yeast;instant yeast;prickly pear
93|sweetened shredded coconut;pasta shells;green cardamom;ground cardamom;black cardamom;fennel seeds;bitter melon
43|dried thyme;herbes de Provence;fines herbes;bouquet garni;purslane
34|dried basil;dried epazote;saffron
53|dried rosemary;dried lavender
32|dried sage;filé powder;lotus seed
26|dried parsley;dried mint
27|dried marjoram;rosemary
29|dried tarragon;dried cilantro;bay leaf;waakye leaves
3.2|dried chives
249|pomegranate juice;Dijon mustard;yellow mustard;whole-grain mustard;English mustard;spicy brown mustard;broth;chicken broth
249|turkey broth;duck stock;chicken bone broth;vegetable broth;mushroom broth
251|mango juice
243|tomato juice;soy milk;plant milk;durian
236|carrot juice;passion fruit
243 large=50 medium=44 small=38|egg
243 large=33|egg white
243 large=17|egg yolk
136 large=50|hard-boiled egg;soft-boiled egg;century egg
220 large=61|scrambled egg
125 sliced=109 large=223 medium=182 small=149|apple;tart apple
110|crabapple;black pepper;black peppercorns;green peppercorns;pink peppercorns;Sichuan peppercorns;sansho;grains of paradise
110|onion powder
161 sliced=140 small=148 medium=178 large=230|pear
149 large=20 medium=16 small=13.6|loquat
91|broccoli;broccolini;yardlong bean;lemon balm;lemon verbena
107|romanesco;cauliflower;cauliflower rice;star anise;anise seed;caraway seeds;nigella seeds;ajwain
100|green bean;wax bean;runner bean;guar bean;orecchiette;drumstick vegetable;okra;Oreo;amaretti;chestnut flour;lupin flour;hard cheese
153|canned green bean
44|winged bean
80|hyacinth bean;rigatoni;ground coriander;coriander seeds;vanilla wafer
63 chopped=98|snow pea;sugar snap pea
134|asparagus;white asparagus;macadamia nut;candlenut;pea
87|fennel
- leaf=8|celtuce
131|bamboo shoot
152 sliced=151|fresh bamboo shoot
275|Worcestershire sauce;vegan Worcestershire sauce;miso;red miso;barley miso;doenjang;yellow bean sauce
- medium=13.3 large=21|taco shell
125|all-purpose flour;self-rising flour;Korean pancake mix;ground cinnamon;cinnamon stick;Yorkshire pudding mix
127|bread flour;conch
115|cake flour;wheat germ;matzo meal
102|rye flour;spelt flour
104|oat flour;cucumber;small cucumber;ground cloves;clove;celery seed;bean sprouts;taro
92|chickpea flour;bean flour;shiro powder
84|soy flour;fusilli
119|millet flour
60|instant mashed potatoes;jumbo pasta shells;whipped cream;celery leaf;parsley;chervil;lovage;fish mint;mitsuba;minari;fresh herbs
60|ladyfinger
114|masa harina;masarepa;white pepper
150 shredded=112|fresh mozzarella
232|cream cheese;Boursin;vegan cream cheese;crème fraîche
225|cottage cheese;farmer's cheese;soursop
136 clove=3|garlic;roasted garlic
240 clove=3|garlic paste
67 tbsp=4.8|lemongrass
173|couscous;pearl couscous
192|wheat berries;lentil;red lentil;black lentil;French lentil
169|rye berries
156|grits;quick grits;frozen spinach;boiled potato;celeriac
152|tapioca pearls
100 large=25 medium=15 small=5|scallion;garlic scapes
48|chives;garlic chives
260 tbsp=18|salsa;pico de gallo;mango salsa
304|dulce de leche;chocolate syrup
320|jam;apricot jam;orange marmalade;onion jam;quince paste;grenadine
25|kale;lacinato kale;chrysanthemum greens;tarragon
36|collard greens;spring greens;mixed cooking greens
38 pieces=38 leaf=32|beet greens
30 leaf=10|spinach;baby spinach
36 leaf=48|Swiss chard
28 leaf=14|amaranth leaves;fenugreek leaves;bitter leaf
28 leaf=10|taro leaf;cassava leaf
35 leaf=16|sweet potato leaves
21|moringa leaves
166|tempeh
144 strip=5|vegan bacon
113 diced=132 slice=28|cheese;Monterey Jack;pepper jack;Oaxaca cheese;Havarti;cheese curds;vegan cheese
113 diced=132 shredded=113 slice=28|cheddar
132 slice=28|provolone
113 diced=140 slice=21|American cheese
108 diced=132 slice=28|Swiss cheese;Gruyère;raclette;fontina;taleggio
306|sweetened condensed milk
70 sliced=70 whole=96 large=23 medium=18 slice=6 small=10|mushroom;wood ear mushroom;white fungus;porcini;matsutake;truffle;huitlacoche
87 sliced=72|cremini mushroom
86 large=148 small=15|oyster mushroom;king oyster mushroom
64 sliced=65 large=5 medium=3|enoki mushroom;beech mushroom
182|straw mushroom
156 pieces=156 large=16 medium=12 small=7|canned mushroom
54|chanterelle;sun-dried tomato
66|morel
137|mixed nuts
143 sliced=92 slivered=108 ground=95|almond
120 chopped=117 ground=80 halved=100|walnut
99 chopped=109|pecan
135 chopped=115 ground=75|hazelnut
133|Brazil nut;parsnip;parsley root;salsify;sweet potato;purple sweet potato
258|peanut butter
89|rolled oats;quick-cooking oats;borage;hazelnut flour
81|gluten-free oats
94|oat bran
208|foie gras;vanilla extract;vanilla bean;almond extract;lemon extract;peppermint extract;maple extract
218|cocoa butter;cooking oil;vegetable oil;canola oil;sunflower oil;corn oil;soybean oil;grapeseed oil;safflower oil;rice bran oil
218|cottonseed oil;avocado oil;coconut oil;sesame oil;walnut oil;hazelnut oil;almond oil;pistachio oil;flaxseed oil;pumpkin seed oil
218|hemp oil;mustard oil;argan oil;perilla oil;camellia oil;chili oil;Sichuan pepper oil;annatto oil
216|olive oil;peanut oil;palm oil;garlic oil;basil oil;lemon olive oil;truffle oil
95|penne;ziti;instant rice;luffa;pasta;whole wheat pasta;spinach pasta;legume pasta
65|farfalle
75|wagon wheel pasta
38|egg noodles
146|peanut;heart of palm
210|canned corn;mashed potato;hash brown;potato farl
165|hominy;plum;sloe;mango;green mango;guava
118|edamame;burdock root;rice bran
109|fava bean;paprika;smoked paprika;hot paprika
136 sliced=104|pickled jalapeño;pepperoncini
134 large=4.4 small=3.2|olive;black olive
138|caper
143 sliced=155 large=135 slice=7 small=37|dill pickle
160 sliced=153 large=35 small=15|sweet pickle
142|sauerkraut;kimchi;Chinese preserved vegetable;tsukemono
192 slice=1|pimiento
- leaf=4|grape leaf
- strip=8.9|French fries
130 sliced=120 large=1200 medium=659 slice=6 small=365|jicama
116 large=9 medium=4.5 slice=1 small=2|radish;black radish;watermelon radish
128 grated=110 sliced=122 large=72 medium=61 small=50 slice=3 strip=4|carrot;grated carrot
- large=15 medium=10|baby carrot
146 mashed=228 slice=2.8|canned carrot
136|beet;smoked salmon;smoked trout;smoked mackerel;Chinese yam
130 large=183 medium=122 slice=15 small=61|turnip;oca
140 large=772 medium=386 small=192|rutabaga
116|daikon;pumpkin;kabocha squash;delicata squash;winter squash;bottle gourd;ivy gourd;tinda;pointed gourd
135 slice=16|kohlrabi
36 leaf=4.8|lettuce
72 chopped=57 leaf=8|iceberg lettuce
47 leaf=6|romaine lettuce;little gem lettuce
55 leaf=7.5|butter lettuce;lamb's lettuce
25 leaf=4.8|mixed salad leaves
20 leaf=2|arugula;mizuna
34 sprig=2.5|watercress
50 sprig=1|garden cress;microgreens
40 leaf=8|radicchio
292|salt;sea salt;Himalayan pink salt;black salt;smoked salt;curing salt;truffle salt
129|pumpkin seeds;ogbono
141|poppy seeds
150 large=20 medium=16 small=10|mussel
227 large=20 medium=14.5 small=9|clam
248 medium=14|oyster
145 medium=6 small=5 large=7|shrimp
- large=7.5|breaded shrimp
255|soy sauce;dark soy sauce;usukuchi soy sauce;canned sweet potato;balsamic vinegar;white balsamic vinegar;black vinegar
83|ground ginger;galangal powder;lemongrass powder;sand ginger
106|dill seed
101|mustard seeds;black mustard seeds;mustard powder;curry powder;garam masala;tandoori masala;curry masala;biryani masala;nihari masala
101|haleem mix;sambar powder;panch phoron;five-spice powder;thirteen-spice powder;ras el hanout;baharat;pilau masala;advieh;berbere
101|khmeli suneli;curry leaf powder;spaghetti squash
155|garlic powder;dried garlic flakes;sour cherry
56 tbsp=5|dried minced onion;dried vegetable flakes
19.2|vegetable soup mix
128|chili powder;cornstarch;potato starch;tapioca starch;arrowroot;wheat starch;custard powder
77|sprouted lentils
33 tbsp=3|alfalfa sprouts
270|pumpkin pie filling
148 medium=179|plantain;green plantain
154 small=130 medium=150 large=175|peach
143 small=129 medium=142 large=156|nectarine
155 sliced=165|ume;apricot
120 sifted=100|powdered sugar
97|protein powder;plant protein powder
58|wheat bran
103|carob powder
- large=83|cinnamon roll
264|frosting;tomato paste
100 large=32|gingersnap
200 small=1.1 large=2.8|gummy candy
339|honey
315|maple syrup
330|agave nectar
341|corn syrup;golden syrup
337|molasses;pomegranate molasses;date syrup
332|malt syrup
328|caramel sauce
24 tbsp=2.6|perilla leaf;Thai basil;holy basil;shiso
24 tbsp=2.7 chopped=42|basil
16|cilantro;culantro;Vietnamese coriander;rice paddy herb
25 tbsp=2.8 chopped=45|mint
15 tbsp=1.6 chopped=26|dill
8.9|fennel frond
12.8 sprig=2|epazote
124 sliced=113 large=323 medium=196 slice=9.9 small=118|zucchini;vegetable marrow;zucchini noodles
113 large=323 medium=196 slice=9.9 small=118|yellow squash
82|eggplant;Japanese eggplant;Thai eggplant
149 sliced=92 large=164 medium=119 small=74|bell pepper;red bell pepper;green bell pepper;mini sweet pepper;pepper strips
101 tbsp=7.5 strip=4|celery
- slice=84|silken tofu
149 chopped=180 large=182 medium=123 slice=20 small=91|tomato;plum tomato;cherry tomato;beefsteak tomato
180 large=182 medium=123 slice=20 small=91|green tomato
132 medium=34|tomatillo
150 mashed=225 small=101 medium=118 large=136|banana
165 slice=166|pineapple
177 cubed=160 diced=156|melon;cantaloupe
154 diced=152|watermelon
145 mashed=230|papaya;green papaya
132 sliced=108 large=124 medium=91 small=70|star fruit
151 sliced=165|jackfruit
196|mangosteen
- large=64 medium=50 small=40|fig
205 pureed=243|feijoa
80 medium=397|fresh coconut
290|vanilla bean paste
238|white vinegar
239|apple cider vinegar;red wine vinegar;white wine vinegar;champagne vinegar;tarragon vinegar;sherry vinegar;malt vinegar;rice vinegar
239|red rice vinegar;coconut vinegar;cane vinegar;raspberry vinegar
100 crumbs=100|cookie
26 crushed=70|tortilla chips
20 crushed=55|potato chips
45 crushed=85|pretzel
100 grated=100 shredded=85 shaved=70|parmesan
100 grated=100 shredded=85|Pecorino Romano
113 diced=132 shredded=113|mozzarella
113 diced=132|smoked mozzarella
177|kidney bean
147|date;Medjool date
170 grated=110|dark chocolate
`;
