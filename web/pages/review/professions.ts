/** Who may say what they think (specification section 3), in the order in which the form offers them. */
export const PROFESSIONS = [
  'Food Enthusiast',
  'Home Chef',
  'Food Blogger',
  'Professional Chef',
  'Culinary Student',
  'Mom & Home Cook',
  'Restaurant Owner',
  'Pastry Chef',
] as const;
