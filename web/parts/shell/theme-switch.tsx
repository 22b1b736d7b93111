import { useEffect } from 'react';
import { useRemembered } from '../device/remembered.ts';

const THEMES = ['auto', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const NAMES: Record<Theme, string> = { auto: 'Auto', light: 'Light', dark: 'Dark' };

function readTheme(found: unknown): Theme {
  return THEMES.find((theme) => theme === found) ?? 'auto';
}

/** Light, dark, or as the device says. The choice stays on the device; public/theme.js sets it before the first paint. */
export function ThemeSwitch() {
  const [theme, setTheme] = useRemembered('theme', readTheme);

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (theme === 'auto') delete dataset['theme'];
    else dataset['theme'] = theme;
  }, [theme]);

  return (
    <fieldset className="theme-switch">
      <legend className="footer-title">Theme</legend>
      <div className="theme-choices">
        {THEMES.map((choice) => (
          <label key={choice} className="theme-choice">
            <input type="radio" name="theme" value={choice} checked={theme === choice} onChange={() => setTheme(choice)} />
            <span>{NAMES[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
