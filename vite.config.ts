/** Builds what runs in a browser (`dist/web`); scripts/build.mjs then writes the pages as HTML. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import { dishTexts, toBundle } from './kitchen/data/dish-texts.ts';
import { writeFoodWords } from './kitchen/pantry/food-words.ts';

/** A browser cannot read a folder: it gets the dish cards as one module, without the pantries that only prove them. */
function bundledDishes(): Plugin {
  const name = '\0dish-texts';
  return {
    name: 'bundled-dishes',
    enforce: 'pre',
    resolveId: (id) => (id === '#dish-texts' ? name : null),
    load: (id) => (id === name ? `const texts = ${JSON.stringify(dishTexts().map(([dish, text]) => [dish, toBundle(text)]))};\nexport const dishTexts = () => texts;` : null),
  };
}

/** What completes names while a cook types is a text of 25 kB; the lexicon that it is made from has ten times as much. */
function bundledFoodWords(): Plugin {
  const name = '\0food-words';
  return {
    name: 'bundled-food-words',
    enforce: 'pre',
    resolveId: (id) => (id === '#food-words' ? name : null),
    load: (id) => (id === name ? `export const foodWords = () => ${JSON.stringify(writeFoodWords(false))};` : null),
  };
}

export default defineConfig({
  root: 'web',
  resolve: {
    alias: {
      // Its build for browsers has the page itself decode "&deg;" through innerHTML, which our Trusted Types policy stops, and the page with it.
      'decode-named-character-reference': fileURLToPath(new URL('node_modules/decode-named-character-reference/index.js', import.meta.url)),
    },
  },
  plugins: [react(), bundledDishes(), bundledFoodWords()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    // Every browser we serve loads module preloads by itself; the polyfill would be dead weight.
    // The shell is on every page already, so no list of what a page needs has to name it.
    modulePreload: { polyfill: false, resolveDependencies: (_, needed) => needed.filter((file) => !/(?:shell|rolldown-runtime)-[\w-]+\.(?:js|css)$/.test(file)) },
    // Data URLs would need room in the content security policy.
    assetsInlineLimit: 0,
    // The house chef with all he knows about food; fetched in the background, for days without a network.
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      output: {
        // What every page needs comes as one file instead of a dozen crumbs.
        codeSplitting: {
          groups: [
            {
              name: 'shell',
              test: /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler|react-router|cookie|set-cookie-parser|@remix-run)\/|web\/parts\/(?:shell|device|page-title|icons|drawings\/(?:drawing|chef-icon))|contract\/limits|preload-helper/,
            },
            {
              name: 'recipe-parts',
              test: /web\/pages\/recipe\/same-as|web\/cooking\/options\.ts|contract\/allergen-names|split-entry|web\/cooking\/(?:cooking\.ts|text-guard)|kitchen\/order\.ts|kitchen\/pantry\/food\.ts|web\/send-context|drawings\/empty-pantry/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
