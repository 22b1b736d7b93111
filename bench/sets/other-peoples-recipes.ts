/** Recipes as models, sites, apps and people write them; each in a shape of its own, with what a careful reader finds in it. */

export interface Expected {
  title: string;
  serves: number | null;
  minutes: number | null;
  /** How many ingredient lines, steps and notes. */
  ingredients: number;
  steps: number;
  notes?: number;
  makes?: string;
  prep?: number;
  cook?: number;
  /** Names of groups among the ingredients and among the steps, in order. */
  groups?: readonly string[];
  stepGroups?: readonly string[];
}

export interface OthersRecipe {
  shape: string;
  text: string;
  expected: Expected;
}

export const OTHER_PEOPLES_RECIPES: readonly OthersRecipe[] = [
  {
    shape: 'Mixtral: bold labels, bullets with stars, "Enjoy!"',
    text: `Title: Creamy Garlic Chicken

Servings: 4
Prep Time: 10 minutes
Cook Time: 25 minutes

**Ingredients:**

* 4 boneless, skinless chicken breasts
* 2 tablespoons olive oil
* 4 cloves garlic, minced
* 1 cup chicken broth
* 1/2 cup heavy cream
* Salt and pepper, to taste

**Instructions:**

1. Season the chicken with salt and pepper.
2. Heat the olive oil in a large skillet over medium-high heat and brown the chicken for 5 minutes on each side.
3. Add the garlic and cook for 1 minute, then pour in the broth.
4. Stir in the cream and simmer for 10 minutes, until the chicken reads 165°F.

Enjoy your creamy garlic chicken!`,
    expected: { title: 'Creamy Garlic Chicken', serves: 4, minutes: 35, prep: 10, cook: 25, ingredients: 6, steps: 4, notes: 0 },
  },
  {
    shape: 'Llama: "Here\'s a recipe", bold title, plus signs nested under bullets',
    text: `Here's a delicious recipe using your ingredients:

**Spinach and Feta Frittata**

**Servings:** 2
**Total Time:** 30 minutes

**Ingredients:**

* 6 large eggs
* 2 cups fresh spinach
* 1/2 cup crumbled feta
* For the topping:
	+ 1 tomato, sliced
	+ 1 tablespoon chopped dill

**Instructions:**

1. Preheat the oven to 375°F (190°C).
2. Whisk the eggs in a large bowl.
3. Wilt the spinach in an ovenproof pan, then pour over the eggs.
4. Scatter with feta, tomato and dill and bake for 15-18 minutes, until set.

**Tips:**

* Use frozen spinach if you like; squeeze it dry.
* Leftovers keep for 3 days.

Let me know if you'd like another idea!`,
    expected: { title: 'Spinach and Feta Frittata', serves: 2, minutes: 30, ingredients: 5, steps: 4, notes: 2, groups: ['For the topping'] },
  },
  {
    shape: 'GPT: emoji headings, rules between sections, bold amounts',
    text: `# 🍝 Lemon Butter Shrimp Linguine

A bright pasta for a weeknight.

**⏱ Prep:** 10 min | **🍳 Cook:** 15 min | **🍽 Serves:** 2–3

---

## 🛒 Ingredients

- **200 g** linguine
- **250 g** raw shrimp, peeled
- **3 tbsp** butter
- **2 cloves** garlic, thinly sliced
- **1** lemon, zest and juice
- A handful of parsley, chopped

---

## 👩‍🍳 Instructions

1. **Boil the pasta** – Cook the linguine in salted water for 9 minutes. Keep a cup of the water.
2. **Cook the shrimp** – Melt half of the butter, add the shrimp and cook for 2 minutes a side until opaque.
3. **Make the sauce** – Add the garlic, lemon juice and remaining butter with a splash of pasta water.
4. **Toss and serve** – Toss everything with the zest and parsley.

---

## 💡 Tips

- Add chili flakes for heat.

Would you like a version without butter?`,
    expected: { title: 'Lemon Butter Shrimp Linguine', serves: 2, makes: '2–3 servings', minutes: 25, prep: 10, cook: 15, ingredients: 6, steps: 4, notes: 1 },
  },
  {
    shape: 'Claude: heading levels, groups in both lists, closing notes',
    text: `# Chicken Tinga Tacos

Smoky, saucy and quick.

**Yield:** 4 servings
**Active time:** 20 minutes
**Total time:** 45 minutes

## Ingredients

### For the tinga
- 1 lb (450 g) boneless chicken thighs
- 1 (14.5 oz) can fire-roasted tomatoes
- 2 chipotle peppers in adobo
- 1 white onion, half chopped and half sliced
- 2 garlic cloves

### For serving
- 8 corn tortillas
- 1 avocado, sliced
- ¼ cup crumbled queso fresco
- Lime wedges

## Instructions

### Cook the chicken
1. Simmer the chicken in salted water for 15 minutes, until it reads 165°F (74°C). Shred it.

### Make the sauce
2. Blend the tomatoes, chipotles, chopped onion and garlic until smooth.
3. Fry the sliced onion until golden, add the sauce and simmer for 8 minutes.

### Assemble
4. Stir the chicken into the sauce, then spoon into warm tortillas with avocado, cheese and lime.

## Notes
- **Heat:** one chipotle is mild, three are fierce.
- **Make ahead:** the tinga keeps for 4 days in the fridge.`,
    expected: { title: 'Chicken Tinga Tacos', serves: 4, minutes: 45, prep: 20, ingredients: 9, steps: 4, notes: 2, groups: ['For the tinga', 'For serving'], stepGroups: ['Cook the chicken', 'Make the sauce', 'Assemble'] },
  },
  {
    shape: 'table with the amount after the name',
    text: `## Vegetable Fried Rice

Serves 3

### Ingredients

| Ingredient | Amount |
|------------|--------|
| Cooked rice | 3 cups |
| Eggs | 2 |
| Carrot | 1, diced |
| Frozen peas | 1/2 cup |
| Soy sauce | 2 tbsp |
| Sesame oil | 1 tsp |

### Method

1. Scramble the eggs in a hot wok and set aside.
2. Stir-fry the carrot for 3 minutes, add the peas and rice.
3. Season with the soy sauce and sesame oil and fold in the eggs.`,
    expected: { title: 'Vegetable Fried Rice', serves: 3, minutes: null, ingredients: 6, steps: 3 },
  },
  {
    shape: 'table with the amount first and notes in a third column',
    text: `# Beef Stroganoff

| Prep Time | Cook Time | Servings |
|:---:|:---:|:---:|
| 15 minutes | 25 minutes | 4 |

## Ingredients

| Amount | Ingredient | Notes |
|---|---|---|
| 500 g | beef sirloin | cut into strips |
| 250 g | mushrooms | sliced |
| 1 | onion | finely chopped |
| 200 ml | sour cream | full fat |
| 1 tbsp | flour | |
| 250 ml | beef stock | |

## Directions

1. Sear the beef in batches and set aside.
2. Soften the onion, add the mushrooms and cook until golden.
3. Stir in the flour, then the stock, and simmer for 10 minutes.
4. Off the heat, stir in the sour cream and return the beef.`,
    expected: { title: 'Beef Stroganoff', serves: 4, minutes: 40, prep: 15, cook: 25, ingredients: 6, steps: 4 },
  },
  {
    shape: 'table with amount and unit apart, groups as bold rows',
    text: `# Apple Crumble

Serves 6 · 55 min

## Ingredients

| Item | Qty | Unit |
|---|---|---|
| **Filling** | | |
| apples | 6 | |
| sugar | 3 | tbsp |
| cinnamon | 1 | tsp |
| **Topping** | | |
| flour | 150 | g |
| butter | 100 | g |
| brown sugar | 80 | g |

## Steps

1. Peel and slice the apples, toss with sugar and cinnamon and put them in a dish.
2. Rub the butter into the flour, stir in the brown sugar and scatter over the fruit.
3. Bake at 190 °C for 40 minutes, until golden and bubbling.`,
    expected: { title: 'Apple Crumble', serves: 6, minutes: 55, ingredients: 6, steps: 3, groups: ['Filling', 'Topping'] },
  },
  {
    shape: 'pasted from a site: plain lines, no markdown at all',
    text: `Grandma's Potato Soup

A thick soup for cold days.

Prep Time: 15 mins
Cook Time: 30 mins
Servings: 6

Ingredients

6 potatoes, peeled and cubed
1 onion, chopped
2 carrots, sliced
1 litre vegetable stock
250 ml milk
2 tbsp butter
Salt and pepper

Method

Melt the butter in a large pot and soften the onion and carrots.
Add the potatoes and stock and simmer for 20 minutes until tender.
Mash roughly, stir in the milk and season.

Notes

Freezes well for 2 months.`,
    expected: { title: "Grandma's Potato Soup", serves: 6, minutes: 45, prep: 15, cook: 30, ingredients: 7, steps: 3, notes: 1 },
  },
  {
    shape: 'plain lines in capitals',
    text: `BANANA BREAD
Makes 1 loaf
INGREDIENTS:
3 ripe bananas
2 cups flour
3/4 cup sugar
1/2 cup butter, melted
2 eggs
1 tsp baking soda
pinch of salt
DIRECTIONS:
1. Mash the bananas and stir in the butter, sugar and eggs.
2. Fold in the flour, baking soda and salt.
3. Pour into a greased loaf tin and bake at 350F for 1 hour.
4. Cool in the tin for 10 minutes.`,
    expected: { title: 'BANANA BREAD', serves: null, makes: '1 loaf', minutes: null, ingredients: 7, steps: 4 },
  },
  {
    shape: '"Step 1:" in bold as paragraphs',
    text: `### Thai Green Curry

*Serves 4 | 35 minutes*

#### What you need

- 400 ml coconut milk
- 3 tbsp green curry paste
- 400 g chicken breast, sliced
- 1 eggplant, cubed
- 1 tbsp fish sauce
- a handful of Thai basil

#### How to make it

**Step 1:** Fry the curry paste in 2 tablespoons of the coconut milk for 2 minutes.

**Step 2:** Add the chicken and stir until it is no longer pink outside.

**Step 3:** Pour in the remaining coconut milk, add the eggplant and simmer for 15 minutes.

**Step 4:** Season with fish sauce and stir in the basil.`,
    expected: { title: 'Thai Green Curry', serves: 4, minutes: 35, ingredients: 6, steps: 4 },
  },
  {
    shape: 'a heading for every step, with its text below',
    text: `# Classic Risotto

**Servings**: 2
**Time**: 40 minutes

## Ingredients

- 150 g risotto rice
- 600 ml hot stock
- 1 shallot, chopped
- 75 ml white wine
- 40 g parmesan
- 30 g butter

## Instructions

### Step 1: Start the base

Soften the shallot in half of the butter for 4 minutes.

### Step 2: Toast the rice

Add the rice and stir for 2 minutes, then pour in the wine.

### Step 3: Add the stock

Add the stock a ladle at a time, stirring, for about 18 minutes.

### Step 4: Finish

Beat in the remaining butter and the parmesan. Rest for 2 minutes.`,
    expected: { title: 'Classic Risotto', serves: 2, minutes: 40, ingredients: 6, steps: 4, stepGroups: ['Start the base', 'Toast the rice', 'Add the stock', 'Finish'] },
  },
  {
    shape: 'numbered bold titles with bullets under them',
    text: `**One-Pan Salmon and Potatoes**

*Prep: 10 minutes, Cook: 35 minutes, Serves: 2*

**Ingredients**
- 2 salmon fillets
- 400g baby potatoes, halved
- 1 lemon
- 2 tbsp olive oil
- 1 tsp dried dill

**Instructions**

1. **Roast the potatoes:**
   - Toss the potatoes with half of the oil.
   - Roast at 200°C for 20 minutes.
2. **Add the salmon:**
   - Lay the fillets among the potatoes and drizzle with the remaining oil.
   - Sprinkle with dill and roast for 12–15 minutes, until the fish flakes.
3. **Serve:**
   - Squeeze over the lemon.`,
    expected: { title: 'One-Pan Salmon and Potatoes', serves: 2, minutes: 45, prep: 10, cook: 35, ingredients: 5, steps: 3 },
  },
  {
    shape: 'numbered ingredients as well as steps',
    text: `Recipe: Black Bean Burgers

Ingredients:
1. 1 can black beans, drained
2. 1/2 cup breadcrumbs
3. 1 egg
4. 1 tsp cumin
5. 2 scallions, chopped

Instructions:
1. Mash the beans with a fork.
2. Mix in the breadcrumbs, egg, cumin and scallions.
3. Shape into 4 patties and chill for 20 minutes.
4. Fry for 5 minutes on each side.

Serves 4.`,
    expected: { title: 'Black Bean Burgers', serves: 4, minutes: null, ingredients: 5, steps: 4 },
  },
  {
    shape: 'checkboxes and unicode fractions',
    text: `# Overnight Oats

Serves: 1
Prep time: 5 minutes
Chill: 8 hours

## Shopping list

- [ ] ½ cup rolled oats
- [ ] ⅔ cup milk
- [x] ¼ cup plain yogurt
- [ ] 1½ tsp honey
- [ ] 1 handful blueberries

## What to do

1. Stir oats, milk, yogurt and honey together in a jar.
2. Close and chill overnight.
3. Top with the blueberries.`,
    expected: { title: 'Overnight Oats', serves: 1, minutes: 485, prep: 5, ingredients: 5, steps: 3 },
  },
  {
    shape: 'in a code fence',
    text: `Sure! Here's the recipe:

\`\`\`markdown
# Tomato Soup

Serves 4, ready in 30 minutes

## Ingredients
- 800 g canned tomatoes
- 1 onion
- 2 cloves garlic
- 500 ml vegetable stock
- 100 ml cream

## Method
1. Soften the onion and garlic.
2. Add the tomatoes and stock and simmer for 20 minutes.
3. Blend, then stir in the cream.
\`\`\`

Hope you like it!`,
    expected: { title: 'Tomato Soup', serves: 4, minutes: 30, ingredients: 5, steps: 3 },
  },
  {
    shape: 'front matter of a notes app',
    text: `---
title: "Shakshuka"
tags: [eggs, breakfast]
servings: 2
prep_time: 10 min
cook_time: 20 min
---

## Ingredients

- 4 eggs
- 1 can (400 g) chopped tomatoes
- 1 red bell pepper, sliced
- 1 onion, sliced
- 1 tsp cumin
- 1 tsp paprika

## Directions

1. Soften the onion and pepper for 8 minutes.
2. Stir in the spices and tomatoes and simmer for 10 minutes.
3. Make four wells, crack in the eggs, cover and cook until set.`,
    expected: { title: 'Shakshuka', serves: 2, minutes: 30, prep: 10, cook: 20, ingredients: 6, steps: 3 },
  },
  {
    shape: 'HTML as copied from a page',
    text: `<h1>Greek Salad</h1><p>Fresh &amp; simple.</p><p><strong>Serves:</strong> 4</p>
<h2>Ingredients</h2><ul><li>4 tomatoes</li><li>1 cucumber</li><li>1/2 red onion</li><li>200&nbsp;g feta</li><li>12 olives</li></ul>
<h2>Method</h2><ol><li>Cut the vegetables into chunks.</li><li>Toss with oil &amp; oregano.</li><li>Top with the feta &amp; olives.</li></ol>`,
    expected: { title: 'Greek Salad', serves: 4, minutes: null, ingredients: 5, steps: 3 },
  },
  {
    shape: 'setext headings and hard-wrapped lines',
    text: `Lentil Dal
==========

Serves 4. Takes 40 minutes.

Ingredients
-----------

* 1 cup red lentils, rinsed until the
  water runs clear
* 1 onion, finely chopped
* 1 tbsp grated ginger
* 1 tsp turmeric
* 2 tbsp ghee

Method
------

1. Boil the lentils with the turmeric in
   3 cups of water for 25 minutes, until
   they fall apart.
2. Fry the onion and ginger in the ghee
   until brown.
3. Stir together and season.`,
    expected: { title: 'Lentil Dal', serves: 4, minutes: 40, ingredients: 5, steps: 3 },
  },
  {
    shape: 'a chatty blog with an introduction and tips between',
    text: `# The Best Ever Chocolate Chip Cookies

My family asks for these every single weekend. They are crisp at the edges and soft in the middle.

**Why you'll love this recipe**

- No mixer needed
- One bowl

**Yield:** 24 cookies
**Prep:** 15 min **Bake:** 12 min

## Ingredients

- 2 1/4 cups all-purpose flour
- 1 tsp baking soda
- 1 cup butter, softened
- 3/4 cup sugar
- 3/4 cup packed brown sugar
- 2 eggs
- 2 cups chocolate chips

## Instructions

1. Heat the oven to 375 degrees F.
2. Beat butter and both sugars, then beat in the eggs.
3. Stir in the flour, baking soda and chocolate chips.
4. Drop spoonfuls on a tray and bake for 10 to 12 minutes.

## Storage

Keep in a tin for up to 5 days.`,
    expected: { title: 'The Best Ever Chocolate Chip Cookies', serves: null, makes: '24 cookies', minutes: 27, prep: 15, cook: 12, ingredients: 7, steps: 4, notes: 2 },
  },
  {
    shape: 'inline ingredients, separated by commas',
    text: `**Pesto Pasta**

**Ingredients:** 200 g pasta, 2 cups basil leaves, 1/3 cup pine nuts, 1 clove garlic, 1/2 cup olive oil, 50 g parmesan

**Instructions:**
1. Boil the pasta.
2. Blend everything else to a paste.
3. Toss with a splash of the cooking water.`,
    expected: { title: 'Pesto Pasta', serves: null, minutes: null, ingredients: 6, steps: 3 },
  },
  {
    shape: 'name first, then the amount after a colon',
    text: `# Pancakes

Portions: 4

## Ingredients

- **Flour:** 200 g
- **Milk:** 300 ml
- **Eggs:** 2
- **Baking powder:** 1 tsp
- **Butter:** 30 g, melted

## Preparation

1. Whisk everything to a smooth batter.
2. Rest for 10 minutes.
3. Fry ladlefuls for 2 minutes a side.`,
    expected: { title: 'Pancakes', serves: 4, minutes: null, ingredients: 5, steps: 3 },
  },
  {
    shape: 'name first, amount after a dash',
    text: `Chana Masala

Serves – 3

Ingredients –

Chickpeas – 2 cans
Onion – 2 large
Tomatoes – 3
Garam masala – 2 tsp
Oil – 3 tbsp

Procedure –

1) Fry the onions in the oil until deep brown.
2) Add tomatoes and garam masala and cook for 10 minutes.
3) Add the chickpeas with a cup of water and simmer for 15 minutes.`,
    expected: { title: 'Chana Masala', serves: 3, minutes: null, ingredients: 5, steps: 3 },
  },
  {
    shape: 'groups as bold labels, one empty line between everything',
    text: `**Bibimbap**

Serves 2

Total: 50 minutes

**Ingredients**

**Rice and vegetables:**

- 1 cup short-grain rice

- 1 carrot, cut into matchsticks

- 150 g spinach

**Sauce:**

- 2 tbsp gochujang

- 1 tbsp sesame oil

- 1 tsp sugar

**Topping:**

- 2 eggs

**Directions**

1. Cook the rice.

2. Blanch the spinach and fry the carrot.

3. Mix the sauce.

4. Fry the eggs, then build the bowls.`,
    expected: { title: 'Bibimbap', serves: 2, minutes: 50, ingredients: 7, steps: 4, groups: ['Rice and vegetables', 'Sauce', 'Topping'] },
  },
  {
    shape: 'groups as plain lines with a colon',
    text: `Fish Pie
Serves 4 to 6

Ingredients
For the mash:
1 kg floury potatoes
50 g butter
For the filling:
500 g white fish
300 ml milk
25 g flour
100 g frozen peas

Method
Boil the potatoes for 20 minutes and mash with half of the butter.
Poach the fish in the milk for 8 minutes.
Make a sauce of the remaining butter, the flour and the milk.
Layer fish, peas, sauce and mash and bake at 200C for 30 minutes.`,
    expected: { title: 'Fish Pie', serves: 4, makes: '4 to 6 servings', minutes: null, ingredients: 6, steps: 4, groups: ['For the mash', 'For the filling'] },
  },
  {
    shape: 'ISO times and "Category" lines',
    text: `# Zucchini Muffins

Category: Baking
Yield: 12 muffins
PrepTime: PT15M
CookTime: PT22M
TotalTime: PT37M

## Ingredients

- 2 cups grated zucchini
- 2 cups flour
- 2 eggs
- 1/2 cup oil
- 1 tbsp baking powder

## Instructions

1. Heat the oven to 180 °C.
2. Mix the wet and the dry separately, then together.
3. Fill 12 cases and bake for 22 minutes.`,
    expected: { title: 'Zucchini Muffins', serves: null, makes: '12 muffins', minutes: 37, prep: 15, cook: 22, ingredients: 5, steps: 3, notes: 1 },
  },
  {
    shape: 'quoted in an e-mail',
    text: `> **Auntie May's Coleslaw**
>
> Serves 8
>
> Ingredients:
> - 1/2 white cabbage
> - 2 carrots
> - 4 tbsp mayonnaise
> - 1 tbsp vinegar
>
> Method:
> 1. Shred the cabbage and grate the carrots.
> 2. Mix with mayonnaise and vinegar.
> 3. Chill for an hour.`,
    expected: { title: "Auntie May's Coleslaw", serves: 8, minutes: null, ingredients: 4, steps: 3 },
  },
  {
    shape: 'steps in a table',
    text: `# Miso Ramen

Serves 2 | Total time: 30 minutes

## Ingredients

- 2 portions ramen noodles
- 3 tbsp miso
- 1 L chicken stock
- 2 eggs
- 100 g bean sprouts

## Instructions

| Step | Instruction |
|------|-------------|
| 1 | Boil the eggs for 7 minutes and peel. |
| 2 | Heat the stock and whisk in the miso. |
| 3 | Cook the noodles for 3 minutes. |
| 4 | Fill the bowls and top with eggs and sprouts. |`,
    expected: { title: 'Miso Ramen', serves: 2, minutes: 30, ingredients: 5, steps: 4 },
  },
  {
    shape: 'nutrition and equipment sections',
    text: `# Turkey Chili

**Serves:** 6 &nbsp; **Total time:** 1 hour 10 minutes

## Equipment

- Large pot
- Wooden spoon

## Ingredients

- 500 g ground turkey
- 2 cans kidney beans
- 1 can chopped tomatoes
- 1 onion
- 2 tbsp chili powder

## Instructions

1. Brown the turkey with the onion.
2. Add everything else and simmer for 45 minutes.

## Nutrition (per serving)

- Calories: 320
- Protein: 30 g
- Fat: 9 g`,
    expected: { title: 'Turkey Chili', serves: 6, minutes: 70, ingredients: 5, steps: 2, notes: 2 },
  },
  {
    shape: 'paragraph steps without any numbers',
    text: `# French Onion Soup

*For 4 people. 1 hour 15 minutes.*

## Ingredients

- 1 kg onions, thinly sliced
- 60 g butter
- 1 tbsp flour
- 1 litre beef stock
- 4 slices baguette
- 150 g gruyère, grated

## Method

Melt the butter in a heavy pot and cook the onions slowly for 40 minutes, stirring often, until they are deep brown.

Sprinkle over the flour, stir for a minute, then pour in the stock. Simmer for 20 minutes.

Ladle into bowls, float the bread on top, cover with gruyère and grill until it bubbles.`,
    expected: { title: 'French Onion Soup', serves: 4, minutes: 75, ingredients: 6, steps: 3 },
  },
  {
    shape: 'a model that starts thinking aloud and repeats the list',
    text: `Based on the ingredients you provided (eggs, potatoes, onion), I suggest a Spanish classic.

# Tortilla Española

**Yields:** 4 servings

**Prep Time:** 15 minutes **Cook Time:** 30 minutes **Total Time:** 45 minutes

## Ingredients

- 500 g potatoes
- 1 large onion
- 6 eggs
- 200 ml olive oil
- 1 tsp salt

## Instructions

1. Slice the potatoes and onion thinly.
2. Cook them gently in the oil for 20 minutes; drain.
3. Stir into the beaten, salted eggs.
4. Set in a hot pan for 4 minutes, turn and cook for 3 minutes more, until set through.

I hope you enjoy this recipe! If you have any other ingredients, let me know.`,
    expected: { title: 'Tortilla Española', serves: 4, minutes: 45, prep: 15, cook: 30, ingredients: 5, steps: 4, notes: 0 },
  },
  {
    shape: 'steps with letters and brackets',
    text: `## Caprese Sandwich (serves 2)

### You'll need

• 4 slices ciabatta
• 1 ball mozzarella
• 2 tomatoes
• 6 basil leaves
• 1 tbsp olive oil

### Steps

(1) Toast the bread.
(2) Slice the mozzarella and tomatoes.
(3) Layer with basil and drizzle with oil.`,
    expected: { title: 'Caprese Sandwich', serves: 2, minutes: null, ingredients: 5, steps: 3 },
  },
  {
    shape: 'keycap digits as numbers',
    text: `🥗 *Quinoa Salad* 🥗

👥 Serves 4
⏰ 25 minutes

*Ingredients*
🔸 1 cup quinoa
🔸 1 cucumber
🔸 1 can chickpeas
🔸 2 tbsp lemon juice

*Method*
1️⃣ Boil the quinoa for 15 minutes and cool.
2️⃣ Dice the cucumber and drain the chickpeas.
3️⃣ Toss with lemon juice.

Enjoy! 😋`,
    expected: { title: 'Quinoa Salad', serves: 4, minutes: 25, ingredients: 4, steps: 3 },
  },
  {
    shape: 'title and facts on one line',
    text: `**Huevos Rancheros** (Serves 2, 20 minutes)

Ingredients:
- 4 eggs
- 4 corn tortillas
- 1 cup salsa
- 1 avocado

Steps:
1. Warm the tortillas and the salsa.
2. Fry the eggs.
3. Stack and top with avocado.`,
    expected: { title: 'Huevos Rancheros', serves: 2, minutes: 20, ingredients: 4, steps: 3 },
  },
  {
    shape: 'ingredients heading with the yield in it',
    text: `# Hummus

## Ingredients (serves 6)

- 1 can chickpeas
- 60 g tahini
- 1 lemon
- 1 clove garlic
- 2 tbsp olive oil

## Instructions (10 minutes)

1. Blend everything but the oil for 3 minutes.
2. Loosen with cold water and drizzle with oil.`,
    expected: { title: 'Hummus', serves: 6, minutes: 10, ingredients: 5, steps: 2 },
  },
  {
    shape: '"Ingredients for the ..." as two sections',
    text: `# Dan Dan Noodles

Serves 2

## Ingredients for the sauce

- 2 tbsp sesame paste
- 1 tbsp soy sauce
- 2 tbsp chili oil

## Ingredients for the noodles

- 200 g wheat noodles
- 150 g ground pork
- 2 scallions

## Directions

1. Stir the sauce together.
2. Fry the pork until crisp and no pink is left.
3. Boil the noodles, toss with sauce and top with pork and scallions.`,
    expected: { title: 'Dan Dan Noodles', serves: 2, minutes: null, ingredients: 6, steps: 3, groups: ['For the sauce', 'For the noodles'] },
  },
  {
    shape: 'method before the ingredients',
    text: `# Garlic Bread

20 minutes, serves 4

## Method

1. Mash the butter with garlic and parsley.
2. Spread into the cut baguette.
3. Bake at 200 °C for 12 minutes.

## Ingredients

- 1 baguette
- 100 g butter
- 3 cloves garlic
- 2 tbsp parsley`,
    expected: { title: 'Garlic Bread', serves: 4, minutes: 20, ingredients: 4, steps: 3 },
  },
  {
    shape: 'bulleted steps',
    text: `# Roast Cauliflower

Serves: 2–3 people
Ready in: 40 min

## Ingredients

- 1 cauliflower
- 2 tbsp oil
- 1 tsp turmeric
- ½ tsp salt

## Directions

- Heat the oven to 220 °C.
- Break the cauliflower into florets and toss with oil, turmeric and salt.
- Roast for 30 minutes, turning once.`,
    expected: { title: 'Roast Cauliflower', serves: 2, makes: '2–3 people', minutes: 40, ingredients: 4, steps: 3 },
  },
  {
    shape: 'numbers inside the bold',
    text: `**Beef Tacos**

**Ingredients:**
- 400 g ground beef
- 8 taco shells
- 1 cup lettuce, shredded
- 1 tomato
- 1 tbsp taco seasoning

**Instructions:**

**1.** Brown the beef with the seasoning until no pink is left.

**2.** Warm the shells for 3 minutes.

**3.** Fill with beef, lettuce and tomato.`,
    expected: { title: 'Beef Tacos', serves: null, minutes: null, ingredients: 5, steps: 3 },
  },
  {
    shape: 'bold numbered titles alone, text in paragraphs below',
    text: `# Chicken Noodle Soup

**Servings:** 6 | **Time:** 1 hr

## Ingredients

- 500 g chicken thighs
- 2 carrots
- 2 sticks celery
- 150 g egg noodles
- 2 L water

## Instructions

**1. Make the broth**
Simmer the chicken in the water for 30 minutes.

**2. Cook the vegetables**
Lift out the chicken, add carrots and celery and cook for 10 minutes.

**3. Finish**
Cook the noodles in the broth, shred the chicken and return it.`,
    expected: { title: 'Chicken Noodle Soup', serves: 6, minutes: 60, ingredients: 5, steps: 3, stepGroups: ['Make the broth', 'Cook the vegetables', 'Finish'] },
  },
  {
    shape: 'numbered items with the text as a paragraph inside',
    text: `# Vegetable Lasagna

Serves 6

## Ingredients

1. 9 lasagna sheets
2. 500 g ricotta
3. 300 g spinach
4. 500 ml tomato sauce
5. 100 g mozzarella

## Instructions

1. **Prepare the filling**

   Wilt the spinach, squeeze dry and mix with the ricotta.

2. **Layer**

   Spread sauce, sheets and filling in turn, three times.

3. **Bake**

   Top with mozzarella and bake at 190 °C for 35 minutes.`,
    expected: { title: 'Vegetable Lasagna', serves: 6, minutes: null, ingredients: 5, steps: 3 },
  },
  {
    shape: 'paragraph after each numbered title, not indented',
    text: `# Pulled Pork

**Serves 8**

## Ingredients

- 2 kg pork shoulder
- 2 tbsp paprika
- 2 tbsp brown sugar
- 250 ml cider

## Instructions

1. **Rub**

Mix paprika and sugar and rub into the pork.

2. **Roast**

Roast at 150 °C with the cider, covered, for 4 hours.

3. **Pull**

Shred with two forks.`,
    expected: { title: 'Pulled Pork', serves: 8, minutes: null, ingredients: 4, steps: 3 },
  },
  {
    shape: 'closing remark after the steps',
    text: `# Mushroom Omelette

Serves 1, 15 min

**Ingredients**

- 3 eggs
- 100 g mushrooms
- 1 tbsp butter
- chives

**Instructions**

1. Fry the mushrooms in the butter.
2. Pour in the beaten eggs and cook until set.
3. Fold and scatter with chives.

This omelette is also good with a slice of cheddar folded in.`,
    expected: { title: 'Mushroom Omelette', serves: 1, minutes: 15, ingredients: 4, steps: 3, notes: 1 },
  },
  {
    shape: 'a tip between two steps',
    text: `# Meringues

Makes about 20

## Ingredients

- 4 egg whites
- 200 g sugar
- 1 tsp lemon juice

## Steps

1. Heat the oven to 110 °C.
2. Beat the egg whites to soft peaks.

   *Tip: the bowl must be free of fat.*

3. Beat in the sugar a spoonful at a time, then the lemon juice.
4. Spoon onto paper and bake for 90 minutes, until firm.`,
    expected: { title: 'Meringues', serves: 20, minutes: null, ingredients: 3, steps: 4, notes: 1 },
  },
  {
    shape: 'both unit systems and long ingredient notes',
    text: `# Sourdough Focaccia

**Makes:** one 9×13-inch (23×33 cm) pan
**Prep:** 20 minutes
**Rise:** 4 hours
**Bake:** 25 minutes

## Ingredients

- 4 cups (500 g) bread flour
- 1¾ cups (420 ml) lukewarm water
- ½ cup (100 g) active sourdough starter
- 2 tsp (10 g) fine salt
- ¼ cup (60 ml) olive oil, plus more for the pan
- Flaky salt and rosemary, for the top

## Method

1. Mix flour, water, starter and salt and rest for 30 minutes.
2. Stretch and fold four times over 2 hours.
3. Let rise in the oiled pan for 2 hours.
4. Dimple, drizzle with oil, scatter with salt and rosemary and bake at 220 °C / 425 °F for 25 minutes.`,
    expected: { title: 'Sourdough Focaccia', serves: null, makes: 'one 9×13-inch (23×33 cm) pan', minutes: 285, prep: 20, cook: 25, ingredients: 6, steps: 4 },
  },
  {
    shape: 'method groups with their own numbering',
    text: `# Chicken Katsu Curry

Serves 4

## Ingredients

**For the sauce**
- 2 onions
- 2 carrots
- 1 tbsp curry powder
- 600 ml chicken stock

**For the chicken**
- 4 chicken breasts
- 100 g panko
- 1 egg
- 50 g flour

## Method

**For the sauce**
1. Soften the onions and carrots for 10 minutes.
2. Stir in the curry powder and stock, simmer for 15 minutes and blend.

**For the chicken**
1. Coat the chicken in flour, egg and panko.
2. Fry for 6 minutes a side, until it reads 74 °C.
3. Slice and serve with the sauce.`,
    expected: { title: 'Chicken Katsu Curry', serves: 4, minutes: null, ingredients: 8, steps: 5, groups: ['For the sauce', 'For the chicken'], stepGroups: ['For the sauce', 'For the chicken'] },
  },
  {
    shape: 'headings of the deepest level and a recipe card',
    text: `###### RECIPE CARD

##### Baked Feta Pasta

###### Prep Time
5 minutes
###### Cook Time
35 minutes
###### Servings
4

###### Ingredients
* 200 g feta
* 500 g cherry tomatoes
* 300 g short pasta
* 4 tbsp olive oil
* 2 cloves garlic

###### Instructions
1. Bake the feta, tomatoes, garlic and oil at 200 °C for 35 minutes.
2. Boil the pasta.
3. Mash the feta with the tomatoes and toss with the pasta.`,
    expected: { title: 'Baked Feta Pasta', serves: 4, minutes: 40, prep: 5, cook: 35, ingredients: 5, steps: 3 },
  },
  {
    shape: 'typed on a phone, no capitals and no empty lines',
    text: `quick tuna salad
serves 2
ingredients
1 can tuna
2 tbsp mayo
1 stick celery
half a lemon
method
drain the tuna and chop the celery
mix everything with the lemon juice
eat on toast`,
    expected: { title: 'quick tuna salad', serves: 2, minutes: null, ingredients: 4, steps: 3 },
  },
  {
    shape: 'no labels at all: a list of things, then sentences',
    text: `Cucumber Raita

1 cucumber
200 g yogurt
1/2 tsp ground cumin
pinch of salt

Grate the cucumber and squeeze out the water. Stir it into the yogurt with the cumin and salt.

Chill for 15 minutes before serving.`,
    expected: { title: 'Cucumber Raita', serves: null, minutes: null, ingredients: 4, steps: 2 },
  },
  {
    shape: 'bold cut off and unclosed by the token limit',
    text: `**Stuffed Peppers

**Ingredients:**

- 4 bell peppers
- 200 g cooked rice
- **300 g ground beef
- 1 can tomatoes

**Instructions:

1. **Prepare the peppers: Cut off the tops and remove the seeds.
2. Brown the beef, add rice and tomatoes.
3. Fill the peppers and bake at 190 °C for 30`,
    expected: { title: 'Stuffed Peppers', serves: null, minutes: null, ingredients: 4, steps: 3 },
  },
  {
    shape: 'links and images in the lines',
    text: `# [Blueberry Scones](https://example.com/scones)

![A plate of scones](https://example.com/scones.jpg)

Makes: 8 scones

## Ingredients

- 2 cups [all-purpose flour](https://example.com/flour)
- 1/2 cup cold butter
- 1 cup blueberries
- 1/2 cup cream
- 1 tbsp baking powder

## Instructions

1. Rub the butter into the flour and baking powder.
2. Stir in berries and cream, pat out and cut into 8.
3. Bake at [200 °C](https://example.com/oven) for 18 minutes.`,
    expected: { title: 'Blueberry Scones', serves: null, makes: '8 scones', minutes: null, ingredients: 5, steps: 3 },
  },
  {
    shape: 'ingredient lists nested under bold bullets',
    text: `# Poke Bowl

- Serves: 2
- Time: 25 minutes

## Ingredients

- **Bowl**
  - 1 cup sushi rice
  - 200 g smoked salmon
  - 1 avocado
- **Dressing**
  - 2 tbsp soy sauce
  - 1 tsp sesame oil
- **Garnish**
  - 1 tbsp sesame seeds

## Instructions

1. Cook and cool the rice.
2. Whisk the dressing.
3. Build the bowls and scatter with sesame.`,
    expected: { title: 'Poke Bowl', serves: 2, minutes: 25, ingredients: 6, steps: 3, groups: ['Bowl', 'Dressing', 'Garnish'] },
  },
  {
    shape: 'times in the clock shape and in words',
    text: `# Slow Roast Lamb

Feeds: six
Prep: 20m; Cook: 4h30; Rest: half an hour

**What you'll need:**
- 2 kg lamb shoulder
- 6 cloves garlic
- 3 sprigs rosemary
- 300 ml stock

**Method:**
1. Stud the lamb with garlic and rosemary.
2. Roast at 150 °C with the stock for 4 hours 30 minutes.
3. Rest, then pull apart.`,
    expected: { title: 'Slow Roast Lamb', serves: 6, minutes: 320, prep: 20, cook: 270, ingredients: 4, steps: 3 },
  },
  {
    shape: 'facts as a list with bold labels',
    text: `## Gazpacho

- **Prep Time:** 15 minutes
- **Chill Time:** 2 hours
- **Total Time:** 2 hours 15 minutes
- **Servings:** 4
- **Difficulty:** Easy

### Ingredients

- 1 kg ripe tomatoes
- 1 cucumber
- 1 green pepper
- 2 tbsp sherry vinegar
- 50 ml olive oil

### Instructions

1. Chop everything roughly.
2. Blend until smooth, then season.
3. Chill for 2 hours.`,
    expected: { title: 'Gazpacho', serves: 4, minutes: 135, prep: 15, ingredients: 5, steps: 3, notes: 1 },
  },
  {
    shape: 'facts as rows of a table without a head that says so',
    text: `# Carrot Cake

| | |
|---|---|
| Prep time | 20 min |
| Cook time | 40 min |
| Servings | 10 |

## Ingredients

* 300 g carrots, grated
* 250 g flour
* 200 g sugar
* 3 eggs
* 200 ml oil

## Method

1. Beat eggs, sugar and oil.
2. Fold in flour and carrots.
3. Bake at 170 °C for 40 minutes.

### Frosting tip

Beat 200 g cream cheese with 50 g sugar.`,
    expected: { title: 'Carrot Cake', serves: 10, minutes: 60, prep: 20, cook: 40, ingredients: 5, steps: 3, notes: 1 },
  },
  {
    shape: 'Paprika text export',
    text: `Chicken Adobo

Prep Time: 10 minutes
Cook Time: 45 minutes
Servings: 4
Source: example.com

INGREDIENTS
8 chicken thighs
1/2 cup soy sauce
1/2 cup vinegar
6 cloves garlic, crushed
3 bay leaves

DIRECTIONS
Put everything in a pot and bring to a boil.

Cover and simmer for 35 minutes.

Uncover and reduce for 10 minutes, until the chicken reads 165°F.

NOTES
Better the next day.`,
    expected: { title: 'Chicken Adobo', serves: 4, minutes: 55, prep: 10, cook: 45, ingredients: 5, steps: 3, notes: 2 },
  },
  {
    shape: 'two recipes\' worth of headings: a dip and its chips',
    text: `# Guacamole with Tortilla Chips

*Serves 4 as a snack · 20 minutes*

## For the guacamole

- 3 avocados
- 1 lime
- 1/2 red onion
- a handful of cilantro

## For the chips

- 6 corn tortillas
- 1 tbsp oil

## Instructions

1. Cut the tortillas into wedges, brush with oil and bake at 180 °C for 10 minutes.
2. Mash the avocados with lime juice, onion and cilantro.`,
    expected: { title: 'Guacamole with Tortilla Chips', serves: 4, minutes: 20, ingredients: 6, steps: 2, groups: ['For the guacamole', 'For the chips'] },
  },
  {
    shape: 'step groups as headings with bullets below',
    text: `## Beef Wellington

Serves 4 | Prep 45 min | Cook 40 min

## Ingredients

- 800 g beef fillet
- 300 g mushrooms
- 8 slices prosciutto
- 500 g puff pastry
- 1 egg, beaten

## Instructions

### Sear

- Sear the beef on all sides over high heat for 5 minutes.

### Wrap

- Cook the chopped mushrooms until dry.
- Lay out the prosciutto, spread with mushrooms and roll around the beef.
- Wrap in pastry and brush with egg.

### Bake

- Bake at 200 °C for 35 minutes, until the middle reads 54 °C for medium-rare; rest for 10 minutes.`,
    expected: { title: 'Beef Wellington', serves: 4, minutes: 85, prep: 45, cook: 40, ingredients: 5, steps: 5, stepGroups: ['Sear', 'Wrap', 'Bake'] },
  },
  {
    shape: 'variations and serving suggestions after the end',
    text: `**Recipe Name:** Peanut Noodles

**Servings:** 2

**Ingredients:**

- 200 g noodles
- 3 tbsp peanut butter
- 2 tbsp soy sauce
- 1 lime
- 1 carrot

**Directions:**

1. Cook the noodles.
2. Whisk peanut butter, soy sauce and lime juice with a little hot water.
3. Toss with the noodles and grated carrot.

**Variations:**

- Add tofu for protein.
- Use almond butter instead.

**Serving Suggestions:** Serve with cucumber.

**Note:** Check labels if you cook for someone with a peanut allergy.`,
    expected: { title: 'Peanut Noodles', serves: 2, minutes: null, ingredients: 5, steps: 3, notes: 4 },
  },
  {
    shape: 'Windows line ends, tabs and double spaces',
    text: 'Rice Pudding\r\n\r\nServes 4\r\nTime: 45 minutes\r\n\r\nIngredients:\r\n\t-  100 g  short-grain rice\r\n\t-  1 litre   milk\r\n\t-  50 g sugar\r\n\t-  1 tsp vanilla extract\r\n\r\nMethod:\r\n\t1.  Bring everything to a simmer.\r\n\t2.  Cook gently for 40 minutes, stirring often.\r\n',
    expected: { title: 'Rice Pudding', serves: 4, minutes: 45, ingredients: 4, steps: 2 },
  },
  {
    shape: 'bold words inside lines and steps, underscores for emphasis',
    text: `# __Sesame Green Beans__

_Serves_ **3**, _ready in_ **15 minutes**

## Ingredients

* **350 g** green beans, _trimmed_
* **1 tbsp** toasted sesame seeds
* **2 tsp** soy sauce
* **1 tsp** sesame oil

## Directions

1. **Boil** the green beans for *4 minutes*, then **drain**.
2. **Toss** with soy sauce, sesame oil and seeds.`,
    expected: { title: 'Sesame Green Beans', serves: 3, minutes: 15, ingredients: 4, steps: 2 },
  },
  {
    shape: 'the yield and times at the very end',
    text: `Lemonade

Ingredients:

- 4 lemons
- 100 g sugar
- 1 litre cold water
- ice

Instructions:

1. Warm the sugar in 100 ml of the water until it dissolves.
2. Add the lemon juice and the remaining water.
3. Pour over ice.

Prep time: 10 minutes
Servings: 4`,
    expected: { title: 'Lemonade', serves: 4, minutes: 10, prep: 10, ingredients: 4, steps: 3, notes: 0 },
  },
  {
    shape: 'ingredients as paragraphs of one line each, with trailing spaces for breaks',
    text: `# Spiced Carrot Soup

Total time 35 mins. Serves 4.

## Ingredients

600 g carrots, chopped  
1 onion, chopped  
1 tsp ground coriander  
900 ml vegetable stock  
2 tbsp yogurt, to serve

## Instructions

Step 1. Soften the onion with the coriander.  
Step 2. Add carrots and stock and simmer for 20 minutes.  
Step 3. Blend and serve with yogurt.`,
    expected: { title: 'Spiced Carrot Soup', serves: 4, minutes: 35, ingredients: 5, steps: 3 },
  },
  {
    shape: 'a small model that mixes everything up with labels in capitals and stars',
    text: `***HOMEMADE PIZZA***

*Makes 2 pizzas*

***DOUGH INGREDIENTS***
* 500 g bread flour
* 7 g yeast
* 325 ml warm water
* 1 tsp salt

***TOPPING INGREDIENTS***
* 200 g crushed tomatoes
* 250 g mozzarella
* basil leaves

***INSTRUCTIONS***
1) Knead the dough for 10 minutes and let rise for 1 hour.
2) Roll out, top with tomatoes and mozzarella.
3) Bake as hot as the oven goes for 10 minutes. Scatter with basil.`,
    expected: { title: 'HOMEMADE PIZZA', serves: null, makes: '2 pizzas', minutes: null, ingredients: 7, steps: 3, groups: ['DOUGH', 'TOPPING'] },
  },
  {
    shape: 'answers with JSON-like quotes and a greeting without a heading',
    text: `Hello! Here is a recipe for a simple egg curry:

Ingredients you'll need:
- 6 eggs
- 2 onions
- 2 tomatoes
- 1 tsp turmeric
- 200 ml coconut milk

How to make it:
1. Boil the eggs for 9 minutes and peel.
2. Fry the onions, add tomatoes and turmeric.
3. Add the coconut milk and eggs and simmer for 10 minutes.

Feel free to ask if you need anything else.`,
    expected: { title: 'simple egg curry', serves: null, minutes: null, ingredients: 5, steps: 3, notes: 0 },
  },
  {
    shape: 'a wiki page: equals signs and colons',
    text: `= Irish Soda Bread =

{{Serves|8}}

== Ingredients ==
* 450 g flour
* 1 tsp baking soda
* 1 tsp salt
* 400 ml buttermilk

== Procedure ==
# Mix the dry ingredients.
# Stir in the buttermilk.
# Shape, cut a cross and bake at 200 °C for 40 minutes.`,
    expected: { title: 'Irish Soda Bread', serves: 8, minutes: null, ingredients: 4, steps: 3 },
  },
];
