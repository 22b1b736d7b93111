/** The four pages that navigation and footer lead to. */
export const PAGES = [
  { to: '/chef', name: 'Home' },
  { to: '/recipe', name: 'Recipes' },
  { to: '/review', name: 'Review' },
  { to: '/faq', name: 'FAQ' },
] as const;
