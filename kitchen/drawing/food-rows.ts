/** How some 400 foods look, and every kind of food. */

/** Motif, color, stain, and the foods; a name after @ is a kind of the lexicon. What an own row does not say, the last word or the kind does. */
export const FOOD_ROWS = `
leaf 4f8a2c 1: basil, thai basil, holy basil, sage
leaf 5aa05a 1: mint, shiso, perilla leaf, pea shoots, oregano, marjoram, lemon balm
leaf 566b2e 1: bay leaf, curry leaf, makrut lime leaf, lime leaf, grape leaf
herb 4c8f35 1: @tender herb, parsley, cilantro, chervil, celery leaf, mitsuba, garden cress, watercress, herbs
frond 5f9a3a 1: dill, tarragon, fennel frond, frond
ringlet 6fb04a 0: @green onion, scallion, chives, garlic chives, spring onion, green onion
needle 4a7140 1: @woody herb, rosemary, thyme
dot 6f7d45 0: @dried herb, oregano
bigleaf 7ab648 1: @salad leaf, lettuce, romaine lettuce, mixed salad leaves, iceberg lettuce, salad leaves
leaf 4f8f3a 2: arugula, lamb's lettuce, baby spinach
bigleaf 8b2f4f 1: radicchio, red lettuce
bigleaf c9d67a 1: endive, frisee, butter lettuce
wilt 2f6b34 4: @leafy green, spinach, frozen spinach, swiss chard, collard greens, greens, bitter leaf, nettle
wilt 3f6f45 3: kale, lacinato kale, cavolo nero
wilt 2f5f45 0: seaweed, wakame
wilt 8fae55 2: @cabbage, cabbage, napa cabbage, savoy cabbage, coleslaw mix, coleslaw, sauerkraut
wilt 7d2a63 4: red cabbage
wilt 5c9a45 2: bok choy, choy sum, chinese broccoli, water spinach
ball 7fa64a 1: brussels sprout
wilt d9552e 4: kimchi
floret 4b8f3b 3: broccoli, broccolini, romanesco, broccoli rabe
floret f1e6c4 1: cauliflower
pod 5f9c3b 1: green bean, yardlong bean, runner bean, snow pea, sugar snap pea, canned green bean
spear 6f9f45 2: asparagus, okra spear
spear efe3bf 1: white asparagus, bamboo shoot, baby corn, heart of palm
peelslice dfe6ae 1: fennel, artichoke, artichoke heart, kohlrabi, chayote
cube 8aa94e 1: @firm vegetable, stir-fry vegetables
coin ec8127 3: @root, carrot, baby carrot, canned carrot, carrots
chunk f3e3b3 0: parsnip, turnip, celeriac, rutabaga, parsley root, potato, potatoes, @potato, boiled potato
rimcoin c94f7c 0: radish
coin f4efe2 0: daikon, lotus root, water chestnut, bamboo, jicama, preserved radish
coin 8c1f4b 8: beet, cooked beet, beetroot, pickled beet, beets
stick f0c35e 0: french fries, fries, french fry
puff d89a3c 0: tater tot, hash brown
chunk ef9140 4: sweet potato, canned sweet potato
coin e9b64a 1: plantain, green plantain
chunk f2e8cf 0: @starchy root, cassava, yam, taro, breadfruit
chunk 7b4a9c 5: ube
chunk ec9a2e 6: @squash, butternut squash, pumpkin, pumpkin puree
pepper d63c2e 3: bell pepper, red bell pepper, roasted red pepper, pimiento, pepper
pepper 5d9a3b 1: green bell pepper, poblano, banana pepper, shishito pepper, anaheim chili
pepper f0b52d 2: yellow bell pepper, orange bell pepper
rimcoin 6f9a3f 1: zucchini, courgette
rimcoin e2b13c 1: yellow squash
rimcoin 5f2f5e 1: eggplant, japanese eggplant, aubergine, thai eggplant
star 6d9a3e 1: okra
sliver a9c770 1: celery, celery stalk, @tender vegetable
coin 8fb25c 1: bottle gourd, bitter melon, winter melon, vegetable marrow, nopales, cactus
shroom a9825c 3: @mushroom, mushroom, cremini mushroom, portobello mushroom, oyster mushroom
shroom 7a5236 4: shiitake mushroom, dried shiitake mushroom, porcini, dried porcini, chanterelle
wilt 3b2a24 1: wood ear mushroom
half d8432a 6: @tomato, tomato, cherry tomato, plum tomato, tomatoes
half 8fae3e 5: tomatillo, green tomato
- cf4526 9: @canned tomato, @tomato paste, tomato sauce, marinara sauce, tomato soup, pizza sauce, bolognese sauce, canned tomatoes, tomato puree
sliver b3402a 3: sun-dried tomato
rimcoin 5e9440 0: @raw vegetable, cucumber, small cucumber
rimcoin 7d9440 0: dill pickle, pickle, pickle relish, sweet pickle, gherkin
sliver f0e6c8 0: @sprouts, bean sprouts, soybean sprouts
pea 74ac3c 3: pea, peas, edamame, canned pea, pigeon pea, fava bean, split pea
kernel f4c63d 2: corn, canned corn, hominy, creamed corn
pea e2b53c 1: @peas and corn, mixed vegetables, peas and carrots
coin f4cd45 0: corn on the cob
hoop e6d3c0 1: @bulb, onion, white onion, onions
hoop 9c3f6c 1: red onion, pickled onion
hoop dcb389 1: shallot
ringlet 86b356 2: leek, leeks
shred a8622c 1: fried shallots, french-fried onions, crispy fried onions, caramelized onion
hoop d99a4a 1: onion ring
clove f0e2c0 0: garlic, @garlic
sliver e9cf8c 0: @ginger, ginger, pickled ginger, lemongrass
chili d12f22 2: @chili, red chili, thai chili, dried red chili, serrano chili, chile, chili
chili 5c9a34 1: green chili, canned green chili
ringlet 5f9c3a 1: jalapeño, pickled jalapeño, jalapeno
chili f08a24 2: habanero, scotch bonnet, aji amarillo
hole 35302f 0: black olive, olive, kalamata olive, olives
hole 7f8f3a 0: green olive
pea 667a36 0: caper, capers
hole b7c45b 0: pepperoncini, @pickled vegetable
nori 26382b 0: @seaweed, nori, kombu
avo 7fa43e 4: @avocado, avocado, guacamole
dollop 86a83f 4: pesto, chimichurri, salsa verde, green chutney, zhug, chermoula, guacamole sauce
peelslice cf3f2e 1: @firm fruit, apple, tart apple, apples
peelslice a9b545 1: pear, asian pear, quince
wedge f0913a 2: @stone fruit, peach, apricot, nectarine, canned peach, canned apricot
wedge f4ac31 2: mango, mango puree, papaya
wedge 7a2c5a 4: plum, prune
cherry a8182f 4: cherry, sour cherry, canned cherry, maraschino cherry, cherries
strawberry d62839 5: strawberry, strawberries
raspberry cf2f55 5: raspberry, mixed berries, raspberries
raspberry 3d2140 6: blackberry, mulberry
berry 3f4f9c 5: @berry, blueberry, blueberries
berry b81f33 4: cranberry, lingonberry, red currant, barberry, dried cranberry, cranberry sauce, goji berry
berry 6b2a5e 3: grape, black currant, grapes
stick d9506a 4: rhubarb
lemonwedge f2cf3a 0: lemon
lemonwedge a3bf3d 0: lime, calamansi, limes
citrus f0922b 2: orange, mandarin orange, blood orange, oranges
citrus ef7a5a 2: grapefruit
citrus f2cf3a 0: @citrus, preserved lemon
shred f0cf3e 0: lemon zest
shred 8db33c 0: lime zest
shred f0932c 0: orange zest
- f6e7a0 1: lemon juice, lime juice, yuzu
- f2a233 4: orange juice, orange marmalade
coin f3dd8c 0: banana, bananas
pineapple f3c53c 2: pineapple, canned pineapple, jackfruit
rimcoin 8aa83c 1: kiwi
wedge e2504f 2: watermelon
wedge f2b069 1: @tropical fruit, melon, cantaloupe
peelslice 7a3b5e 2: fig, dried fig
pea b3203a 2: pomegranate seeds, pomegranate
shred fbf4e4 1: shredded coconut, fresh coconut, coconut flakes
dot 5b3423 1: @dried fruit, raisin, dried currant, raisins
bean 6f3d22 2: date, jujube, dates
wedge e98a35 1: dried apricot
cube f0a64a 1: @canned fruit, fruit cocktail
- d7b56a 1: applesauce
fillet f1a06f 0: salmon, trout, cooked salmon
fillet efdcb6 0: @fish, cod, haddock, tilapia, halibut, fish, hake, catfish, fish stick
wholefish 9fa9a4 0: sea bass, sea bream, snapper, whole fish, mackerel, carp, milkfish, hilsa
wholefish 8b989c 0: fresh sardine, canned sardine, kipper
steak b8485a 0: tuna steak
shard f0936a 0: smoked salmon, smoked trout, hot-smoked salmon, @smoked fish
pull e2c39c 0: @canned fish, canned tuna, canned salmon, smoked mackerel, smoked haddock, tuna
sliver 8a5a44 0: @anchovy, anchovy
pea f07a35 0: salmon roe, roe
shrimp f2926c 0: @shrimp, shrimp, crayfish, cooked shrimp, prawn, prawns, breaded shrimp
claw d9432e 0: @crab, lobster, lobster tail, crab leg, lobster meat, crab
pull f0b59c 0: crabmeat, surimi
ball efd9b0 0: fish ball, fish cake, asian fish cake
mussel ea9a45 0: mussel, mussels, oyster
clam e8dcc0 0: clam, clams, @shellfish, canned clam
hoop f3e3d3 0: squid, cuttlefish
coin f6e6c6 0: scallop, scallops
curl a8556b 0: octopus, cooked octopus
shrimp f0a58a 0: @scallop, seafood mix, seafood
halfegg fbf3dd 1: hard-boiled egg, soft-boiled egg, quail egg, boiled egg
friedegg fff8e8 2: @egg, egg, eggs, egg yolk
- fff8e8 0: egg white
cube f7edd3 0: @tofu, tofu, silken tofu
cube c98b45 0: fried tofu, smoked tofu, tempeh, seitan, @meat substitute
sausage b5653a 0: vegan sausage
ball b07a3a 0: falafel
ground 7a4a2c 2: plant-based ground, textured vegetable protein, soyrizo
chickpea e5bd6c 1: chickpea, dried chickpea, chickpeas
bean f2e4c4 0: @beans, @dried beans, white bean, cannellini bean, butter bean, dried white bean, dried lima bean
bean 3a2630 3: black bean, dried black bean
bean 8e2f2a 2: kidney bean, dried kidney bean, adzuki bean
bean c98a68 2: pinto bean, dried pinto bean, borlotti bean, refried beans, bean
bean d07a3a 3: baked beans
chickpea ead9ae 0: black-eyed pea, dried black-eyed pea
lentil 6b5233 4: @lentils, lentil, french lentil, canned lentil, lentils
lentil e58a2e 6: red lentil, red lentils
lentil ecbd45 6: chana dal, toor dal, moong dal, yellow split pea, dal
lentil 33302f 4: black lentil, urad dal, whole urad
lentil 7d8f3c 4: dried mung bean, mung bean, green lentil
drumstick c8823c 0: chicken leg, chicken drumstick, duck leg, turkey leg, chicken thigh, duck confit
wing c9762f 0: chicken wing, wings
breast d9a25c 0: chicken breast, turkey breast, chicken cutlet, duck breast, chicken tender
meat d9a566 0: @poultry, chicken, turkey, cooked chicken, cooked turkey, chicken nugget
ground c79a68 2: @ground poultry, ground chicken, ground turkey
steak b4564a 1: sirloin steak, flank steak, rib-eye steak, skirt steak, beef steak, strip steak, beef tenderloin, steak, roast beef
meat 7d4527 4: @beef, @stewing meat, @game, beef, stewing beef, stewing lamb, pork shoulder, @lamb, lamb, goat, oxtail, chuck roast
breast c98a4c 0: pork cutlet, veal cutlet
meat c08a5c 1: @pork, pork, pork loin, pork tenderloin
chop b8713f 0: pork chop, lamb chop, veal chop
steak a86a44 1: pork belly, pork rib, beef short rib, beef brisket, corned beef brisket, char siu, roast duck
ground 7a472c 3: @ground meat, ground beef, ground pork, ground lamb, sausage meat, mince
sausage b05a35 1: @raw sausage, sausage, bratwurst, italian sausage, merguez, hot dog, sausages, frankfurter
coin a83f28 2: @cooked sausage, smoked sausage, kielbasa, chorizo, andouille, chinese sausage, mexican chorizo
coin 3a2420 1: black pudding, blood sausage
bacon c2553c 1: @bacon, bacon, back bacon
dice cf7058 1: pancetta, lardon, guanciale, bacon bits, spam
ham e59a8c 0: @cured meat, ham, prosciutto, speck, serrano ham, bologna, mortadella, deli turkey
disc c4402c 2: pepperoni, salami
pull b98a5c 1: @cooked meat, cooked beef, cooked pork, cooked lamb, corned beef, pastrami, meat
ball 8a5030 0: meatball, meatballs
chunk 7a4034 3: @offal, chicken liver, calf liver, liver
gnocco f2dca4 0: gnocchi, @fresh pasta, spaetzle, korean rice cakes
ravioli f4d98f 0: ravioli, tortellini, cheese tortellini, cheese ravioli
dumpling f3e2bd 0: pierogi, frozen dumpling, pelmeni, dumpling
penne f1cd77 0: @pasta, penne, rigatoni, ziti, cannelloni, pasta, tube pasta
fusilli f1cd77 0: fusilli, cavatappi, rotini
farfalle f1cd77 0: farfalle
elbow f3c75a 0: macaroni, elbow
shell f1cd77 0: pasta shells, orecchiette, jumbo pasta shells, conchiglie
orzo f3d68c 0: orzo, small soup pasta
- f1d081 0: spaghetti, linguine, fettuccine, tagliatelle, bucatini, angel hair pasta, pappardelle, egg noodles, vermicelli, lasagna sheet, fresh lasagna sheet
- f0d590 0: @noodle, udon noodles, noodles
- f6efdc 0: rice noodles, rice vermicelli, glass noodles, shirataki noodles
- 9b7a55 0: soba noodles
grain faf3e0 0: @rice, rice, cooked rice, jasmine rice, basmati rice, arborio rice, sushi rice
grain b98b54 0: brown rice, wild rice, cooked brown rice, buckwheat, cooked buckwheat
lentil e9c46c 1: couscous, bulgur, quinoa, @grain, @cooked grain, cooked quinoa, pearl couscous, freekeh
lentil ead7b0 1: pearl barley, farro, wheat berries, tapioca pearls, semolina
- f2c94f 4: polenta, cornmeal, grits
crumb dcb887 1: @oats, rolled oats, oats, muesli
crumb cf9a4e 1: @cereal, granola, corn flakes, graham cracker, digestive biscuit
chip efb945 0: tortilla chips, potato chips, nachos, papadum
coin e6bd78 0: cracker, oyster crackers, crispbread
puff f8ecc8 0: popcorn, popcorn kernels
cube d79a4c 0: @bread, bread, croutons, crouton, baguette, cornbread
triangle e6be7c 0: @flatbread, pita bread, naan, flour tortilla, corn tortilla
crumb d39a4a 0: @breadcrumbs, breadcrumbs, panko, crumbs
- e0b266 0: @pastry, @flour, @starch
- 5a3a22 3: buckwheat flour, rye flour
- fdf6e6 3: @milk, milk, coconut milk beverage
- fdf3dc 5: @cream, heavy cream, cream of mushroom soup, cream of chicken soup, alfredo sauce
dollop fff8ea 3: sour cream, crème fraîche, mexican crema, whipped cream, whipped topping, clotted cream, mascarpone
dollop fffaf0 3: @yogurt, yogurt, greek yogurt, labneh, tzatziki, quark, kashk
- f2cf6a 1: @butter, butter, ghee
dollop e9cfa0 2: hummus, tahini, @spread
shard f4dfa0 1: @hard cheese, parmesan, pecorino romano
melt f3bd4a 2: @melting cheese, cheddar, monterey jack, gruyère, gouda, cheese, velveeta, american cheese
melt fbf0d3 1: mozzarella, provolone, fontina, oaxaca cheese, raclette, brie, burrata, fresh mozzarella, swiss cheese
cube fdf7ea 1: @crumbly cheese, feta
crumb fdf7ea 1: goat cheese, queso fresco, cotija
crumb e3e6dc 1: blue cheese, gorgonzola
dollop fff9ec 2: @fresh cheese, ricotta, cream cheese, cottage cheese
cube f6e2a8 0: @frying cheese, paneer, halloumi
- dca23a 1: @stock, chicken broth, vegetable broth
- 8f5a2c 3: beef broth, gravy, @cooking sauce
- faf0dc 5: @coconut milk, coconut milk, coconut cream
- 7a2436 2: red wine, port, balsamic vinegar
- d9a24a 0: @wine, @vinegar, @drink, beer, apple cider
- 3a2013 8: brewed coffee, instant coffee, cola, stout, coffee
- b5702c 7: tea, black tea
- 87a845 8: matcha, green tea
- 5a3018 2: @soy sauce, soy sauce, hoisin sauce, teriyaki sauce, oyster sauce, @fish sauce
- d8a45c 3: miso, doenjang, peanut sauce
- c63a20 5: @hot sauce, gochujang, harissa, salsa, sriracha
- 6a3a1c 5: japanese curry roux, mole paste
- d06a22 5: @curry paste, curry paste, red curry paste, tikka masala paste, curry sauce, enchilada sauce
- 7fa04a 5: green curry paste, green enchilada sauce
- e0a52a 6: yellow curry paste, curry powder, ground turmeric, saffron, turmeric
- c2571f 2: paprika, smoked paprika, chili powder, berbere, sweet paprika, tandoori masala
- a5682c 2: garam masala, ground cumin, ground cinnamon, cinnamon, @spice blend
- d9b23c 1: @mustard
- f7e7b0 1: mayonnaise, @dressing
- b5321f 3: ketchup, barbecue sauce
- 5b1a12 1: chutney, tamarind paste
dot c2301f 0: red pepper flakes, aleppo pepper, gochugaru, sumac, cayenne pepper
dot 2e2620 0: poppy seeds, nigella seeds, mustard seeds, black pepper
sliver 8a6a35 0: cumin seeds, caraway seeds, fennel seeds
dot e0508c 0: sprinkles
- f7f0e4 0: @salt, @sugar, @leavening, @vanilla, @gelatin, @water, @supplement, @spice, @oil, @animal fat
- 9a5a24 2: brown sugar, jaggery, molasses, soy, maple syrup, caramel sauce, dulce de leche
- e3a32c 1: @syrup, honey
ice e6f1f3 0: ice
square 4a2818 8: @chocolate, dark chocolate, chocolate, nutella
chocchip 3f2115 4: chocolate chips, chocolate chip
- 4e2c1a 8: cocoa powder, hot chocolate mix
square f7ecd0 1: white chocolate
- b22845 4: @jam, jam, red currant jelly
- f2c53a 4: lemon curd, custard powder, custard
- e38a2c 4: apricot jam
marsh fdf3ee 0: marshmallow, meringue
ball f5e3b8 0: @sweet, ice cream
crumb 9a6232 1: cookie, gingersnap, oreo, vanilla wafer, ladyfinger, amaretti
almond b9773f 1: @nut, almond, hazelnut, mixed nuts
walnut a8703c 1: walnut, pecan
bean ecd8a8 0: cashew, macadamia nut
almond 8fae52 1: pistachio
sliver efdcae 0: pine nut, sunflower seeds, slivered almonds
ball 6b4026 1: chestnut
bean c9955a 2: @peanut, peanut, peanuts
sesame f5e5bd 0: @seed, sesame seeds, sesame
almond 6f8a4a 0: pumpkin seeds
- b5793c 3: @nut butter, peanut butter
`;
