#!/usr/bin/env node
/** `recipe-chef` for a terminal: reads the command and hands over. */
import { cookCommand } from './cook.ts';

const HELP = `Usage:
  recipe-chef cook INGREDIENT...      write a recipe from what you have
  recipe-chef cook --batch FILE       answer many orders, one JSON object a line (- reads the input)
  recipe-chef serve                   start the web server

Options of cook:
  --servings N      how many people eat (1 to 24, usually 2)
  --diet NAME       vegetarian, vegan, gluten-free ...; may be given more than once
  --allergy NAME    peanut, milk, kiwi ...; may be given more than once
  --minutes N       longest time you have (5 to 600)
  --wish TEXT       a few words about the dish
  --seed N          the same order and seed give the same recipe
  --json            print the recipe as structure instead of markdown

Several ingredients may stand in one argument: "eggs, spinach and feta".
In a batch each line is {"id", "pantry", "diets"?, "allergies"?, "servings"?, "minutes"?, "wish"?, "seed"?}; the options
above count where a line says nothing. Each answer is one line, in order:
{"id", "seed", "outcome", "markdown", "notices", "ms"}, outcome being recipe, recipe+notice, refused or rejected-input.

Exit status: 0 when every order was answered, a refusal with its reason included; 1 when an order could not be read or
failed; 2 when the command itself was not understood.
`;

async function main([command, ...rest]: readonly string[]): Promise<number> {
  switch (command) {
    case 'cook':
      return rest.includes('--help') || rest.includes('-h') ? help() : cookCommand(rest);
    case 'serve':
      await import('../server/main.ts');
      return 0;
    case undefined: case 'help': case '--help': case '-h':
      return help();
    default:
      process.stderr.write(`There is no such command. Try: recipe-chef --help\n`);
      return 2;
  }
}

function help(): number {
  process.stdout.write(HELP);
  return 0;
}

// A reader that has seen enough ("| head -1") closes the pipe; that is no fault.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => process.exit(fault.code === 'EPIPE' ? 0 : 1));
process.exitCode = await main(process.argv.slice(2));
