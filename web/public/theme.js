// Runs before the first paint so that a chosen theme never flashes; parts/shell/theme-switch.tsx writes the choice.
try {
  const theme = localStorage.getItem('recipe-chef.theme');
  if (theme === '"light"' || theme === '"dark"') document.documentElement.dataset.theme = JSON.parse(theme);
} catch {
  // A browser that keeps nothing follows the system.
}
