// Before the first paint, so that no theme flashes; theme-switch.tsx writes the choice.
try {
  const theme = localStorage.getItem('recipe-chef.theme');
  if (theme === '"light"' || theme === '"dark"') document.documentElement.dataset.theme = JSON.parse(theme);
} catch {
  // A browser that keeps nothing follows the system.
}
