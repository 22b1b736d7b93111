import { expect, test } from 'vitest';
import { readings } from './read-pantry.ts';

const read = (entry: string): string => readings([entry])
  .map((reading) => (reading.outcome === 'food' ? `${reading.food.id}${reading.grams === null ? '' : ` ${Math.round(reading.grams)}`}` : reading.outcome)).join(' | ');

test.each([
  // Counts and characters of East Asia
  ['豆腐 半块', 'tofu'], ['半块豆腐', 'tofu'], ['土豆 半个', 'potato 85'], ['牛肉 半斤', 'beef 250'], ['양파 반개', 'onion 75'], ['두부 반모', 'tofu 150'], ['콩나물 한봉지', 'soybean sprouts'],
  ['三文鱼', 'salmon'], ['五花肉', 'pork belly'], ['薑', 'ginger'], ['雞腿', 'chicken leg'],
  // Packs and states behind the name
  ['leite condensado lata', 'sweetened condensed milk'], ['creme de leite caixinha', 'light cream'], ['ajvar pola tegle', 'ajvar'], ['spargel 1kg weiß', 'white asparagus 1000'],
  ['steak leftover from last night', 'cooked beef'], ['potatoes boiled yesterday', 'boiled potato'], ['nasi sisa kemarin', 'cooked rice'], ['spinach getting wilty', 'spinach'],
  ['kohlrabi 2 big ones', 'kohlrabi 400'], ['ritz crackers one sleeve', 'cracker'], ['smoked sausage 1 rope', 'smoked sausage'], ['old rope', 'not-food'],
  // Who makes it, and what it is at home
  ['gandules goya can', 'pigeon pea 240'], ['goya', 'bitter melon'], ['harina P.A.N.', 'masarepa'], ['rice cakes (tteok) 400g', 'Korean rice cakes 400'], ['corn dogs', 'unknown'],
  // What is left of a dish
  ['leftover chicken curry', 'leftover curry'], ['leftover mac and cheese', 'cooked macaroni and cheese'], ['leftover rajma', 'leftover vegetable curry'],
  // Amounts amid and in other digits
  ['आलू ३', 'potato 510'], ['पनीर २०० ग्राम', 'paneer 200'], ['२०० ग्राम पनीर', 'paneer 200'], ['rajma 1 cup boiled', 'kidney bean 177'],
  ['moong dal half cup soaked', 'moong dal 104'], ['crème liquide 20cl', 'heavy cream 201'], ['flour: 200g', 'all-purpose flour 200'],
  ['karelian stew: beef and pork 800g', 'beef | pork 800'], ['plums, crumble: flour butter sugar', 'plum | all-purpose flour | butter | sugar'],
  // Names that mean another food beside others
  ['mustard, curry leaves, onion', 'black mustard seeds | curry leaf | onion'], ['pommes, bratwurst 4, ketchup', 'French fries | bratwurst 400 | ketchup'],
  ['pâtes, crème, saumon fumé 1 paquet, aneth, citron', 'pasta | heavy cream | smoked salmon 100 | dill | lemon'], ['cold chicken', 'cooked chicken'], ['2 cold eggs', 'egg 100'],
  // Remarks, in whatever language
  ['3 green peppers kinda wrinkly', 'green bell pepper 450'], ['3 carottes un peu molles', 'carrot 210'], ['Kokosmilch angebrochen', 'coconut milk'], ['3 patlıcan orta boy', 'eggplant 900'],
  ['mozzarella ball nearly out of date', 'fresh mozzarella'], ['milk out of date', 'spoiled'], ['garlic obviously', 'garlic'], ['Kohlrabi mit Blättern', 'kohlrabi'],
  ['milk thistle', 'unknown'], ['yarım kilo kıyma', 'ground beef 500'],
  ['half a kielbasa', 'kielbasa 185'], ['half a pack of spaghetti', 'spaghetti 250'], ['1 box penne', 'penne 450'],
  ['tin chopped toms, bag of spinach bit wilted, basmati', 'canned tomato 400 | spinach | basmati rice'], ['left over new potatoes', 'boiled potato'],
  ['rice, boneless chicken breasts, broccoli', 'rice | chicken breast | broccoli'], ['chicken thighs, boneless skinless', 'chicken thigh'],
  // Amounts in the measures of other languages
  ['medio kilo de papas', 'potato 500'], ['2 yemek kaşığı salça', 'tomato paste 33'], ['20 dkg kolbász', 'kielbasa 200'], ['túró 25 dkg', 'farmer\'s cheese 250'],
  ['arroz 2 tazas', 'rice 401'], ['un kilo de patatas', 'potato 1000'], ['1 Pfund Hackfleisch', 'ground beef 500'], ['полкило фарша', 'ground beef and pork 500'],
  ['a dozen eggs', 'egg 600'], ['tray of eggs', 'egg 1500'], ['1 tray chicken thighs', 'chicken thigh 600'],
  ['2 chili powder', 'chili powder'], ['red chili 2', 'red chili 30'], ['2 khoai lang', 'sweet potato 500'], ['2 chili peppers', 'red chili 30'], ['quatre épices', 'allspice'],
])('%s is %s', (entry, food) => expect(read(entry)).toBe(food));
