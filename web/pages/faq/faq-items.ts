/** What people ask first. Answers are short and say no more than the product does. */
export interface FaqItem {
  question: string;
  answer: string;
}

export const FAQ_ITEMS: readonly FaqItem[] = [
  {
    question: 'What is Recipe Chef?',
    answer:
      'A kitchen assistant for home cooks and chefs. You list the ingredients you have, and it writes a recipe made for them: what to take, how much, how hot, how long, and how to tell that it is done.',
  },
  {
    question: 'How do I generate a recipe?',
    answer:
      'Open Recipes and add your ingredients one by one, or several at once, as in “eggs, spinach and feta”. From four ingredients on, press “Get a recipe”. If you like, say first how many people you cook for, what you do not eat, and how much time you have.',
  },
  {
    question: 'How are the recipes created?',
    answer:
      'If this kitchen has a language model, the model writes the recipe. If it has none, or the model does not answer, our built-in house chef writes it from what it knows about food; it needs no account and no network. Every recipe is checked before you are told it is ready: what it uses, what you would still have to buy, common allergens and food safety. Checking helps, but the label on the packet decides: with an allergy, always read it.',
  },
  {
    question: 'Can recipes use only the ingredients I have at home?',
    answer:
      'That is the aim. A recipe starts from your list, need not use all of it, and counts on little more than water, salt, pepper and cooking oil. If something else is needed, you are told what it is before you start.',
  },
  {
    question: 'Is Recipe Chef free?',
    answer: 'Yes. It is free to use, and you do not need an account to cook.',
  },
];
