/**
 * Per 100 g of what is eaten: kcal, grams of protein, fat, saturated fat, carbohydrate, sugars, fibre, 
 * mg of sodium; after them what is not eaten of it, in per cent.
 * Written by scripts/food-tables.ts; change usda-numbers.tsv or own-cups.tsv instead.
 */
export const NUTRIENTS = `
210 28.9 9.7 2.2 0 0 0 3668 0|anchovy;anchovy paste
393 61.1 14.5 3.8 0 0 0 8064 0|dried anchovy
309 66 3 1 0 0 0 111 0|bonito flakes
143 22.3 6.4 1.5 1.5 0 0 91 0|salmon roe;tobiko;sea urchin
264 24.6 17.9 4.1 4 0 0 1500 0|caviar;bottarga
139 21.7 6.2 1.4 1.5 0 0 1251 0|mentaiko
438 8.8 37.7 3.2 17.5 1.8 0.9 970 0|taramasalata
255 60.3 1.5 0.3 0 0 0 4233 0|dried shrimp
290 62.8 2.4 0.5 0 0 0 7027 0|dried pollock;dried squid
80 1.8 0.8 0.2 17.8 1.7 2 13 7|ginseng;ginger;galangal;fingerroot;fresh turmeric
207 36.2 1.5 0.4 9.5 0 0 3114 0|dried scallop
92 15.6 1.4 0.4 3.1 0 0 44 0|squid ink;squid
902 0 100 39.2 0 0 0 0 0|lard
897 0 99.5 39 0 0 0 150 0|bacon fat
902 0 100 49.8 0 0 0 0 0|beef tallow
854 1.5 94 52.3 0 0 0 7 0|suet
806 1.5 85.1 41.9 11.4 0 0.4 0 0|vegetable suet
900 0 99.8 29.8 0 0 0 0 0|schmaltz
882 0 99.8 33.2 0 0 0 0 0|duck fat
160 2 14.7 2.1 8.5 0.7 6.7 7 26|avocado
160 2 14.7 2.1 8.5 0.7 6.7 7 0|avocado puree
417 12.6 39.7 13.3 1.3 1 0 662 0|bacon;beef bacon;pancetta;guanciale;lardon;Speck;bacon bits
111 20.2 2.8 0.9 1.3 0.9 0 743 0|back bacon;Canadian bacon
382 29.6 27.9 8.3 3.1 0 0 2285 0|turkey bacon
748 5 80.5 29.4 0 0 0 2684 0|salt pork
812 2.9 88.7 32.2 0 0 0 11 11|fatback;cow skin;pork skin
114 7.3 0.3 0.1 21.2 0.3 4.8 5 0|bean;white bean;cannellini bean
91 6 0.3 0.1 16.6 0.2 6.9 384 0|black bean
124 8 1.1 0.2 21.5 3.8 5.5 231 0|kidney bean
114 7 0.9 0.2 20.2 0.5 5.5 239 0|pinto bean;borlotti bean
115 7.8 0.4 0.1 20.9 2.9 7 2 0|butter bean
116 7.7 0.5 0.1 20.8 3.3 6.5 4 0|black-eyed pea
71 5.5 0.2 0 12.4 0 3.7 453 0|canned fava bean
128 7.5 0.1 0 24.8 0 7.3 8 0|adzuki bean
139 7 2.8 0.2 22.5 4 6.4 246 0|chickpea
116 9 0.4 0.1 20.1 1.8 7.9 2 0|canned lentil
173 16.6 9 1.3 9.9 3 6 1 0|soybean
115 15.1 2.8 0.3 9.6 0 2.7 779 0|lupini bean
105 7 0.4 0.1 19.1 2 7.6 2 0|mung bean
155 5.5 5.2 1.9 21.6 0 5.5 422 0|baked beans
106 5.2 1.6 0.6 20 0 5.5 414 0|pork and beans
97 5 1 0.1 16.9 5.3 4.2 725 0|chili beans
83 5.3 0.9 0.1 13.5 0.6 4.7 430 0|refried beans;bean dip
214 19.9 14.3 5.8 0 0 0 51 3|beef;beef steak;sirloin steak;wagyu beef
228 19.3 16.7 7.4 0.1 0 0 52 4|rib-eye steak
228 20.6 15.5 6.3 0 0 0 52 0|strip steak
228 20 15.8 6.7 0 0 0 35 25|T-bone steak
155 21.2 7.2 3 0 0 0 54 0|flank steak
195 20.1 12.8 5 0 0 0 65 1|skirt steak
176 19 10.5 3.9 0 0 0 74 0|flat iron steak
192 20.7 11.5 4.5 0 0 0 56 2|round steak;cube steak
247 19.6 18.2 7.3 0 0 0 50 2|beef tenderloin;carpaccio
166 21.5 8.2 3.2 0 0 0 58 3|beef roast
117 21 3.1 1.2 0 0 0 63 0|veal;veal cutlet
116 20.2 3.3 1 0 0 0 91 42|veal chop
254 17.2 20 7.7 0 0 0 67 0|meat;ground beef;beef patty
146 20.2 7.2 2.9 0.1 0 0 70 0|bison;ground bison
21 0.9 0.2 0.1 4.5 1.1 1.8 4 10|rhubarb
32 0.7 0.3 0 7.7 4.9 2 1 6|strawberry;mixed berries
52 1.2 0.7 0 11.9 4.4 6.5 1 4|raspberry;cloudberry;sea buckthorn
57 0.7 0.3 0 14.5 10 2.4 1 5|blueberry
43 1.4 0.5 0 9.6 4.9 5.3 1 4|blackberry;mulberry
46 0.4 0.1 0 12.2 4 4.6 2 2|cranberry;lingonberry
56 1.4 0.2 0 13.8 7.4 4.3 1 2|red currant
63 1.4 0.4 0 15.4 0 0 2 2|black currant
44 0.9 0.6 0 10.2 0 4.3 1 0|gooseberry;amla
73 0.7 0.5 0 18.4 0 7 6 0|elderberry
41 0.7 0.5 0.1 9.6 0 3.6 5 0|rose hip
69 0.7 0.2 0.1 18.1 15.5 0.9 2 4|grape;unripe grape
53 1.9 0.7 0 11.2 0 0 0 6|physalis
338 8.2 3.1 0.7 69.4 0.3 1.7 545 0|soft pretzel
265 9.2 3.2 0.7 49.1 5.1 2.7 491 0|bread;gluten-free bread;fresh breadcrumbs
252 12.4 3.5 0.7 42.7 4.3 6 455 0|whole wheat bread
289 11.8 1.8 0.5 56.4 2.6 2.4 513 0|sourdough bread;baguette;ciabatta
259 8.5 3.3 0.6 48.3 3.9 5.8 603 0|rye bread
249 8.8 7.9 0.9 35.8 1.8 1.8 561 0|focaccia;pizza crust;gluten-free pizza crust
287 9.5 6 1.6 47.8 1.8 2.3 380 0|brioche;challah
274 7.9 4.4 1.1 52.3 5.7 4.3 347 0|raisin bread
350 8.4 16.6 5.3 41.7 3.7 2.5 544 0|garlic bread
290 6.6 5 1.1 56 0 2.6 398 0|soda bread
330 6.6 9.6 3.7 54.5 16 2.3 599 0|cornbread
277 8.6 4.3 1 50.2 0.3 3.2 574 0|bread roll;sub roll;bao bun
278 9.9 3.8 0.9 50.1 6.4 2.1 500 0|hamburger bun;hot dog bun
307 9.5 6.4 1.6 52 4.3 3.7 566 0|Hawaiian roll
227 8.9 1.7 0.7 44.2 3.5 3.5 425 0|English muffin;crumpet
257 10 1.6 0.4 50.5 5 2.2 477 0|bagel
406 8.2 21 11.7 45.8 11.3 2.6 467 0|croissant
353 7 16.3 4.3 44.6 2.2 1.5 580 0|biscuit
344 11.6 8.6 4.8 54.3 2.3 0.5 404 0|pão de queijo
395 10 1.4 0.2 83.7 0.3 3 0 0|matzo meal;matzo
395 13.3 5.3 1.2 72 6.2 4.5 732 0|breadcrumbs;panko;gluten-free breadcrumbs
383 14.1 5.5 1.4 68.5 5.7 4.9 1336 0|Italian breadcrumbs;coating mix
407 11.9 6.6 1.5 73.5 0 5.1 698 0|croutons
386 11 3.4 0.8 76.2 8.3 3.2 1405 0|stuffing mix
40 1.1 0.1 0 9.3 4.2 1.7 4 10|onion;red onion;white onion;pearl onion
32 0.8 0.1 0 7.5 5 0.9 8 16|sweet onion
72 2.5 0.1 0 16.8 7.9 3.2 12 12|shallot
61 1.5 0.3 0 14.2 3.9 1.8 20 35|leek
132 0.9 10.8 1.5 7.9 0 1.7 12 0|caramelized onion
371 2 35.1 2.6 13.9 4.7 2.1 7 0|fried shallots
258 3.1 14.1 4.5 30.5 0 1.8 246 0|onion ring
717 0.8 81.1 51.4 0.1 0.1 0 11 0|butter;vegan butter
717 0.8 81.1 51.4 0.1 0.1 0 643 0|butter [salted]
876 0.3 99.5 61.9 0 0 0 2 0|ghee
717 0.2 80.7 15.2 0.7 0 0 751 0|margarine
884 0 100 25 0 0 0 4 0|vegetable shortening
627 1.5 69 43.7 4 0.2 0.3 787 0|garlic butter
25 1.3 0.1 0 5.8 3.2 2.5 18 20|cabbage
31 1.4 0.2 0 7.4 3.8 2.1 27 20|red cabbage
27 2 0.1 0 6.1 2.3 3.1 28 20|savoy cabbage
16 1.2 0.2 0 3.2 1.4 1.2 9 7|napa cabbage
13 1.5 0.2 0 2.2 1.2 1 65 12|bok choy;choy sum;Chinese broccoli;tatsoi
43 3.4 0.3 0.1 8.9 2.2 3.8 25 10|Brussels sprout
25 1.3 0.1 0 5.8 3.2 2.5 18 0|coleslaw mix
262 14.2 18 2.4 9.6 7.7 0 870 0|pickled herring
86 19.4 1 0.2 0 0 0 247 0|canned tuna
198 29.1 8.2 1.5 0 0 0 416 0|canned tuna [oil]
129 19.7 5 0.9 0 0 0 403 0|canned salmon
208 24.6 11.4 1.5 0 0 0 307 0|canned sardine;smoked oyster
156 23.2 6.3 1.9 0 0 0 379 0|canned mackerel
142 24.3 1.6 0.3 5.9 0 0 112 0|canned clam
38 0.8 0 0 9.4 8.3 1.2 5 0|canned mandarin orange
60 0.5 0.1 0 15.6 14.3 1.3 1 0|canned pineapple
42 0.4 0.1 0 11.1 0 1 5 0|canned peach
50 0.3 0.1 0 12.9 9.7 1.6 4 0|canned pear
48 0.6 0 0 12.3 10.7 1.6 4 0|canned apricot
54 0.9 0 0 13.8 12.3 1.5 3 0|canned cherry
58 0.5 0 0 15.2 14.2 0.9 1 0|canned plum
46 0.5 0 0 11.9 10.9 1 4 0|fruit cocktail
60 0.8 0.4 0.1 15 13.7 1.6 1 0|canned mango;mango puree
42 0.2 0.1 0 11.3 9.4 1.1 2 0|applesauce;fruit puree
151 0.2 0.1 0 38.9 37.9 1 29 0|cranberry sauce
100 0.1 0.1 0 26.1 13.8 1 47 0|apple pie filling
115 0.4 0.1 0 28 0 0.6 18 0|pie filling
165 0.2 0.2 0 42 38.8 3.2 4 0|maraschino cherry
17 0.8 0.1 0 4 2.4 1 128 0|canned tomato;fire-roasted tomatoes
32 1.6 0.3 0 7.3 4.4 1.9 186 0|crushed tomatoes
15 0.7 0.1 0 3.6 0 0 401 0|tomatoes with green chilies
38 1.6 0.2 0 9 4.8 1.9 28 0|tomato puree
24 1.3 0.2 0 5.4 4.3 1.5 524 0|tomato sauce
531 2.3 29.6 8.3 63.8 0.9 3.5 202 0|plantain chips
459 10.6 17.6 1.8 67 0.9 2.7 847 0|crispy chow mein noodles
402 6.3 0.5 0.1 89.8 0 1.7 3 0|puffed rice;puffed rice cereal;puffed rice cake
357 7.5 0.4 0.1 84.1 9.5 3.3 729 0|corn flakes;breakfast cereal
322 10.3 2.2 0.4 79.3 17.8 18.2 600 0|bran cereal
489 14.8 24.1 4.1 53.3 20 9 25 0|granola
340 9.7 4.9 0.8 77.8 31 7.3 231 0|muesli
471 10.1 19.8 2.4 64.4 28.6 5.3 294 0|granola bar
510 6.8 26.4 5.9 61.5 8.5 2.3 705 0|cracker
418 9.4 8.7 1.6 74 1.3 2.8 943 0|oyster crackers
392 7.1 4.3 0.9 81.1 0.9 4.2 71 0|rice cracker
423 6.9 10.1 1.5 76.8 31.1 2.8 477 0|graham cracker
366 7.9 1.3 0.1 82.2 1.1 16.5 410 0|crispbread
457 11.8 15.2 1.3 68.3 4.8 3.8 854 0|pita chips
497 6.6 22.3 2.8 67.4 1.2 4.7 310 0|tortilla chips
542 6.6 36.4 4 50.8 0.4 4.4 450 0|potato chips
563 5.9 36.6 5.5 53 3 1.7 926 0|cheese puffs
384 9.9 3.5 0.5 80 2.4 3.3 1150 0|pretzel
387 12.9 4.5 0.6 77.8 0.9 14.5 8 0|popcorn
490 0.1 25 1.8 66.5 2.5 0.7 776 0|prawn crackers
290 16.8 5 0.5 43.4 8.1 8.1 1986 0|papadum
402 2.6 35.2 2.6 19.9 2.2 1.4 390 0|french-fried onions
561 14.6 39.3 3 37.6 7.1 7 429 0|sev
40 1.9 0.4 0 8.8 5.3 1.5 9 27|red chili;Thai chili;habanero;ghost pepper;Scotch bonnet;aji amarillo
40 2 0.2 0 9.5 5.1 1.5 7 27|green chili;poblano;Anaheim chili;shishito pepper
29 0.9 0.4 0.1 6.5 4.1 2.8 3 8|jalapeño
32 1.7 0.4 0.1 6.7 3.8 3.7 10 3|serrano chili
21 0.7 0.3 0 4.6 0 1.7 397 0|canned green chili
27 1.7 0.5 0 5.3 1.9 3.4 13 18|banana pepper
579 6.1 38.3 22 52.4 36.7 8 10 0|dark chocolate;cacao nibs
501 12.9 52.3 32.4 29.8 0.9 16.6 24 0|unsweetened chocolate
535 7.7 29.7 18.5 59.4 51.5 3.4 79 0|milk chocolate;milk chocolate chips;chocolate candy
539 5.9 32.1 19.4 59.2 59 0.2 90 0|white chocolate
480 4.2 30 17.8 63.9 54.5 5.9 11 0|chocolate chips
515 10.2 30.5 10.7 55.4 47.2 3.6 357 0|peanut butter chips;peanut butter cup
228 19.6 13.7 8.1 57.9 1.8 33.2 21 0|cocoa powder
398 6.7 4 2.4 83.7 65.5 3.7 504 0|hot chocolate mix
428 14.3 9.5 4.8 71.2 47.6 0.1 405 0|malted milk powder
29 1.1 0.3 0 9.3 2.5 2.8 2 47|lemon;yuzu
22 0.3 0.2 0 6.9 2.5 0.3 1 0|lemon juice;yuzu juice;calamansi;plum extract
47 1.5 0.3 0 16 4.2 10.6 6 0|lemon zest;lime zest;citron;preserved lemon
30 0.7 0.2 0 10.5 1.7 2.8 2 16|lime
25 0.4 0.1 0 8.4 1.7 0.4 2 0|lime juice
47 0.9 0.1 0 11.8 9.3 2.4 0 27|orange;blood orange;Seville orange;citrus fruit
97 1.5 0.2 0 25 0 10.6 3 0|orange zest;dried lime;dried orange peel
53 0.8 0.3 0 13.3 10.6 1.8 2 26|mandarin orange
42 0.8 0.1 0 10.7 6.9 1.6 0 49|grapefruit
38 0.8 0 0 9.6 0 1 1 44|pomelo
71 1.9 0.9 0.1 15.9 9.4 6.5 10 7|kumquat
321 7.9 8.7 5.5 54.4 54.4 0 127 0|coconut condensed milk;sweetened condensed milk
197 2 21.3 18.9 2.8 0 0 13 0|coconut milk
79 0.8 8.5 7.6 1.1 0 0 8 0|coconut milk [light|lite|reduced-fat]
330 3.6 34.7 30.8 6.7 0 2.2 4 0|coconut cream
684 5.3 69.1 61.3 21.5 0 0 37 0|creamed coconut;coconut milk powder
357 1.2 16.3 15.5 53.2 51.5 0.2 36 0|cream of coconut
130 2.7 0.3 0.1 28.2 0.1 0.4 1 0|cooked rice
111 2.6 0.9 0.2 23 0.3 1.8 5 0|cooked brown rice
101 4 0.3 0 21.3 0.7 1.8 3 0|cooked wild rice
161 3.2 4.8 0.6 25.4 0.1 0.4 397 0|fried rice
155 2.5 4.3 0.4 25.9 0.3 0.5 1 0|cooked seasoned rice
120 4.4 1.9 0.2 21.3 0.9 2.8 7 0|cooked quinoa
112 3.8 0.2 0 23.2 0.1 1.4 5 0|cooked couscous
123 2.3 0.4 0.1 28.2 0.3 3.8 3 0|cooked grains
92 3.4 0.6 0.1 19.9 0.9 2.7 4 0|cooked buckwheat
65 1.5 0.6 0.1 13.8 0.1 1.3 10 0|cooked polenta
158 5.8 0.9 0.2 30.9 0.6 1.8 1 0|cooked pasta
135 5.6 3 0.9 20.8 2 1.6 133 0|cooked pasta with meat sauce
197 9.4 7.6 4.5 22.3 1 1.3 129 0|cooked macaroni and cheese
138 4.5 2.1 0.4 25.2 0.4 1.2 5 0|cooked noodles
108 1.8 0.2 0 24 0 1 19 0|cooked rice noodles
337 19 28.4 9.7 0 0 0 59 0|duck confit;roast duck
190 28.9 7.4 2 0 0 0 86 0|cooked chicken;cooked meat
159 29.1 3.8 1.1 0 0 0 101 0|cooked turkey
224 30.7 10.3 3.9 0 0 0 40 0|cooked beef
271 25.8 17.8 6.8 0 0 0 75 0|cooked ground beef
248 27.1 14.7 5.4 0 0 0 59 0|cooked pork;char siu
191 28.3 7.7 2.8 0 0 0 68 0|cooked lamb
283 24.8 19.6 8.1 0 0 0 81 0|gyro meat
244 15.1 15.8 6 9.1 1.2 0.5 540 0|meatball;cooked meat patty;beef meatball
193 14.9 10.6 3 9.1 1.2 0.5 531 0|turkey meatball
252 16.4 12.9 3.2 17.6 0 0 446 0|chicken nugget;breaded chicken cutlet
242 24.9 8.6 2.5 14.4 1.2 0.9 194 0|frozen breaded pork cutlet
206 22.1 12.3 2.5 0 0 0 61 0|cooked salmon;hot-smoked salmon
105 22.8 0.9 0.2 0 0 0 78 0|cooked fish
290 10.3 25.8 7.7 4.2 0 0 1090 0|hot dog
316 11.2 28.3 11 3.4 1.3 0 992 0|beef hot dog
223 12.2 17.3 4 3.8 1.2 0 911 0|turkey hot dog
301 12.1 26.6 9.2 2 0 0 848 0|smoked sausage;beef smoked sausage;andouille;cooked sausage
309 12.2 27.3 9.2 2.8 1.6 0 667 0|kielbasa
226 13.1 17.6 6.2 3.9 0 0 1200 0|turkey kielbasa
455 24.1 38.3 14.4 1.9 0 0 1235 0|chorizo;Chinese sausage
213 8.1 13.9 4.7 14.1 0.2 0.3 482 0|pork floss
379 14.6 34.5 13.4 1.3 1.3 0 680 0|blood sausage;black pudding;pork blood
333 13.7 29.2 10 2.9 0 0 846 0|white pudding;boudin;haggis
571 7.5 41.6 0 41.7 0 10.1 1164 0|mole paste
237 12.8 18.2 0 5.5 0 1.7 1145 0|sofrito
147 1.4 13.1 2.6 7.5 4 1.5 408 0|curry sauce
143 3.1 9.5 2.5 11.1 1.9 0.7 796 0|queso dip
49 1.4 1.5 0.2 7.5 5.5 1.8 419 0|marinara sauce;arrabbiata sauce;sloppy joe sauce
138 1.6 12.1 7 6.1 4.7 1.3 305 0|vodka sauce
371 9.3 36.4 22.6 3 2.4 0 334 0|Alfredo sauce;carbonara sauce
100 5.4 6.1 2 5.6 4.1 1.4 331 0|bolognese sauce;picadillo sauce
135 3.4 9.2 5.6 9.9 4.1 0.2 229 0|béchamel sauce
174 6.7 13.3 6 6.8 0.4 0.5 828 0|cheese sauce
54 2.2 1.1 0.5 8.7 1.8 2 185 0|pizza sauce
40 1.7 0 0 8.3 6.7 1.7 867 0|enchilada sauce;green enchilada sauce
79 1.4 5.3 1 6.8 0.4 0.7 691 0|stroganoff sauce;cream of mushroom soup
90 2.4 5.8 1.7 7.2 0.5 0 702 0|cream of chicken soup
72 1.3 4.5 1.1 7 1.4 0.6 516 0|cream of celery soup
84 0.8 3.9 1.1 11.4 3.7 2.2 692 0|cheddar cheese soup
66 1.5 0.4 0.1 15.2 8.2 1.1 377 0|tomato soup
46 3.1 1.4 0.2 6.7 2.7 0.7 516 0|French onion soup
87 2.1 5.3 1.6 7.7 2.1 1.8 661 0|cream of broccoli soup
52 2.6 1.9 0.5 6 0.5 0.3 677 0|chicken noodle soup
59 1.7 1.6 0.2 9.8 3.1 0.5 516 0|vegetable soup
112 5.7 5.5 2.4 11.9 1.2 4.4 522 0|canned chili
168 12.4 11.3 2.7 4.5 2.4 0.9 47 0|leftover curry
148 3.7 9.4 1.9 13.5 4 3.4 111 0|leftover vegetable curry
66 4 1.1 0.6 10.1 0.7 0.6 338 0|leftover stew
53 3.8 2.4 1.2 4.8 0.2 0.4 560 0|gravy
184 18.4 11.7 2.4 0 0 0 51 0|unagi;eel
99 15.2 0.9 0.2 6.8 0 0 143 0|Asian fish cake;fish ball;surimi
99 24 0.3 0.1 0.2 0 0 111 0|cooked shrimp
83 17.9 0.7 0.2 0 0 0 395 0|crabmeat;crab leg
83 17.9 0.7 0.2 0 0 0 395 50|whole crab
87 18.1 1.1 0.2 0 0 0 293 0|soft-shell crab
77 16.5 0.8 0.2 0 0 0 423 0|lobster;lobster tail;lobster meat
345 2 37 23 2.8 2.8 0 38 0|heavy cream;whipped cream
195 2.7 19.3 12 3.7 3.7 0 40 0|light cream;coffee creamer
130 3 11.5 7.2 4.3 4.3 0 41 0|half-and-half;vegan cream
318 1.3 25.3 21.8 23.1 23.1 0 25 0|whipped topping;vegan whipped cream
269 2.1 28.4 17.3 2.8 2.8 0 43 0|crème fraîche
193 2.1 19.7 11.5 2.9 2.9 0 47 0|sour cream;Mexican crema;vegan sour cream
136 3.5 10.6 6.6 7.1 0.2 0 83 0|sour cream [light|low-fat|reduced-fat]
552 3.3 59.2 36.9 4.5 4.5 0 61 0|clotted cream
264 14.2 21.3 14.9 4.1 4.1 0 917 0|feta;vegan feta;ricotta salata
268 18.5 21.1 14.6 0 0.9 0 459 0|goat cheese
353 21.4 28.7 18.7 2.3 0.5 0 1146 0|blue cheese;Gorgonzola
299 18.1 23.8 12.9 3 2.3 0 751 0|queso fresco
544 61.3 31.3 11.4 0 0 0 1818 0|pork rinds
339 45 2.4 0.3 40.1 0 0 3 0|edible cricket
326 14.1 28.5 10.6 2.2 0 0 860 0|liverwurst;pâté
131 16.9 3.5 1.1 1 0 0 1314 0|ham;gammon
195 27.8 8.3 2.8 0.3 0 0 2695 15|country ham
163 16.6 8.6 2.9 3.8 0 1.3 1143 0|prosciutto;serrano ham;coppa;bresaola
407 22.6 33.7 11.9 1.6 0 0 2260 0|salami;'nduja
378 20.9 31.8 11.5 0.6 0.2 0 1737 0|beef salami
494 22.7 44 14.9 0 0 0 1761 0|pepperoni
243 31 11.5 3.7 3.8 0 0 1858 0|turkey pepperoni
311 16.4 25.4 9.5 3 0 0 1246 0|mortadella
308 15.2 24.6 9.3 5.5 4.4 0 960 0|bologna;ring bologna
112 13.5 3 0.1 7.7 4 0.4 1200 0|deli meat;deli turkey;smoked turkey
315 13.4 26.6 10 4.6 0 0 1411 0|Spam
153 31.1 1.9 0.9 2.8 2.7 0 2790 0|dried beef
250 27.1 14.9 6.2 0 0 0 897 0|corned beef
95 19.6 1.2 0 1.5 0 0 1010 0|pastrami
139 16.3 6.2 1.4 3.3 3.3 0.1 1123 0|turkey pastrami
98 17.4 1.9 0.6 2.9 0.8 0 1032 0|deli chicken
97 1.9 5.3 0.4 12.3 3 1.1 3108 0|red curry paste;yellow curry paste;panang curry paste;massaman curry paste;curry paste;laksa paste
97 1.9 5.3 0.4 12.3 3 1.1 3108 0|rendang paste;tom yum paste
97 2 5.2 0.4 12.6 2.9 1.1 3107 0|green curry paste
274 4.4 23.6 1.9 17.7 3.1 14.1 3126 0|tikka masala paste
488 5.6 36.8 17.5 36.1 0.4 6.4 3882 0|Japanese curry roux
509 9.6 35.5 17.4 38.3 7.9 1.1 3182 0|cream stew roux
214 0.4 0 0 51.2 49.3 0 27 0|balsamic glaze
112 1.3 0.2 0.1 26.2 21.7 0.3 907 0|tonkatsu sauce;ketchup;banana ketchup;curry ketchup
104 2.5 0.3 0 19.8 10.5 5.9 1338 0|chili sauce
427 1 45.2 7.1 4.9 3.5 1.3 549 0|horseradish sauce
239 2.8 0.6 0.3 62.5 57.4 5.1 28 0|tamarind paste
680 1 74.8 11.7 0.6 0.6 0 635 0|mayonnaise;Kewpie mayonnaise;vegan mayonnaise;spicy mayo;aioli
238 0.4 22.2 3.4 9.2 3.6 0 827 0|mayonnaise [light|reduced-fat|low-fat]
390 0.9 33.4 4.9 23.9 6.4 0 711 0|Miracle Whip
211 1 16.7 3.3 13.3 4.3 0.5 667 0|tartar sauce
477 4.5 51.3 30.6 1.6 0.4 0 406 0|hollandaise sauce
421 1.3 44.5 7 5.7 4.7 0 901 0|ranch dressing
484 1.4 51.1 8.3 4.8 3.5 0.4 642 0|blue cheese dressing
542 2.2 57.9 8.8 3.3 2.8 0.5 1209 0|Caesar dressing
240 0.4 21.1 2.9 12.1 10.8 0 993 0|Italian dressing;marinade
449 0 50.1 9.1 2.5 2.5 0 1 0|vinaigrette
457 0.8 44.8 5.6 15.6 15.9 0 836 0|French dressing
379 1.1 35.1 5.1 14.6 15.2 0.8 962 0|Thousand Island dressing
443 3.1 45.2 6.2 8.6 8.3 1 1000 0|sesame dressing
427 1.9 43.3 6 7.4 6.7 0.1 867 0|green goddess dressing
464 0.9 40.8 5 23.3 15.8 0.4 512 0|honey mustard dressing
172 0.8 0.6 0 40.8 33.2 0.9 1027 0|barbecue sauce;Pickapeppa sauce
95 1.3 0.2 0 22 9.8 1.5 1647 0|steak sauce
124 1.4 1.1 0 28.2 11.8 1.8 983 0|cocktail sauce
150 0.3 0 0 38.2 18.8 0.1 371 0|sweet and sour sauce;orange sauce
184 0.9 1 0.2 42.8 0 0.7 538 0|plum sauce
257 6.3 16 2.9 22 17.1 1.8 1338 0|peanut sauce
486 6 50.2 3.7 5 0.1 0.3 1970 0|shacha sauce
97 0.8 0.2 0 22.1 20 1.7 9 0|mint sauce
218 0.6 0.3 0.1 55.5 54.5 1.1 389 0|chutney
25 1.8 0.4 0 4.8 1.5 2.2 809 0|green chutney
214 2.1 20.1 17.8 9.6 4 5.5 401 0|coconut chutney
290 0 0.1 0 74.7 74.7 0 37 0|browning sauce;molasses;pomegranate molasses;date syrup
333 23.4 0.8 0.2 60.3 2.1 15.2 16 0|dried bean;dried white bean
341 21.6 1.4 0.4 62.4 2.1 15.5 5 0|dried black bean
337 22.5 1.1 0.2 61.3 2.1 15.2 12 0|dried kidney bean
347 21.4 1.2 0.2 62.5 2.1 15.5 12 0|dried pinto bean;dried borlotti bean
338 21.5 0.7 0.2 63.4 8.5 19 18 0|dried lima bean
336 23.5 1.3 0.3 60 6.9 10.6 16 0|dried black-eyed pea
341 26.1 1.5 0.3 58.3 5.7 25 13 0|dried fava bean
364 19.3 6 0.6 60.6 10.7 17.4 24 0|dried chickpea;chana dal;legume pasta
446 36.5 19.9 2.9 30.2 7.3 9.3 2 0|dried soybean
347 23.9 1.1 0.3 62.6 6.6 16.3 15 0|dried mung bean;moth bean;moong dal
329 19.9 0.5 0.2 62.9 0 12.7 5 0|dried adzuki bean
371 36.2 9.7 1.2 40.4 0 18.9 15 0|dried lupin bean;lupin flour
341 24.6 1.2 0.2 60.4 8 25.5 15 0|dried pea;split pea
341 25.2 1.6 0.1 59 0 18.3 38 0|whole urad;urad dal
322 0.3 0.1 0 82.7 80.7 1.6 98 0|candied citrus peel
287 3.7 1.1 0 73.6 0 0 9 0|jujube
299 3.1 0.5 0.1 79.2 59.2 3.7 11 0|raisin;barberry;goji berry;mixed dried fruit
283 4.1 0.3 0 74.1 67.3 6.8 8 0|dried currant
308 0.1 1.4 0.1 82.4 65 5.7 3 0|dried cranberry
333 1.3 0.7 0.1 80.5 67.2 2.5 13 0|dried cherry
317 2.5 2.5 0.2 80 67.5 7.5 3 0|dried blueberry
256 5.4 2.4 0.1 61.4 39.1 16 8 6|freeze-dried fruit
277 1.8 0.1 0 75 66.5 6.7 1 0|date;Medjool date
240 2.2 0.4 0.1 63.9 38.1 7.1 2 0|prune
241 3.4 0.5 0 62.6 53.4 7.3 10 0|dried apricot;dried mango;dried pineapple
249 3.3 0.9 0.1 63.9 47.9 9.8 10 0|dried fig
243 0.9 0.3 0.1 65.9 57.2 8.7 87 0|dried apple
239 3.6 0.8 0.1 61.3 41.7 8.2 7 0|dried peach
519 2.3 33.6 29 58.4 35.3 7.7 6 0|banana chips
338 1.1 0.4 0.1 85.6 75.9 1.2 9 0|crystallized ginger
1 0 0 0 0.2 0 0 1 0|dried hibiscus flower;herbal tea;barley tea
280 7.7 0.7 0.3 65.4 29.7 11.9 28 10|lily bud
660 6.9 64.5 57.2 23.6 7.3 16.3 37 0|shredded coconut
501 2.9 35.5 31.5 47.7 43.2 4.5 262 0|sweetened shredded coconut
265 9 4.3 1.6 68.9 4.1 42.5 25 0|dried oregano;Mexican oregano;Italian seasoning
276 9.1 7.4 2.7 63.9 1.7 37 55 0|dried thyme;herbes de Provence;fines herbes;bouquet garni
233 23 4.1 2.2 47.8 1.7 37.7 76 0|dried basil;dried epazote
331 4.9 15.2 7.4 64.1 0 42.6 50 0|dried rosemary;dried lavender
315 10.6 12.8 7 60.7 1.7 40.3 11 0|dried sage;filé powder
292 26.6 5.5 1.4 50.6 7.3 26.7 452 0|dried parsley;dried sabzi
253 20 4.4 0.2 55.8 0 13.6 208 0|dried dill
285 19.9 6 1.6 52 0 29.8 344 0|dried mint
271 12.7 7 0.5 60.6 4.1 40.3 77 0|dried marjoram
295 22.8 7.2 1.9 50.2 0 7.4 62 0|dried tarragon
279 21.9 4.8 0.1 52.1 7.3 10.4 211 0|dried cilantro
311 21.2 3.5 0.6 64.3 0 26.2 70 0|dried chives
272 6.7 5.9 3.3 68.7 0 45.7 24 0|dried savory
237 23.2 3.9 0.2 49.1 0 11.3 83 0|dried chervil
161 17.2 2.3 0.6 28.1 0 0 140 6|kasuri methi
1 0.1 0 0 0 0 0 2 0|brewed coffee
353 12.2 0.5 0.2 75.4 0 0 37 0|instant coffee
1 0 0 0 0.3 0 0 3 0|tea;green tea
315 20.2 0 0 58.7 5.5 8.5 72 0|matcha
45 0.7 0.2 0 10.4 8.4 0.2 1 0|orange juice;fruit juice
46 0.1 0.1 0 11.3 9.6 0.2 4 0|apple juice;apple cider
53 0.4 0.1 0 12.9 10 0.2 2 0|pineapple juice
54 0 0.1 0 13.5 11.9 0 2 0|cranberry juice;aloe vera juice
54 0.1 0.3 0.1 13.1 12.7 0.1 9 0|pomegranate juice
60 0.4 0.1 0 14.8 14.2 0.2 5 0|grape juice
39 0.5 0.1 0 9.2 9.1 0.1 1 0|grapefruit juice;verjuice
51 0.1 0.1 0 13.1 12.4 0.3 5 0|mango juice
17 0.8 0.1 0 4.2 3.6 0.4 269 0|tomato juice
19 0.9 0.3 0 3.9 2.9 0.5 169 0|vegetable juice
40 0.9 0.1 0 9.3 3.9 0.8 66 0|carrot juice
48 0.6 0.2 0 10.9 3.3 0.4 362 0|Clamato
19 0.7 0.2 0.2 3.7 2.6 1.1 105 0|coconut water
41 0 0 0 10.6 10.8 0 4 0|cola
41 0.1 0 0 10.4 10.4 0 10 0|lemon-lime soda
34 0 0 0 8.8 8.7 0 7 0|ginger ale
40 0.1 0 0 10.4 10 0 4 0|lemonade
37 0.2 0.1 0 8.1 8.1 0 13 0|kvass;non-alcoholic beer
72 0.5 0.1 0 17.6 12 0.1 3 0|amazake
143 12.6 9.5 3.1 0.7 0.4 0 142 12|egg
52 10.9 0.2 0 0.7 0.7 0 166 0|egg white
322 15.9 26.5 9.6 3.6 0.6 0 48 0|egg yolk
155 12.6 10.6 3.3 1.1 1.1 0 124 12|hard-boiled egg;soft-boiled egg;century egg
149 10 11 3.3 1.6 1.4 0 145 0|scrambled egg
48 10 0 0 2 2 0 199 0|egg substitute;vegan egg
158 13.1 11.1 3.6 0.4 0.4 0 141 8|quail egg
185 12.8 13.8 3.7 1.4 0.9 0 146 12|duck egg
178 12.3 13.2 3.5 1.4 0.9 0 1690 0|salted duck egg
52 0.3 0.2 0 13.8 10.4 2.4 1 10|apple;tart apple
48 0.3 0.1 0 12.8 10.1 1.3 0 0|apple [peeled]
76 0.4 0.3 0 19.9 0 0 1 8|crabapple
57 0.4 0.1 0 15.2 9.8 3.1 1 10|pear
42 0.5 0.2 0 10.7 7 3.6 0 9|Asian pear
57 0.4 0.1 0 15.3 0 1.9 4 39|quince
47 0.4 0.2 0 12.1 0 1.7 1 35|loquat
34 2.8 0.4 0 6.6 1.7 2.6 33 20|broccoli
34 2.8 0.4 0 6.6 1.7 2.6 33 5|broccolini
25 1.9 0.3 0.1 5 1.9 2 30 25|romanesco;cauliflower
25 1.9 0.3 0.1 5 1.9 2 30 0|cauliflower rice
31 1.8 0.2 0.1 7 3.3 2.7 6 10|green bean
25 1.3 0.4 0.1 4.3 1.3 2.5 246 0|canned green bean
31 1.8 0.1 0 7.1 0 3.4 6 12|wax bean
31 1.8 0.2 0.1 7 3.3 2.7 6 12|runner bean;guar bean
47 2.8 0.4 0.1 8.3 0 0 4 5|yardlong bean
49 7 0.9 0.2 4.3 0 0 4 2|winged bean
46 2.1 0.2 0.1 9.2 4.1 3.3 2 7|hyacinth bean
42 2.8 0.2 0 7.5 4 2.6 4 6|snow pea;sugar snap pea
20 2.2 0.1 0 3.9 1.9 2.1 2 25|asparagus;white asparagus
31 1.2 0.2 0.1 7.3 3.9 3.1 52 28|fennel
47 3.3 0.1 0 10.5 1 5.4 94 60|artichoke
17 0.7 0.1 0 4.1 0 1.6 170 51|cardoon
18 0.8 0.3 0 3.6 0 1.7 11 25|celtuce
19 1.7 0.4 0.1 3.2 1.9 1.4 7 0|bamboo shoot
27 2.6 0.3 0.1 5.2 3 2.2 4 71|fresh bamboo shoot
79 2.4 0.5 0.1 19.4 3.6 2 272 0|baby corn;canned corn
72 3.3 0.5 0.1 13.5 0 4 47 0|stir-fry vegetables;California vegetable blend;mixed vegetables
34 4.5 0.4 0 5.5 0 0 1 0|fiddlehead
82 17.8 0.7 0.1 0 0 0 54 0|fish;cod;hake
82 17.8 0.7 0.1 0 0 0 54 50|whole fish
195 13.4 15.3 3.2 0 0 0 56 0|black cod
74 16.3 0.5 0.1 0 0 0 213 0|haddock
92 19.4 1 0.1 0 0 0 86 0|pollock
96 20.1 1.7 0.6 0 0 0 52 0|tilapia
91 18.6 1.3 0.3 0 0 0 68 0|halibut
70 12.4 1.9 0.4 0 0 0 296 0|sole
95 16.1 3 0.8 0 0 0 150 0|turbot
97 18.4 2 0.5 0 0 0 68 0|sea bass;Chilean sea bass;sea bream;barramundi;John Dory;pomfret
100 20.5 1.3 0.3 0 0 0 64 0|snapper
92 19.4 1 0.2 0 0 0 53 0|grouper
85 18.5 0.7 0.2 0 0 0 88 0|mahi-mahi
90 18.4 1.3 0.3 0 0 0 74 0|rockfish
76 16.4 0.7 0 0 0 0 72 0|orange roughy
91 19.4 0.9 0.2 0 0 0 62 0|perch
88 19.3 0.7 0.1 0 0 0 39 0|pike
127 17.8 5.6 1.1 0 0 0 49 0|carp;snakehead
119 15.2 5.9 1.3 0 0 0 98 0|catfish
76 14.5 1.5 0.3 0 0 0 18 0|monkfish
144 19.7 6.7 1.6 0 0 0 81 0|swordfish;marlin
130 21 4.5 0.9 0 0 0 79 0|shark;skate
105 16.1 4 0.9 0 0 0 54 0|sturgeon
117 19.4 3.8 1.1 0 0 0 65 0|mullet
148 20.5 6.7 1.7 0 0 0 72 0|milkfish
195 16.4 13.9 3.3 0 0 0 74 0|hilsa
208 20.4 13.4 3 0 0 0 59 0|salmon;sushi-grade salmon
148 20.8 6.6 1.1 0 0 0 52 0|trout
109 24.4 0.5 0.2 0 0 0 45 0|tuna steak;sushi-grade tuna
205 18.6 13.9 3.3 0 0 0 90 0|mackerel
158 18 9 2 0 0 0 90 0|fresh sardine;herring
287 62.3 2.3 0.5 0 0 0 964 0|salt cod
277 11 16.2 3.7 21.7 1.6 1.5 402 0|fish stick;breaded fish;fish cake
231 47.9 2.8 0.5 0 0 0 174 0|dried crayfish
35 5.1 0 0 3.6 3.6 0 7851 0|fish sauce;vegan fish sauce;Korean fish sauce
116 2.1 0 0 28.1 26.7 0.1 3142 0|nuoc cham
78 0 0 0 19.5 10 0 980 0|Worcestershire sauce;vegan Worcestershire sauce
128 30.2 0.8 0.2 0 0 0 9868 0|shrimp paste;fermented fish paste
482 4 50.2 3.7 5.8 0.1 0.3 2038 0|XO sauce
146 2.8 4.8 0.8 22.7 1.6 1.6 461 0|turnip cake
301 8 6.7 1.6 51.2 4.4 2.3 686 0|flour tortilla
310 9.8 9.8 4.9 45.9 2.4 9.8 512 0|whole wheat tortilla
218 5.7 2.9 0.5 44.6 0.9 6.3 45 0|corn tortilla;arepa
474 6.5 21.3 6.2 64 1.5 7 243 0|taco shell
275 9.1 1.2 0.2 55.7 1.3 2.2 536 0|pita bread;flatbread
291 9.6 5.7 1.4 50.4 3.5 2.2 465 0|naan
297 11.3 7.5 2 46.4 2.7 4.9 409 0|chapati
326 6.4 13.2 5.8 45.4 4.2 9.6 452 0|paratha;puri
274 4.4 12.4 0.9 36.3 0.6 1.9 3 0|samosa
227 6.4 9.7 2.1 28.3 0 0 439 0|injera;dosa;dosa batter;idli;crêpe;pancake;mandarin pancake;Yorkshire pudding
291 7.9 14.1 2.9 32.9 0 0 511 0|waffle
366 6 1.4 0.4 80.1 0.1 2.4 0 0|rice paper;rice flour;toasted rice powder;glutinous rice flour;flattened rice;spring roll wrapper
364 10.3 1 0.2 76.3 0.3 2.7 2 0|all-purpose flour;gluten-free flour;Korean pancake mix;Yorkshire pudding mix
354 9.9 1 0.2 74.2 0.2 2.7 1193 0|self-rising flour
361 12 1.7 0.2 72.5 0.3 2.4 2 0|bread flour
362 8.2 0.9 0.1 78 0.3 1.7 2 0|cake flour
340 13.2 2.5 0.4 72 0.4 10.7 2 0|whole wheat flour
338 14.6 2.4 0.4 70.2 6.8 10.7 8 0|spelt flour;farro
349 10.9 1.5 0.2 75.4 1.1 11.8 2 0|rye flour
345 10.5 1.6 0.3 74.5 0.8 10.1 4 0|barley flour
404 14.7 9.1 1.6 65.7 0.8 6.5 19 0|oat flour
370 75.2 1.9 0.3 13.8 0 0.6 29 0|vital wheat gluten
363 7.2 2.8 0.6 76.5 0.8 4.6 8 0|brown rice flour
387 22.4 6.7 0.7 57.8 10.8 10.8 64 0|chickpea flour;bean flour;shiro powder
436 34.5 20.6 3 35.2 7.5 9.6 13 0|soy flour
335 12.6 3.1 0.7 70.6 2.6 10 11 0|buckwheat flour
579 21.1 49.9 3.8 21.6 4.2 12.5 1 0|almond flour;almond
628 14.9 60.8 4.5 16.7 4.3 9.7 0 0|hazelnut flour;hazelnut
440 15.7 32.1 23.9 44.5 4.7 14.9 19 0|coconut flour
448 3.8 0.8 0.2 106.6 4.8 5 39 16|cassava flour
373 10.8 4.3 0.5 73 1.7 3.5 4 0|millet flour
369 5 3.9 0.7 78.4 0 0 37 0|chestnut flour
357 6.9 0.3 0.1 83.1 3.5 5.9 55 0|potato flour
354 8.3 0.4 0.2 81.2 3.4 6.6 104 0|instant mashed potatoes
362 8.1 3.6 0.5 76.9 0.6 7.3 35 0|cornmeal;polenta;instant polenta
365 9.3 3.9 0.5 76.3 1.6 6.4 5 0|masa harina;masarepa
428 8 15.4 4 63.4 11.7 2.1 1276 0|baking mix
355 10 1.7 0.3 73.6 2.2 5.4 1496 0|pancake mix
374 3.7 3.5 1.6 81.9 43.3 1.2 728 0|cake mix
434 4 14.9 2.5 76.6 0 0 303 0|brownie mix
293 3.5 3.3 1.2 61 32.7 1.4 479 0|muffin mix
418 7 12.2 3.1 69.5 20.3 6.5 817 0|cornbread mix
359 9.3 0.9 0.1 76.5 0.2 2.5 215 0|tempura batter mix
323 16 4.3 0.5 53.8 6.6 7.2 1589 0|falafel mix
300 22.2 22.4 13.2 2.2 1 0 627 0|fresh mozzarella;burrata;stracchino
334 20.8 27.7 17.4 0.5 0.5 0 629 0|Brie
342 5.9 34.2 19.3 4.1 3.2 0 365 0|cream cheese;Boursin;vegan cream cheese
253 9.2 22.8 12.8 3.6 3.2 0 334 0|cream cheese [light|low-fat|reduced-fat]
343 4.2 35.5 21 3.5 3 0 218 0|mascarpone
174 11.3 13 8.3 3 0.3 0 84 0|ricotta
138 11.4 7.9 4.9 5.1 0.3 0 99 0|ricotta [part-skim|low-fat|light]
98 11.1 4.3 1.7 3.4 2.7 0 364 0|cottage cheese;farmer's cheese
86 11.8 2.5 1 3.7 3.7 0 330 0|cottage cheese [low-fat|2%]
288 11.3 2.3 0.3 54.7 0 0 26 0|fresh pasta;fresh lasagna sheet
141 3.5 0.3 0.1 31 0.7 1.9 391 0|gnocchi;gluten-free gnocchi;potato dumpling
359 15.3 5.2 2.8 61.5 5.3 2.5 886 0|boxed macaroni and cheese
280 14 7.1 3.6 39.3 0.1 0 575 0|tortellini;cheese tortellini;ravioli;cheese ravioli
206 7.6 2.2 0.4 38.5 0.2 0.7 14 0|spaetzle
190 8.3 4.5 1.5 28.3 4.1 1.5 309 0|bread dumpling
198 7.5 1.5 0.3 38.3 0.5 0.7 422 0|pierogi
274 13.7 9.4 3.3 32.8 0 0 430 0|pelmeni
240 11.8 8.6 2.9 28.2 0.5 0.4 423 0|frozen dumpling;soup dumpling
310 20.4 24.3 13.7 2.5 1.8 0 704 0|paneer
291 19.2 22.9 12.8 2.4 1.7 0 1437 0|halloumi
117 21.8 2.6 0.9 0 0 0 75 0|ostrich
157 21.8 7.1 3.4 0 0 0 75 0|venison;kangaroo;ground venison
136 20.1 5.5 1.7 0 0 0 41 0|rabbit
114 21.8 2.3 0.7 0 0 0 50 0|hare
122 21.5 3.3 1 0 0 0 0 0|wild boar
133 21.4 4.6 1.4 0 0 0 53 0|horse meat
119 21.4 3.1 0.8 0 0 0 77 52|alligator
73 16.4 0.3 0.1 0 0 0 58 0|frog leg
149 6.4 0.5 0.1 33.1 1 2.1 17 13|garlic;roasted garlic
149 6.4 0.5 0.1 33.1 1 2.1 17 0|garlic paste
115 4.1 0.6 0.1 25.4 1.4 2 15 0|ginger garlic paste
377 0 0.6 0.4 92.9 92.9 0 1441 0|instant pudding mix
335 85.6 0.1 0.1 0 0 0 196 0|gelatin;gelatin leaf
306 6.2 0.3 0.1 80.9 3 7.7 102 0|agar
325 0.3 0.3 0.1 90.4 0 8.6 200 0|pectin
381 7.8 0 0 90.5 86 0 466 0|flavored gelatin
80 1.8 0.8 0.2 17.8 1.7 2 13 0|ginger paste
99 1.8 0.5 0.1 25.3 0 0 6 35|lemongrass
109 4.8 0.6 0 23.5 0 7.8 17 23|fresh horseradish;fresh wasabi
246 5.9 0.4 0.1 53.8 1 3.1 12 0|attiéké
376 12.8 0.6 0.1 77.4 0 5 10 0|couscous;pearl couscous
368 14.1 6.1 0.7 64.2 0 7 5 0|quinoa
342 12.3 1.3 0.2 75.9 0.4 18.3 17 0|bulgur;freekeh
352 9.9 1.2 0.2 77.7 0.8 15.6 9 0|pearl barley;quick-cooking barley;mixed grains
342 11.3 1.7 0.3 75.9 0.4 12.2 2 0|wheat berries
346 11.7 2.7 0.6 75 0 10.3 11 0|buckwheat
378 11 4.2 0.7 72.8 0 8.5 5 0|millet
371 13.6 7 1.5 65.3 1.7 6.7 4 0|amaranth
367 13.3 2.4 0.4 73.1 1.8 8 12 0|teff;teff flour
338 10.3 1.6 0.2 75.9 1 15.1 2 0|rye berries
370 7.7 1.8 0.3 79.1 0.6 4.6 1 0|grits;quick grits
360 12.7 1.1 0.1 72.8 0 3.9 1 0|semolina;cream of wheat
375 10.9 4.3 0.6 74 0.9 12.7 7 0|popcorn kernels
358 0.2 0 0 88.7 3.4 0.9 1 0|tapioca pearls
61 1.5 0.3 0 14.2 3.9 1.8 20 25|ramps
32 1.8 0.2 0 7.3 2.3 2.6 16 4|scallion;garlic scapes
30 3.3 0.7 0.1 4.3 1.9 2.5 3 0|chives;garlic chives
215 18.6 15 5.9 0 0 0 66 0|ground beef [85|86|87|88]
137 21.4 5 2.3 0 0 0 66 0|ground beef [extra-lean|extra lean|95|96|97]
176 20 10 4.1 0 0 0 66 0|ground beef [lean|90|91|92|93]
144 19.4 6.8 2.8 0 0 0 82 0|ground veal
282 16.6 23.4 10.2 0 0 0 59 0|ground lamb
263 16.9 21.2 7.9 0 0 0 56 0|ground pork
259 17 20.6 7.8 0 0 0 62 0|ground beef and pork;ground meat
346 14.3 31.3 11.3 0.7 0 0 731 0|sausage meat;sausage;Italian sausage;breakfast sausage;bratwurst
143 17.4 8.1 2.3 0 0 0 60 0|ground chicken
148 19.7 7.7 2 0 0 0 58 0|ground turkey;turkey patty
392 35.8 25.8 16.4 3.2 0.8 0 1376 0|parmesan;Grana Padano;Asiago;vegetarian hard cheese;hard cheese;Manchego;vegan parmesan
387 31.8 26.9 17.1 3.6 0.7 0 1433 0|Pecorino Romano
366 20 30 17.5 4 0 0 1400 0|cotija
40 1.9 0.4 0 8.8 5.3 1.5 9 0|ají amarillo paste;ají panca paste
11 0.5 0.4 0.1 1.8 1.3 0.3 2643 0|hot sauce;buffalo sauce;peri-peri sauce;taco sauce
101 1.4 0.3 0 24.6 21.9 1.1 2333 0|sriracha
36 1.6 0.4 0 7.8 4.7 1.3 2334 0|sambal oelek
52 2.3 0.4 0 11.1 3.9 1.4 1947 0|chili garlic sauce
188 0.4 0.1 0 46.8 46 0.3 1166 0|sweet chili sauce
682 2.9 72.9 5.6 11.6 2.2 7.3 801 0|chili crisp
231 5.1 3.1 0.6 51.4 25.8 6.5 2941 0|gochujang
232 5.7 17.8 1.6 14.1 4.1 2.8 6331 0|doubanjiang
468 3.4 47 22.8 9.5 2.7 3.1 4048 0|hot pot base
43 1.5 0.2 0 10.7 3.1 3 7756 0|yuzu kosho
213 1.6 20.3 2.8 7.9 3.3 1.1 1170 0|harissa
238 1.4 25.3 3.5 3 1 1.7 802 0|zhug
79 3.3 1.8 0.2 15.2 2.7 5.4 1187 0|chipotle in adobo;adobo sauce
31 1 0.3 0 6 4.2 2.1 4 0|red pepper paste;roasted red pepper;mini sweet pepper;pepper strips
467 2.4 40.1 3 26.8 26 0.3 1952 0|Thai chili jam
289 1.1 30.3 4.2 5.3 3.2 0.9 1556 0|Calabrian chili paste
471 5.2 50.1 3.7 1.9 0.8 0.3 1193 0|shito
0 0 0 0 0 0 0 4 0|liquid smoke;aquafaba;rose water;orange blossom water;food coloring;water;ice;sparkling water
29 1.5 0.2 0 6.7 3.9 1.8 705 0|salsa;pico de gallo;mango salsa
38 1.1 0.9 0 6.4 3.5 1.9 600 0|salsa verde
315 6.8 7.3 4.5 55.4 49.7 0 129 0|dulce de leche
541 5.4 29.7 28.4 62.2 54 5.4 41 0|Nutella
278 0.4 0.1 0 68.9 48.5 1.1 32 0|jam;onion jam;quince paste
266 0.1 0 0 70 51.2 1 30 0|red currant jelly;pepper jelly
242 0.7 0.2 0 64.4 43.4 0.3 40 0|apricot jam
246 0.3 0 0 66.3 60 0.7 56 0|orange marmalade
386 3.4 21.6 12.2 47.1 45.5 0.1 12 0|lemon curd
245 4.1 0.1 0 58.6 44.9 4 5 0|sweet red bean paste
233 1.2 0.8 0.2 56.6 39.9 0 17 0|chestnut purée
209 18.5 14.4 6.2 0 0 0 57 0|lamb
279 17.2 22.8 9.9 0 0 0 59 22|lamb chop
342 15.3 30.7 13.4 0 0 0 58 29|rack of lamb
209 18.5 14.4 6.2 0 0 0 57 22|leg of lamb
49 4.3 0.9 0.1 8.8 2.3 3.6 38 25|kale;lacinato kale
32 3 0.6 0.1 5.4 0.5 4 17 25|collard greens;spring greens;mixed cooking greens
27 2.9 0.4 0 4.7 1.3 3.2 20 7|mustard greens
32 1.5 0.3 0.1 7.1 0.8 3.2 40 15|turnip greens
22 2.2 0.1 0 4.3 0.5 3.7 226 0|beet greens
32 1.5 0.3 0.1 7.1 0.8 3.2 40 30|radish greens;carrot greens
22 3.2 0.5 0.1 2.9 0.4 2.7 33 0|broccoli rabe
20 2 0.4 0 3.4 0 0 45 0|samphire;purslane
23 2.9 0.4 0.1 3.6 0.4 2.2 79 0|spinach;baby spinach
29 3.6 0.6 0 4.2 0.7 2.9 74 0|frozen spinach
70 3.6 4.2 2.3 6.1 0.8 2.5 66 0|creamed spinach
19 1.8 0.2 0 3.7 1.1 1.6 213 8|Swiss chard
17 1.3 0.2 0 3.4 0.3 3.1 22 14|escarole;endive;frisee
45 2.7 0.7 0.2 9.2 0.7 3.5 76 0|dandelion greens;nettle;wild greens;sorrel;gongura
19 2.6 0.2 0 3.1 0 2.1 113 15|water spinach
23 2.5 0.3 0.1 4 0 0 20 6|amaranth leaves;fenugreek leaves;bitter leaf
42 5 0.7 0.2 6.7 3 3.7 3 0|taro leaf;cassava leaf
42 2.5 0.5 0.1 8.8 0 5.3 6 6|sweet potato leaves
22 2.2 0.3 0 3.9 0 2.8 21 7|malabar spinach
64 9.4 1.4 0 8.3 0 2 9 0|moringa leaves
24 3.4 0.6 0 3 0 3 118 4|chrysanthemum greens
34 4.7 0.3 0 5.8 0 0 8 0|jute leaves
53 0 0 0 27.7 0 0.2 10600 0|baking powder
0 0 0 0 0 0 0 27360 0|baking soda
258 0 0 0 61.5 0 0.2 52 0|cream of tartar
325 40.4 7.6 1 41.2 0 26.9 51 0|active dry yeast;instant yeast;nutritional yeast;brewer’s yeast
105 8.4 1.9 0.2 18.1 0 8.1 30 0|fresh yeast
182 5.2 0.5 0.1 38.2 0.1 1.4 3 0|sourdough starter
33 1.6 0.2 0 6.9 0.2 2.4 4 0|żurek starter
343 25.8 1.1 0.2 60.1 2 30.5 6 0|lentil;black lentil;French lentil
345 24.9 2.2 0.4 59.1 0 10.8 7 0|red lentil
343 21.7 1.5 0.3 62.8 0 15 17 0|toor dal;pigeon pea
193 18.5 10.8 2.2 9.4 0 0 9 0|tempeh
132 26.7 0.7 0.1 5.1 0 0.3 287 0|seitan
331 58.1 0.5 0.1 30.9 20 5.5 3 0|textured vegetable protein
177 15.7 6.3 1.4 14.3 1.1 4.9 569 0|plant-based ground;veggie burger;vegan meatball
224 23.6 12.7 1.5 3.6 0 3.6 709 0|Quorn;vegan chicken
257 18.5 18.2 2.9 9.8 0 2.8 888 0|vegan sausage;soyrizo;vegan ham
310 10.7 29.5 4.6 6.3 0 2.6 1465 0|vegan bacon
476 32 25.9 4.1 28.6 0 10.2 1770 0|imitation bacon bits
290 23 18 2.8 9 0.8 6.1 490 0|vegan fish
333 13.3 17.8 2.4 31.8 0 0 294 0|falafel
358 23.5 28.5 17 1.8 1.2 0 338 0|Italian cheese blend;Mexican cheese blend
403 24.9 33.1 21.1 1.3 0.5 0 621 0|cheese;cheddar;cheese curds;vegan cheese
373 24.5 30.3 19.1 0.7 0.5 0 600 0|Monterey Jack;pepper jack;Havarti
356 22.6 28.3 17.9 2.9 2.9 0 705 0|Oaxaca cheese
254 24.3 15.9 10.1 2.8 1.1 0 619 0|mozzarella;smoked mozzarella
351 25.6 26.6 17.1 2.1 0.6 0 876 0|provolone
366 18.1 30.7 18.1 4.8 2.3 0 1671 0|American cheese
303 16.3 22 14.4 9.8 8.1 0 1499 0|Velveeta
380 26.9 27.8 17.8 5.4 1.3 0 70 0|Swiss cheese
413 29.8 32.3 18.9 0.4 0.4 0 714 0|Gruyère;raclette
389 25.6 31.1 19.2 1.6 1.6 0 800 0|fontina;taleggio
356 24.9 27.4 17.6 2.2 2.2 0 819 0|Gouda
61 3.1 3.3 1.9 4.8 5 0 43 0|milk;lactose-free milk
42 3.4 1 0.6 5 5.2 0 44 0|milk [1%|low-fat|lowfat|low fat]
50 3.3 2 1.3 4.8 5.1 0 47 0|milk [2%|semi-skimmed|reduced-fat|reduced fat]
34 3.4 0.1 0.1 5 5.1 0 42 0|milk [skim|skimmed|nonfat|fat-free|non-fat]
69 3.6 4.1 2.7 4.5 4.5 0 50 0|goat's milk
40 3.3 0.9 0.5 4.8 4.8 0 190 0|buttermilk
362 36.2 0.8 0.5 52 52 0 535 0|milk powder
83 3.2 3.4 2.1 10.3 9.5 0.8 60 0|chocolate milk
772 39.6 43 27 57.9 57.9 0 560 0|khoya
17 0.6 1.5 0.1 0.6 0.1 0.4 4 0|almond milk;cashew milk;nut milk;hemp milk
54 3.3 1.8 0.2 6.3 4 0.6 51 0|soy milk;plant milk
47 0.3 1 0 9.2 5.3 0.3 39 0|oat milk;rice milk
49 0.5 5.3 4.7 0.7 0 0 6 0|coconut milk beverage
61 3.5 3.3 2.1 4.7 4.7 0 46 0|kefir;yogurt
27 0.8 0.4 0.2 5.1 5.1 0 54 0|liquid whey
134 6.8 7.6 4.6 10 0 0 106 0|evaporated milk
22 3.1 0.3 0.1 3.3 2 1 5 3|mushroom;wood ear mushroom;white fungus;porcini;matsutake;truffle;huitlacoche
22 2.5 0.1 0 4.3 1.7 0.6 6 3|cremini mushroom
22 2.1 0.3 0.1 3.9 2.5 1.3 9 3|portobello mushroom
34 2.2 0.5 0 6.8 2.4 2.5 9 0|shiitake mushroom
296 9.6 1 0.2 75.4 2.2 11.5 13 0|dried shiitake mushroom;dried porcini;mushroom powder
33 3.3 0.4 0.1 6.1 1.1 2.3 18 11|oyster mushroom;king oyster mushroom
37 2.7 0.3 0 7.8 0.2 2.7 3 16|enoki mushroom;beech mushroom
31 1.9 0.2 0 7 2.1 2.7 1 0|maitake mushroom;lion's mane mushroom
32 3.8 0.7 0.1 4.6 0 2.5 384 0|straw mushroom
25 1.9 0.3 0 5.1 2.3 2.4 425 0|canned mushroom
38 1.5 0.5 0 6.9 1.2 3.8 9 0|chanterelle
31 3.1 0.6 0.1 5.1 0.6 2.8 21 0|morel
109 4.8 0.6 0 23.5 0 7.8 17 0|wasabi
48 1.2 0.7 0.1 11.3 8 3.3 420 0|prepared horseradish
67 4.4 4 0.2 5.3 0.9 3.3 1135 0|Dijon mustard;yellow mustard;whole-grain mustard;English mustard;spicy brown mustard
162 2.7 2.4 0.1 36.2 33.4 2.1 683 0|honey mustard;sweet mustard
384 14.2 4.4 1.2 71.3 1.9 3.3 21 0|Asian noodles;Chinese egg noodles;yakisoba noodles;knife-cut noodles;egg noodles
440 10.2 17.6 8.1 60.3 2 2.9 1855 0|ramen noodles;instant noodles;instant jajang noodles;instant mi goreng
371 13 1.5 0.3 74.7 2.7 3.2 6 0|udon noodles;pasta;spaghetti;linguine;fettuccine;tagliatelle;pappardelle;angel hair pasta;vermicelli
371 13 1.5 0.3 74.7 2.7 3.2 6 0|bucatini;penne;rigatoni;ziti;fusilli;cavatappi;farfalle;orecchiette;macaroni;pasta shells
371 13 1.5 0.3 74.7 2.7 3.2 6 0|jumbo pasta shells;orzo;small soup pasta;wagon wheel pasta;lasagna sheet;cannelloni
336 14.4 0.7 0.1 74.6 0 0 792 0|soba noodles;naengmyeon noodles
356 11.3 0.8 0.1 74.1 0 4.3 1840 0|somen noodles
364 6 0.6 0.2 80.2 0.1 1.6 182 0|rice noodles;rice vermicelli
351 0.2 0.1 0 86.1 0 0.5 10 0|glass noodles
18 0 0 0 4.4 0 0.2 4 0|shirataki noodles;konjac block
227 3.7 0.9 0.2 49.7 0.1 1.5 2 0|Korean rice cakes;mochi rice cake
594 17.3 51.5 6.9 25.4 0 9 12 0|mixed nuts
654 15.2 65.2 6.1 13.7 2.6 6.7 2 0|walnut
691 9.2 72 6.2 13.9 4 9.6 0 0|pecan
553 18.2 43.9 0 30.2 5.9 3.3 12 0|cashew
562 20.3 45.4 5.6 27.5 7.7 10.3 1 0|pistachio
673 13.7 68.4 4.9 13.1 3.6 3.7 2 0|pine nut
718 7.9 75.8 12.1 13.8 4.6 8.6 5 0|macadamia nut;candlenut
656 14.3 66.4 15.1 12.3 2.3 7.5 3 0|Brazil nut
131 2 1.4 0.3 27.8 0 0 27 0|chestnut
354 3.3 33.5 29.7 15.2 6.2 9 20 0|tiger nut
182 4.3 1.7 0.3 37.6 0 0 7 0|ginkgo nut
596 3 43.6 5.7 49.8 0 1.4 214 0|cookie butter
588 25.1 50.4 10.5 19.6 9.2 6 459 0|peanut butter
588 25.1 50.4 10.3 19.6 9.2 6 17 0|peanut butter [natural|unsalted|no salt]
614 21 55.5 4.2 18.8 4.4 10.3 7 0|almond butter;nut butter
587 17.6 49.4 9.8 27.6 0 2 15 0|cashew butter
617 17.3 55.2 4.7 23.3 10.5 5.7 3 0|sunflower seed butter;soy nut butter
379 13.2 6.5 1.1 67.7 1 10.1 6 0|rolled oats;quick-cooking oats;steel-cut oats;gluten-free oats
246 17.3 7 1.3 66.2 1.4 15.4 4 0|oat bran
462 11.4 43.8 14.4 4.7 0 0 697 0|foie gras
119 16.9 4.8 1.6 0.7 0 0 71 0|chicken liver
153 15.6 9.3 2.7 0.7 0 0 74 0|chicken heart
94 17.7 2.1 0.5 0 0 0 69 0|chicken gizzard
140 19.9 4.8 1.6 2.9 0 0 77 0|calf liver
139 20.4 5 1.9 1.8 0 0 70 0|lamb liver
134 21.4 3.6 1.2 2.5 0 0 87 0|pork liver
99 17.4 3.1 0.9 0.3 0 0 182 16|kidney
100 16.5 3.3 1 0 0 0 121 7|pork kidney
112 17.7 3.9 1.4 0.1 0 0 98 29|beef heart
224 14.9 16.1 7 3.7 0 0 69 16|beef tongue
85 12.1 3.7 1.3 0 0 0 97 0|tripe;intestine
236 12.2 20.4 7 0 0 0 96 0|sweetbread
143 10.9 10.3 2.3 1.1 0 0 126 22|brains
212 23.2 12.6 3.6 0 0 0 132 29|pig's head;pork trotter
884 0 100 59.7 0 0 0 0 0|cocoa butter
884 0 100 13.8 0 0 0 2 0|olive oil;garlic oil;basil oil;lemon olive oil;truffle oil
884 0 100 7.4 0 0 0 0 0|cooking oil;vegetable oil;canola oil;hazelnut oil;pistachio oil;mustard oil;camellia oil;chili oil
884 0 100 7.4 0 0 0 0 0|Sichuan pepper oil;annatto oil
884 0 100 10.3 0 0 0 0 0|sunflower oil;pumpkin seed oil
900 0 100 12.9 0 0 0 0 0|corn oil
884 0 100 15.7 0 0 0 0 0|soybean oil
884 0 100 16.9 0 0 0 0 0|peanut oil
884 0 100 9.6 0 0 0 0 0|grapeseed oil
884 0 100 6.2 0 0 0 0 0|safflower oil
884 0 100 19.7 0 0 0 0 0|rice bran oil
884 0 100 25.9 0 0 0 0 0|cottonseed oil
884 0 100 11.6 0 0 0 0 0|avocado oil
862 0 100 86.5 0 0 0 0 0|coconut oil
884 0 100 14.2 0 0 0 0 0|sesame oil
884 0 100 9.1 0 0 0 0 0|walnut oil
884 0 100 8.2 0 0 0 0 0|almond oil;argan oil
884 0.1 100 9 0 0 0 0 0|flaxseed oil;hemp oil;perilla oil
884 0 100 49.3 0 0 0 0 0|palm oil
792 0.3 78.7 5 20.7 0 0 59 0|cooking spray;baking spray with flour
348 14.6 1.4 0.3 75 0 0 8 0|whole wheat pasta
357 7.5 2.1 0.3 79.3 0 11 3 0|gluten-free pasta;gluten-free lasagna sheet
372 13.3 1.6 0.2 74.8 2.7 10.6 36 0|spinach pasta
299 7.1 6 1.5 52.6 0.2 1.9 483 0|brik pastry;phyllo dough;yufka
501 5.1 24.8 5 64.3 18.1 1.9 471 0|graham cracker crust
551 7.3 38.1 9.6 45.1 0.7 1.5 249 0|puff pastry
445 3 25.5 9.6 51.1 0 1.8 409 0|pie crust;gluten-free pie crust;tartlet shell
239 7.2 3.5 0.5 43.5 0.2 1.4 390 0|pizza dough;bread dough
307 6.7 10.6 2.8 46.3 7.4 0.7 977 0|crescent roll dough;refrigerated biscuit dough
451 4 21.3 8.4 61 38 1.5 321 0|cookie dough
291 9.8 1.5 0.3 57.9 0 1.8 572 0|wonton wrapper;gyoza wrapper;egg roll wrapper
567 25.8 49.2 6.8 16.1 4 8.5 18 0|peanut
77 5.2 0.4 0.1 13.6 5 4.5 108 0|pea
68 4.5 0.8 0.1 11.4 3 4.9 273 0|canned pea
53 3.4 0.5 0.1 11.2 0 3.4 79 0|peas and carrots
86 3.3 1.4 0.3 18.7 6.3 2 15 0|corn
86 3.3 1.4 0.3 18.7 6.3 2 15 40|corn on the cob
72 1.7 0.4 0.1 18.1 3.2 1.2 261 0|creamed corn
72 1.5 0.9 0.1 14.3 1.8 2.5 345 0|hominy
365 9.4 4.7 0.7 74.3 0 0 35 0|samp
98 4.7 1 0.2 17.9 2.8 4 288 0|githeri mix
110 10.3 4.7 0 8.6 2.5 4.8 6 0|edamame
72 5.6 0.6 0.1 11.7 0 4.2 50 0|fava bean
105 6.7 0.3 0.1 19.4 1.4 6 29 0|fresh shell bean
38 2.6 0.4 0.1 7.8 0 3.9 47 0|artichoke heart
163 2.1 15.3 2.2 6.2 0 3.1 619 0|marinated artichoke heart
28 2.5 0.6 0.1 4.6 0 2.4 426 0|heart of palm
151 2.6 15.3 2.1 2.8 1.7 0.8 586 0|marinated mushroom
59 1 0.1 0 14.4 9.8 1.5 779 0|pickled onion
27 0.9 0.9 0.1 4.7 2.1 2.6 1671 0|pickled jalapeño;pepperoncini
258 14.1 3 0.4 55.8 37.6 12.3 247 0|sun-dried tomato
213 5.1 14.1 1.9 23.3 0 5.8 266 0|sun-dried tomato [oil|oil-packed]
115 0.8 10.7 1.4 6.3 0 3.2 735 0|olive;black olive
145 1 15.3 2 3.8 0.5 3.3 1556 0|Kalamata olive;green olive
23 2.4 0.9 0.2 4.9 0.4 3.2 2769 0|caper
12 0.6 0.1 0 2.6 1.3 1.1 875 0|dill pickle
91 0.6 0.4 0.1 21.1 18.3 1 457 0|sweet pickle
130 0.4 0.5 0.1 35.1 29.1 1.1 811 0|pickle relish;piccalilli
11 0.3 0.2 0.1 2.3 1.1 1.2 1208 0|pickle juice
260 0.5 25.2 1.9 9.7 8.9 1 3876 0|Indian pickle
19 0.9 0.1 0 4.3 1.8 2.9 661 0|sauerkraut;kimchi;Chinese preserved vegetable;tsukemono
17 0.6 0.1 0 3.8 2.3 1.5 3120 0|preserved radish
65 0.8 0.1 0 16.3 13.6 2.6 264 0|pickled beet
153 1.3 0.5 0.1 37.4 26.1 1.4 1172 0|pickled ginger
153 1.5 15.2 1.2 4 1.5 1.6 1187 0|giardiniera;antipasto vegetables
39 1.1 0.3 0 9.1 7.6 1.6 6977 0|umeboshi
23 1.1 0.3 0 5.1 2.7 1.9 14 0|pimiento
69 4.3 2 0.3 11.7 0 9.9 2853 0|grape leaf
198 19.7 12.6 4.4 0 0 0 50 0|pork;pork loin;suckling pig
170 20.7 9 3 0 0 0 55 25|pork chop
245 17.4 18.9 6.5 0 0 0 47 0|pork cutlet
120 20.6 3.5 1.2 0 0 0 52 5|pork tenderloin
77 2 0.1 0 17.5 0.8 2.2 6 0|potato;Yukon Gold potato;purple potato
77 2 0.1 0 17.5 0.8 2.2 6 15|potato [peeled];Yukon Gold potato [peeled];purple potato [peeled]
79 2.1 0.1 0 18.1 0.6 1.3 5 0|russet potato
79 2.1 0.1 0 18.1 0.6 1.3 5 15|russet potato [peeled]
70 1.9 0.1 0 15.9 1.3 1.7 18 0|red potato;new potato
70 1.9 0.1 0 15.9 1.3 1.7 18 15|red potato [peeled];new potato [peeled]
83 1.9 0.6 0.3 17.6 1.5 1.5 302 0|mashed potato
87 1.9 0.1 0 20.1 0.9 1.8 4 0|boiled potato
60 1.4 0.2 0.1 13.6 0 2.3 219 0|canned potato
147 2.2 4.7 1 24.8 0.2 1.9 332 0|French fries
82 2.1 0.6 0.2 17.7 0 1.4 22 0|hash brown;potato farl
260 2.8 14.9 4.5 30.1 0 4.5 490 0|tater tot
215 18.6 15.1 4.3 0 0 0 70 0|chicken
215 18.6 15.1 4.3 0 0 0 70 32|whole chicken;capon;poussin
120 22.5 2.6 0.6 0 0 0 45 0|chicken breast;chicken cutlet;chicken tender
172 20.9 9.3 2.7 0 0 0 63 20|chicken breast [skin-on|skin on|with skin];bone-in chicken breast
121 19.7 4.1 1.1 0 0 0 95 0|chicken thigh
221 16.5 16.6 4.5 0.3 0 0 81 0|chicken thigh [skin-on|skin on|with skin]
221 16.5 16.6 4.5 0.3 0 0 81 30|bone-in chicken thigh
121 19.7 4.1 1.1 0 0 0 95 40|bone-in chicken thigh [skinless]
161 18.1 9.2 2.5 0.1 0 0 106 34|chicken drumstick
214 16.4 15.9 4.4 0.2 0 0 84 27|chicken leg
191 17.5 12.8 4.1 0 0 0 84 38|chicken wing
440 9.6 44.2 12.1 0.8 0 0 51 0|chicken skin
319 14.1 28.7 8.3 0 0 0 64 80|chicken carcass
215 19.4 14.6 3.9 0.2 0 0 67 0|chicken foot
143 21.6 5.6 1.5 0 0.1 0 112 0|turkey
143 21.6 5.6 1.5 0 0.1 0 112 29|whole turkey
114 23.3 2.3 0.3 0 0 0 74 0|turkey breast
144 19.5 6.7 2.1 0 0 0 74 17|turkey leg
404 11.5 39.3 13.2 0 0 0 63 0|duck;duck breast
404 11.5 39.3 13.2 0 0 0 63 28|whole duck;duck leg
371 15.9 33.6 9.8 0 0 0 73 19|goose
192 19.6 12.1 3.4 0 0 0 53 10|quail;partridge
181 22.7 9.3 2.7 0 0 0 40 14|pheasant
294 18.5 23.8 8.4 0 0 0 54 23|pigeon
158 23.4 6.5 1.8 0 0 0 67 17|guinea fowl
248 16.1 19.8 7.4 0 0 0 1025 0|Mexican chorizo
271 16.3 22.3 9.5 0 0 0 912 0|merguez
249 16.8 19.6 7.5 0 0 0 841 0|beef sausage
140 17.1 7.9 2.3 0 0 0 834 0|chicken sausage
155 18.8 8.1 2 0.5 0 0 593 0|turkey sausage
38 0.7 0.1 0 8.8 1.8 4.9 4 8|jicama
44 1.7 0.2 0 10 8 2 77 0|cooked beet
16 0.7 0.1 0 3.4 1.9 1.6 39 10|radish;black radish;watermelon radish
50 0.9 0.1 0 12.3 2.5 2.5 8 0|water chestnut
156 1.2 15 2.4 4.8 2.7 2 141 0|coleslaw
175 1.6 11.3 1.8 17.1 0.8 1.5 100 0|potato salad
15 0.7 0.1 0 3.6 1.7 0.5 2 3|cucumber;small cucumber
12 0.6 0.2 0 2.2 1.4 0.7 2 27|cucumber [peeled]
365 7.1 0.7 0.2 80 0.1 1.3 5 0|rice;jasmine rice;basmati rice;broken rice
370 7.9 2.9 0.6 77.2 0.8 3.5 7 0|brown rice;black rice
358 6.5 0.5 0.1 79.2 0 2.8 1 0|sushi rice;paella rice
360 6.6 0.6 0.2 79.3 0 1.4 1 0|arborio rice
370 6.8 0.6 0.1 81.7 0 2.8 7 0|glutinous rice
374 7.5 1 0.3 80.9 0.3 1.8 2 0|parboiled rice
380 7.8 0.9 0.2 82.3 0.1 1.9 10 0|instant rice
357 14.7 1.1 0.2 74.9 2.5 6.2 7 0|wild rice
365 10.7 2.2 0.4 76.3 1.5 4.6 7 0|wild rice blend
154 3.8 8.2 1.6 16.8 1.9 4.5 275 0|chakalaka
360 7.6 1.3 0.3 76.9 1 1.2 1199 0|seasoned rice mix
41 0.9 0.2 0 9.6 4.7 2.8 69 11|carrot
35 0.6 0.1 0 8.2 4.8 2.9 78 0|baby carrot
41 0.9 0.2 0 9.6 4.7 2.8 69 0|grated carrot
25 0.6 0.2 0 5.5 2.5 1.5 242 0|canned carrot
75 1.2 0.3 0.1 18 4.8 4.9 10 15|parsnip;parsley root
43 1.6 0.2 0 9.6 6.8 2.8 78 15|beet
28 0.9 0.1 0 6.4 3.8 1.8 67 19|turnip;oca
37 1.1 0.2 0 8.6 4.5 2.3 12 15|rutabaga
42 1.5 0.3 0.1 9.2 1.6 1.8 100 25|celeriac
18 0.6 0.1 0 4.1 2.5 1.6 21 21|daikon
82 3.3 0.2 0 18.6 0 3.3 20 13|salsify
73 2 0 0 17.4 9.6 1.6 4 31|Jerusalem artichoke
72 1.5 0.1 0 17.3 2.9 3.3 5 25|burdock root
74 2.6 0.1 0 17.2 0 4.9 40 21|lotus root
27 1.7 0.1 0 6.2 2.6 3.6 20 25|kohlrabi
47 1.3 0.3 0.1 10.8 3.5 2.2 64 0|soup vegetables
42 2.8 0.2 0 7.5 4 2.6 4 0|pea shoots
15 1.4 0.1 0 2.9 0.8 1.3 28 10|lettuce
14 0.9 0.1 0 3 2 1.2 10 5|iceberg lettuce
17 1.2 0.3 0 3.3 1.2 2.1 8 6|romaine lettuce;little gem lettuce
13 1.4 0.2 0 2.2 0.9 1.1 5 10|butter lettuce
15 1.4 0.1 0 2.9 0.8 1.3 28 0|mixed salad leaves
25 2.6 0.7 0.1 3.6 2 1.6 27 0|arugula;mizuna
11 2.3 0.1 0 1.3 0.2 0.5 41 0|watercress
32 2.6 0.7 0 5.5 4.4 1.1 14 0|garden cress;microgreens
13 1.4 0.2 0 2.2 0.9 1.1 5 0|lamb's lettuce
23 1.4 0.3 0.1 4.5 0.6 0.9 22 9|radicchio
0 0 0 0 0 0 0 38758 0|salt;kosher salt;sea salt;flaky sea salt;Himalayan pink salt;black salt;smoked salt;curing salt;truffle salt
0 0 0 0 0 0 0 12403 0|MSG
83 4.1 0.2 0.1 18.2 0.6 2.3 29084 0|garlic salt
85 2.6 0.3 0.1 19.8 1.7 3.8 29087 0|onion salt
98 4.5 6.3 0.5 10.3 0.2 3 29109 0|celery salt
61 3.1 1.4 0.2 12.7 1.3 4.4 31019 0|seasoned salt
172 23.8 4.5 0.8 7.4 0 0 369 0|mussel meat
69 12.1 0.5 0.1 3.2 0 0 392 0|scallop
232 13.6 12 1.2 16.6 1.2 0.9 177 0|breaded calamari
79 16.2 0.7 0.1 0.8 0 0 372 0|cuttlefish
82 14.9 1 0.2 2.2 0 0 230 0|octopus;baby octopus
164 29.8 2.1 0.5 4.4 0 0 460 0|cooked octopus
105 17.1 0.8 0.1 6 0 0 301 0|abalone;escargot
130 26.3 1.2 0.4 1.7 0 0 153 0|conch
113 19.9 2 0.4 3.1 0 0 172 0|seafood mix
280 46.5 2.2 0.5 40.9 3.9 2.4 384 0|nori
360 24.2 5.1 1 73.1 5.2 4 6976 0|wakame;hijiki;dulse
344 13.4 4.5 2 76.6 4.8 10.4 1864 0|kombu
159 2.1 10.4 1.5 16.4 10.4 0.3 611 0|seaweed salad
573 17.7 49.7 7 23.4 0.3 11.8 11 0|sesame seeds
584 20.8 51.5 4.5 20 2.6 8.6 9 0|sunflower seeds;hemp seeds;mixed seeds;charoli
559 30.2 49 8.7 10.7 1.4 6 7 0|pumpkin seeds;ogbono
486 16.5 30.7 3.3 42.1 0 34.4 16 0|chia seeds
534 18.3 42.2 3.7 28.9 1.6 27.3 30 0|flaxseed;ground flaxseed
525 18 41.6 4.5 28.1 3 19.5 26 0|poppy seeds
332 15.4 2 0.3 64.5 0 0 5 0|lotus seed
86 11.9 2.2 0.4 3.7 0 0 286 65|mussel
86 14.7 1 0.2 3.6 0 0 601 75|clam
51 5.7 1.7 0.5 2.7 0.6 0 85 75|oyster
71 13.6 1 0.3 0.9 0 0 566 0|shrimp
71 13.6 1 0.3 0.9 0 0 566 40|shrimp [shell-on|unpeeled|head-on]
242 21.4 12.3 2.1 11.5 0.8 0.4 344 0|breaded shrimp
77 16 0.9 0.2 0 0 0 58 70|crayfish
77 16.5 0.8 0.2 0 0 0 423 60|langoustine
117 18.3 4.3 0.9 0 0 0 672 0|smoked salmon;smoked trout;smoked mackerel
116 25.2 1 0.2 0 0 0 763 0|smoked haddock
217 24.6 12.4 2.8 0 0 0 918 0|kipper
236 23.6 14.9 3 0 0 0 65 0|smoked eel
53 8.1 0.6 0.1 4.9 0.4 0.8 5493 0|soy sauce;dark soy sauce;usukuchi soy sauce
57 9.1 0.3 0 5.6 0.5 0.7 3598 0|soy sauce [low-sodium|low sodium|reduced-sodium|reduced sodium|less sodium|lite]
252 3.7 0.3 0 61.1 58.4 0.4 2489 0|sweet soy sauce
60 10.5 0.1 0 5.6 1.7 0.8 5586 0|tamari;liquid aminos
118 7.4 0.1 0 23.5 20.6 0.6 3916 0|coconut aminos
199 11.7 6 1.1 26.5 6.2 5.4 3728 0|miso;red miso;barley miso;doenjang;yellow bean sauce
217 9.4 4.8 0.9 36.2 19.9 4.3 2983 0|ssamjang;black bean sauce
171 10.8 0.7 0.2 31.2 1.1 7.8 5816 0|fermented black beans
51 1.4 0.3 0 10.9 0 0.3 2733 0|oyster sauce;vegetarian oyster sauce
220 3.3 3.4 0.6 44.1 27.3 2.8 1615 0|hoisin sauce;char siu sauce
89 5.9 0 0 15.6 14.1 0.1 3833 0|teriyaki sauce;eel sauce;stir-fry sauce;bulgogi marinade
38 5 0.4 0.1 5 1 0.6 3296 0|ponzu
65 4.1 0.3 0 12.5 10.2 0.4 2748 0|tsuyu
60 7 0.5 0 7.8 1.3 0.5 6820 0|Maggi seasoning
251 10.4 3.3 1.4 64 0.6 25.3 20 0|black pepper;black peppercorns;green peppercorns;pink peppercorns;Sichuan peppercorns;sansho
251 10.4 3.3 1.4 64 0.6 25.3 20 0|grains of paradise
296 10.4 2.1 0.6 68.6 0 26.2 5 0|white pepper
282 14.1 12.9 2.1 54 10.3 34.9 68 0|paprika;smoked paprika;hot paprika
318 12 17.3 3.3 56.6 10.3 27.2 30 0|cayenne pepper;ground red chili;Kashmiri chili powder;chipotle powder;red pepper flakes
318 12 17.3 3.3 56.6 10.3 27.2 30 0|Aleppo pepper;Urfa biber;gochugaru;piment d'Espelette
281 11.9 8.2 0.8 51.4 0 21.6 43 0|ancho chile powder;dried red chili;ancho chile;guajillo chile;chile de árbol;chipotle chile
281 11.9 8.2 0.8 51.4 0 21.6 43 0|ñora pepper
345 12.3 15.8 0 51.1 0 26.8 89 6|pasilla chile
375 17.8 22.3 1.5 44.2 2.3 10.5 168 0|ground cumin;cumin seeds;black cumin seeds
298 12.4 17.8 1 55 0 41.9 35 0|ground coriander;coriander seeds
312 9.7 3.3 1.8 67.1 3.2 22.7 27 0|ground turmeric
335 9 4.2 2.6 71.6 3.4 14.1 27 0|ground ginger;galangal powder;lemongrass powder;sand ginger
247 4 1.2 0.3 80.6 2.2 53.1 10 0|ground cinnamon;cinnamon stick
525 5.8 36.3 25.9 49.3 28.5 20.8 16 0|nutmeg
475 6.7 32.4 9.5 50.5 0 20.2 80 0|mace
274 6 13 4 65.5 2.4 33.9 277 0|ground cloves;clove
263 6.1 8.7 2.5 72.1 0 21.6 77 0|allspice;allspice berries;pickling spice
311 10.8 6.7 0.7 68.5 0 28 18 0|green cardamom;ground cardamom;black cardamom
337 17.6 15.9 0.6 50 0 14.6 16 0|star anise;anise seed
345 15.8 14.9 0.5 52.3 0 39.8 88 0|fennel seeds
333 19.8 14.6 0.6 49.9 0.6 38 17 0|caraway seeds;nigella seeds;ajwain
392 18.1 25.3 2.2 41.4 0.7 11.8 160 0|celery seed
305 16 14.5 0.7 55.2 0 21.1 20 0|dill seed
508 26.1 36.2 2 28.1 6.8 12.2 13 0|mustard seeds;black mustard seeds;mustard powder
323 23 6.4 1.5 58.4 0 24.6 67 0|fenugreek seeds
325 14.3 14 1.6 55.8 2.8 53.2 52 0|asafoetida;curry powder;garam masala;tandoori masala;curry masala;biryani masala;nihari masala
325 14.3 14 1.6 55.8 2.8 53.2 52 0|haleem mix;sambar powder;panch phoron;five-spice powder;thirteen-spice powder;ras el hanout;baharat
325 14.3 14 1.6 55.8 2.8 53.2 52 0|pilau masala;advieh;berbere;khmeli suneli;curry leaf powder
310 11.4 5.8 1.6 65.4 0 3.9 148 0|saffron
331 16.6 0.7 0.2 72.7 2.4 9 60 0|garlic powder;dried garlic flakes
341 10.4 1 0.2 79.1 6.6 15.2 73 0|onion powder
349 8.9 0.5 0.1 83.3 37.4 9.2 21 0|dried minced onion;dried vegetable flakes
302 12.9 0.4 0.1 74.7 43.9 16.5 134 0|tomato powder
293 7.5 0.3 0.1 65.1 4.7 6.6 8031 0|onion soup mix
325 11.7 5.1 2.3 59.9 3.8 3 6722 0|vegetable soup mix
367 10.7 9.6 3.3 59.4 0 2 4843 0|gravy mix
176 7.3 2.3 1 44.8 0.4 17.7 11641 0|lemon pepper
282 13.5 14.3 2.5 49.7 7.2 34.8 4000 0|chili powder
211 9.3 9.1 1.1 36.3 1.8 34.6 13599 0|chaat masala;Maggi masala
516 16 44.7 6.3 21.1 0.3 10.6 3886 0|furikake;gomasio
141 7.1 6.4 1.1 27 5.2 17.4 19413 0|suya spice;adobo seasoning;Cajun seasoning;Old Bay seasoning;jerk seasoning;steak seasoning
141 7.1 6.4 1.1 27 5.2 17.4 19413 0|barbecue rub;Greek seasoning;popcorn seasoning;all-purpose seasoning
342 5.8 12.6 6.5 69.3 7.8 14.8 52 0|mixed spice
322 4.5 0 0 58 10.8 13.3 7203 0|taco seasoning;fajita seasoning;Tajín;stew seasoning mix;kebab marinade mix
335 10.8 7.3 0 56.6 8.7 10.8 4616 0|chili seasoning mix
0 0 0 0 0 0 0 17000 0|sazón
307 9.6 7.5 3.3 65.6 3.1 11.3 27 0|poultry seasoning
256 17.5 2.6 1.5 42.7 21.2 3.9 9917 0|ranch seasoning
93 9.2 1.6 0.9 19.1 0.7 15.1 23285 0|Italian dressing mix
369 13 25 3.5 29.9 0.8 8.2 9710 0|everything bagel seasoning
185 23.9 0.9 0 20.4 1.6 6.5 2962 0|Marmite
687 1 75.1 5.5 5.5 0.4 0.3 584 0|toum
91 2.6 7.3 2.2 4.2 3.7 0.1 304 0|tzatziki
419 1.2 45.3 6.3 3.6 0.3 1.1 601 0|chimichurri;chermoula
147 1.9 13.2 1.9 8.6 0.9 6.1 278 0|guacamole
558 8.9 58 9.8 3.7 0.7 0.8 521 0|pesto;vegan pesto
513 11 46.6 7.9 18.5 11.8 4.1 669 0|red pesto
497 5 52.8 8.6 2.9 0.2 0.7 412 0|pistou
166 7.9 9.6 1.4 14.3 0 6 379 0|hummus
595 17 53.8 7.5 21.2 0.5 9.3 115 0|tahini
247 0.8 26.1 3.6 5 0 2.6 745 0|tapenade
184 3.1 16.2 2.3 9.4 2.4 3 406 0|baba ghanoush
311 4.6 28.6 3.4 11.5 3.1 2.8 449 0|muhammara
131 0.8 12.2 0.9 4.8 3.4 1.7 585 0|ajvar
310 4.9 29.2 3.5 9.9 2.7 3.4 392 0|romesco sauce
104 0.7 10.2 1.4 3.3 2.2 1 392 0|bruschetta topping
246 6.5 22.6 8.3 5.3 1 1.9 541 0|artichoke dip
106 9 0.6 0.1 22.1 0 0 11 0|sprouted lentils
30 3 0.2 0 5.9 4.1 1.8 6 0|bean sprouts
122 13.1 6.7 0.9 9.6 0 1.1 14 0|soybean sprouts
23 4 0.7 0.1 2.1 0.2 1.9 6 0|alfalfa sprouts
26 1 0.1 0.1 6.5 2.8 0.5 1 30|pumpkin
45 1 0.1 0 11.7 2.2 2 4 16|butternut squash
40 0.8 0.1 0 10.4 0 1.5 3 24|acorn squash
34 0.9 0.1 0 8.6 2.2 1.5 4 29|kabocha squash;delicata squash;winter squash
40 2 0.5 0.1 8.7 4 3.9 7 36|red kuri squash
31 0.6 0.6 0.1 6.9 2.8 1.5 17 29|spaghetti squash
34 1.1 0.3 0.1 8.1 3.3 2.9 5 0|pumpkin puree
104 1.1 0.1 0.1 26.4 0 8.3 208 0|pumpkin pie filling
381 0.3 0.1 0 91.3 0 0.9 9 0|cornstarch;potato starch;tapioca starch;wheat starch;custard powder;maca powder;egg replacer
357 0.3 0.1 0 88.2 0 3.4 2 0|arrowroot
152 1.6 5.1 0.4 24.9 8.2 3.6 229 0|sweet potato fries
86 1.6 0.1 0 20.1 4.2 3 55 5|sweet potato;purple sweet potato
86 1.6 0.1 0 20.1 4.2 3 55 18|sweet potato [peeled];purple sweet potato [peeled]
101 2 0.2 0 23.2 5.5 1.7 75 0|canned sweet potato
118 1.5 0.2 0 27.9 0.5 4.1 9 14|yam;ube
67 1.3 0.1 0 16.3 0.3 2.5 13 17|Chinese yam
160 1.4 0.3 0.1 38.1 1.7 1.8 14 16|cassava
112 1.5 0.2 0 26.5 0.4 4.1 11 14|taro
98 1.5 0.4 0.1 23.6 0 1.5 21 14|malanga
122 1.3 0.4 0.1 31.9 15 2.3 4 35|plantain;green plantain
103 1.1 0.2 0 27.1 11 4.9 2 22|breadfruit
128 21.8 4.5 1.9 0.2 0 0 80 0|stewing beef
248 17.2 19.4 7.8 0 0 0 68 0|chuck roast
251 18.4 19.1 7.5 0 0 0 69 1|beef brisket
388 14.4 36.2 15.8 0 0 0 49 27|beef short rib
128 21.8 3.9 1.3 0 0 0 63 40|beef shank
388 14.4 36.2 15.8 0 0 0 49 50|oxtail
388 14.4 36.2 15.8 0 0 0 49 85|beef bone
113 19.1 3.5 1.1 0 0 0 84 29|veal shank
109 20.3 2.5 0.8 0 0 0 83 0|stewing veal
244 17.2 18.9 8.2 0 0 0 61 0|stewing lamb;mutton
201 18.9 13.4 5.8 0 0 0 72 52|lamb shank
109 20.6 2.3 0.7 0 0 0 82 0|goat
186 17.4 12.4 4.3 0 0 0 61 0|pork shoulder
518 9.3 53 19.3 0 0 0 32 7|pork belly
277 15.5 23.4 7.5 0 0 0 81 30|pork rib
277 15.5 23.4 7.5 0 0 0 81 85|pork bone
157 25.1 5.5 1.8 0 0 0 1327 40|ham hock
198 14.7 14.9 4.7 0.1 0 0 1217 1|corned beef brisket
6 0.6 0.2 0 0.4 0.4 0 371 0|broth;chicken broth;turkey broth;duck stock;chicken bone broth;vegetable broth;mushroom broth
16 2 0.6 0.2 1.2 0.1 0 30 0|broth [low-sodium|low sodium|unsalted|no-salt];chicken broth [low-sodium|low sodium|unsalted|no-salt]
16 2 0.6 0.2 1.2 0.1 0 30 0|vegetable broth [low-sodium|low sodium|unsalted|no-salt]
7 1.4 0 0 0.4 0.2 0 231 0|chicken broth [reduced-sodium|reduced sodium|less sodium]
7 1.1 0.2 0.1 0 0 0 372 0|beef broth;lamb stock;pork stock;bone broth
13 2 0.1 0 1.2 0.5 0 198 0|beef broth [unsalted|homemade|low-sodium|low sodium];veal stock
13 2.5 0 0 0.8 0 0 694 0|demi-glace
17 2.3 0.8 0.2 0 0 0 156 0|fish stock;seafood stock
2 0.4 0 0 0.1 0 0 215 0|clam juice
2 0.2 0.1 0 0 0 0 19 0|dashi;kombu dashi;anchovy broth
267 16.7 13.9 3.4 18 17.4 0 23875 0|dashi powder;bouillon powder;chicken bouillon powder;vegetable bouillon powder
198 14.6 4.7 1.2 23.5 0 0 24000 0|bouillon cube;chicken bouillon cube;vegetable bouillon cube;fish bouillon cube
170 17.3 4 2 16.1 14.5 0 24000 0|beef bouillon cube
213 16 8.9 4.3 17.4 16.7 0 26000 0|beef bouillon powder
39 0.9 0.3 0 9.5 8.4 1.5 0 4|peach
44 1.1 0.3 0 10.6 7.9 1.7 0 9|nectarine
46 0.7 0.3 0 11.4 9.9 1.4 0 6|plum;sloe
48 1.4 0.4 0 11.1 9.2 2 1 7|ume;apricot
63 1.1 0.2 0 16 12.8 2.1 0 8|cherry
50 1 0.3 0.1 12.2 8.5 1.6 3 10|sour cherry
60 0.8 0.4 0.1 15 13.7 1.6 1 29|mango;green mango
387 0 0 0 100 99.8 0 1 0|sugar;superfine sugar;coarse sugar;vanilla sugar;rock sugar;cinnamon sugar;glucose;sprinkles
380 0.1 0 0 98.1 97 0 28 0|brown sugar;dark brown sugar;palm sugar;jaggery
399 0 0 0 99.8 99.2 0 3 0|turbinado sugar
389 0 0 0 99.8 97.8 0 2 0|powdered sugar
397 53 13.7 2 24.1 4.5 8 410 0|powdered peanut butter
352 78.1 1.6 0.8 6.3 0 3.1 156 0|protein powder;plant protein powder
388 55.6 5.6 1.1 28.9 22.2 6.7 733 0|soy protein powder
360 23.1 9.7 1.7 51.8 0 13.2 12 0|wheat germ
216 15.6 4.3 0.6 64.5 0.4 42.8 2 0|wheat bran
316 13.3 20.9 4.2 49.7 0.9 21 5 0|rice bran
290 57.5 7.7 2.6 23.9 3.1 3.6 1048 0|spirulina
222 4.6 0.7 0.1 88.9 49.1 39.8 35 0|carob powder
257 3.2 22.2 13.8 12.5 8 0 8 0|whipped cream [spray|can|aerosol]
207 3.5 11 6.8 23.6 21.2 0.7 80 0|ice cream;vegan ice cream
144 1.1 2 1.2 30.4 24.3 1.3 46 0|sorbet
270 7 7.4 1.1 48.3 8.2 4.6 393 0|muffin
418 5.9 23.6 7.1 45.6 16.3 1.6 450 0|youtiao
426 5.2 22.9 5.9 50.8 0 1.5 402 0|doughnut
372 6.2 16.4 3.1 50.9 31.7 2.4 304 0|cinnamon roll
322 0.8 0.3 0.1 79 46.8 0.1 80 0|marshmallow creme
418 0 16.2 3 67.9 63.1 0 184 0|frosting
458 9 27.7 2.6 47.8 36.3 4.8 9 0|marzipan
485 3.3 25.9 2.2 59.6 55.8 3.5 48 0|praline
491 8.5 26.9 3.8 60.6 50.1 4.7 58 0|halva
490 5.1 24.3 7.8 65.8 33.1 2 307 0|cookie
463 5.2 19.1 5.7 71 40.7 2.9 388 0|Oreo
473 4.3 19.4 4.9 71.1 0 2 306 0|vanilla wafer
416 5.6 9.8 2.5 76.9 19.9 2.2 501 0|gingersnap
365 10.6 9.1 3.5 59.7 0 1 147 0|ladyfinger
522 12.7 30 2.3 57.9 47.4 7.5 1 0|amaretti
290 5.4 2.7 0.8 61 36.7 0.5 623 0|sponge cake
370 0.5 0 0 95 94.8 0 9 0|meringue
318 1.8 0.2 0.1 81.3 57.6 0.1 80 0|marshmallow;vegan marshmallow
394 0 0.2 0 98 62.9 0 38 0|candy
375 0 0.1 0 93.5 70 0.2 50 0|gummy candy
382 4.6 8.1 2.5 77 65.5 0 245 0|caramel candy
582 11.3 45.2 11.5 38 27.9 6.5 40 0|Ferrero Rocher
463 7.2 31.4 8.5 43.1 21.4 2.7 172 0|baklava
372 4.2 1 0.3 86.1 30 1.7 0 0|mochi
378 4.2 2.7 0.7 84 45.4 1.6 31 0|fortune cookie
304 0.3 0 0 82.4 82.1 0.2 4 0|honey
260 0 0.1 0 67 67.9 0 12 0|maple syrup
310 0.1 0.5 0 76.4 68 0.2 4 0|agave nectar
283 0 0.2 0 76.8 76.8 0 62 0|corn syrup;golden syrup
318 6.2 0 0 71.3 71.3 0 35 0|malt syrup
232 0 0 0 60 59.9 0 3 0|simple syrup;almond syrup
268 0 0 0 66.9 46.5 0 27 0|grenadine
350 4.6 8.9 4 62.9 34.8 2.8 346 0|chocolate syrup
252 1.5 0.1 0.1 65.9 0 0.9 349 0|caramel sauce
36 3 0.8 0.1 6.3 0.8 3.3 56 0|celery leaf;parsley;chervil;lovage;fish mint;mitsuba;minari;fresh herbs
23 3.1 0.6 0 2.6 0.3 1.6 4 0|perilla leaf;basil;Thai basil;holy basil;shiso
23 2.1 0.5 0 3.7 0.9 2.8 46 0|cilantro;culantro;Vietnamese coriander;rice paddy herb
44 3.3 0.7 0.2 8.4 0 6.8 30 0|mint;lemon balm;lemon verbena
43 3.5 1.1 0.1 7 0 2.1 61 0|dill;fennel frond
101 5.6 1.7 0.5 24.4 0 14 9 0|tarragon;thyme;sage;fresh oregano;fresh marjoram;fresh savory
21 1.8 0.7 0.2 3.1 0 0 80 0|borage
19 3.1 0.4 0.2 2.3 0 0 11 0|betel leaf;curry leaf
32 0.3 0.5 0 7.4 0 3.8 43 0|epazote
15 1 0.1 0 3.3 0 0 5 0|edible flowers;squash blossom
17 1.2 0.3 0.1 3.1 2.5 1 8 5|zucchini;vegetable marrow
16 1.2 0.2 0 3.4 2.2 1.1 2 5|yellow squash
18 1.2 0.2 0 3.8 2.4 1.2 1 2|pattypan squash
17 1.2 0.3 0.1 3.1 2.5 1 8 0|zucchini noodles
19 0.8 0.1 0 4.5 1.7 1.7 2 1|chayote
14 0.6 0 0 3.4 0 0.5 2 30|bottle gourd;ivy gourd;tinda;pointed gourd
17 1 0.2 0 3.7 0 2.8 5 17|bitter melon
13 0.4 0.2 0 3 0 2.9 111 29|winter melon
20 1.2 0.2 0 4.3 2 1.1 3 27|luffa
37 2.1 0.2 0 8.5 0 3.2 42 48|drumstick vegetable
25 1 0.2 0 5.9 3.5 3 2 19|eggplant;Japanese eggplant;Thai eggplant
20 0.9 0.2 0.1 4.6 2.4 1.7 3 18|bell pepper;green bell pepper
31 1 0.3 0 6 4.2 2.1 4 18|red bell pepper
27 1 0.2 0 6.3 0 0.9 2 18|yellow bell pepper
16 0.7 0.2 0 3 1.8 1.6 80 11|celery
33 1.9 0.2 0 7.5 1.5 3.2 7 14|okra
16 1.3 0.1 0 3.3 1.1 2.2 21 4|nopales
91 9.9 5.8 0.5 2 0.5 0.4 8 0|tofu;smoked tofu
55 4.8 2.7 0.4 2.9 1.3 0.1 5 0|silken tofu
271 17.2 20.2 2.9 10.5 2.7 3.9 16 0|fried tofu
288 28.8 18.2 2.6 8.7 0 4.3 5 0|tofu skin
116 8.2 8 1.2 5.2 0 0 2873 0|fermented tofu
143 12.5 9.5 3.1 0.7 0.4 0 297 0|egg tofu
212 17.7 11 1.6 14.4 4.9 5.4 7 0|natto
77 3.2 1.7 0.2 12.5 0 0 9 0|okara
18 0.9 0.2 0 3.9 2.6 1.2 5 9|tomato;plum tomato;cherry tomato;beefsteak tomato
23 1.2 0.2 0 5.1 4 1.1 13 9|green tomato
32 1 1 0.1 5.8 3.9 1.9 1 0|tomatillo
82 4.3 0.5 0.1 18.9 12.2 4.1 59 0|tomato paste
152 8.2 1.5 0.2 33.7 22.3 7.4 134 0|sun-dried tomato paste
89 1.1 0.3 0.1 22.8 12.2 2.6 1 36|banana
50 0.5 0.1 0 13.1 9.8 1.4 1 49|pineapple
34 0.8 0.2 0.1 8.2 7.9 0.9 16 49|melon;cantaloupe
30 0.6 0.1 0 7.5 6.2 0.4 1 48|watermelon
61 1.1 0.5 0 14.7 9 3 3 24|kiwi;dragon fruit
43 0.5 0.3 0.1 10.8 7.8 1.7 8 38|papaya;green papaya
97 2.2 0.7 0.1 23.4 11.2 10.4 28 48|passion fruit
68 2.5 0.9 0.3 14.3 8.9 5.4 2 22|guava
66 0.8 0.4 0.1 16.5 15.2 1.3 1 40|lychee
60 1.3 0.1 0 15.1 0 1.1 0 47|longan
82 0.7 0.2 0 20.9 0 0.9 11 0|rambutan
31 1 0.3 0 6.7 4 2.8 2 3|star fruit
95 1.7 0.6 0.2 23.3 19.1 1.5 2 72|jackfruit
43 1 0.1 0.1 10.6 2.6 0.6 1 0|green jackfruit
147 1.5 5.3 0 27.1 0 3.8 2 68|durian
73 0.4 0.6 0 17.9 0 1.8 7 0|mangosteen
66 1 0.3 0.1 16.8 13.5 3.3 14 33|soursop
75 1.6 0.7 0.2 17.7 12.9 3 7 31|cherimoya
83 0.4 1.1 0.2 20 0 5.3 12 20|sapodilla
70 0.6 0.2 0 18.6 12.5 3.6 1 16|persimmon
83 1.7 1.2 0.1 18.7 13.7 4 3 44|pomegranate
83 1.7 1.2 0.1 18.7 13.7 4 3 0|pomegranate seeds
74 0.8 0.3 0.1 19.2 16.3 2.9 1 1|fig
41 0.7 0.5 0.1 9.6 0 3.6 5 25|prickly pear
55 1 0.6 0.1 12.9 8.2 6.4 3 43|feijoa
25 0.4 0.2 0 5.9 3.7 1.1 4 0|lulo
73 0.4 0.1 0 18.9 17.9 1 6 0|mixed fruit
354 3.3 33.5 29.7 15.2 6.2 9 20 48|fresh coconut
288 0.1 0.1 0 12.7 12.7 0 9 0|vanilla extract;vanilla bean;vanilla bean paste;almond extract;lemon extract;peppermint extract
288 0.1 0.1 0 12.7 12.7 0 9 0|maple extract
18 0 0 0 0 0 0 2 0|white vinegar
21 0 0 0 0.9 0.4 0 5 0|apple cider vinegar;malt vinegar;rice vinegar;red rice vinegar;coconut vinegar;cane vinegar;raspberry vinegar
19 0 0 0 0.3 0 0 8 0|red wine vinegar;white wine vinegar;champagne vinegar;tarragon vinegar;sherry vinegar
88 0.5 0 0 17 14.9 0 23 0|balsamic vinegar;white balsamic vinegar;black vinegar
43 0 0 0 6.9 6.4 0 780 0|seasoned rice vinegar
19 0 0 0 0.9 0.4 0 3105 0|umeboshi vinegar
43 0.5 0 0 3.5 0 0 4 0|beer;stout;gluten-free beer;hard cider
82 0.1 0 0 2.6 1 0 5 0|white wine;sparkling wine
85 0.1 0 0 2.6 0.6 0 4 0|red wine
160 0.2 0 0 13.7 7.8 0 9 0|port;Marsala;vermouth
152 0.2 0 0 11.7 1.1 0 9 0|sherry;Shaoxing wine
134 0.5 0 0 5 0 0 2 0|sake
235 0.3 0 0 43 39.9 0 2 0|mirin
295 0 0 0 0 0 0 1 0|brandy;apple brandy
231 0 0 0 0 0 0 1 0|rum;vodka;tequila;kirsch
250 0 0 0 0.1 0.1 0 0 0|whiskey
263 0 0 0 0 0 0 2 0|gin
326 0.1 0.3 0.1 46.8 46.4 0 8 0|orange liqueur;coffee liqueur;amaretto;fruit liqueur;anise liqueur
327 2.8 15.7 9.7 20.9 19.8 0 92 0|Irish cream;advocaat
131 3.3 5.9 2.8 20.7 0 14.1 26 0|rosemary
313 7.6 8.4 2.3 75 0 26.3 23 0|bay leaf;waakye leaves
104 5 4.6 2.2 11 11 0 61 0|custard
63 5.3 1.6 1 7 7 0 70 0|yogurt [low-fat|lowfat|low fat]
56 5.7 0.2 0.1 7.7 7.7 0 77 0|yogurt [nonfat|fat-free|non-fat|fat free]
93 9.2 4.8 2.9 3.5 3.2 0 36 0|Greek yogurt
59 10.2 0.4 0.1 3.6 3.2 0 36 0|Greek yogurt [nonfat|fat-free|non-fat|fat free|0%];quark;kashk
85 4.9 1.3 0.8 13.8 13.8 0 66 0|vanilla yogurt;fruit yogurt
94 3.5 1.8 0.3 16 1.2 0.2 35 0|vegan yogurt;coconut yogurt
93 8.2 5.2 3 3.4 3.2 0 39 0|labneh
287 62.3 2.3 0.5 0 0 0 189 0|stockfish
210 11.2 8.6 3 21.9 2.3 1.4 547 0|pizza
368 3.1 0.6 0.2 87.5 3.9 4.1 32 16|gari;fufu flour
112 1 0.2 0.1 26.6 1.2 1.3 10 16|fufu
256 10.3 2.7 0.9 51.8 1.7 7.5 15 0|tarhana
213 0 0 0 55 54.9 0 3 0|elderflower cordial;lime cordial
344 2 7.8 4.2 72.5 60.5 2.2 7 0|mincemeat
`;
