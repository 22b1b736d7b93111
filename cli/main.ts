#!/usr/bin/env node
/** `recipe-chef` for a terminal: reads the command and hands over. */
import { terminal } from './terminal.ts';

const HELP = `Usage:
  recipe-chef cook INGREDIENT...      write a recipe from what you have
  recipe-chef cook --batch FILE       answer many orders, one JSON object a line (- reads the input)
  recipe-chef serve                   start the web server
  recipe-chef reviews COMMAND         list, approve, reject or answer the reviews of this server
  recipe-chef shares COMMAND          list share links and reports about them, take one down
  recipe-chef users list              the accounts of this server
  recipe-chef users reset EMAIL       print a link for a new password
  recipe-chef users delete EMAIL      delete an account with everything in it
  recipe-chef backup FILE [--force]   copy the database, also while the server runs
  recipe-chef restore FILE            put a copy in its place, while no server runs
  recipe-chef models [--json]         try each model that is set up: time to first text, pieces a second, what the guard says
  recipe-chef models FILE.gguf        what a model file says of itself: name, quantisation, context
  recipe-chef capacity --readers N --recipes-per-minute N
                                      processes, memory and what an inference engine must do for so many people
  recipe-chef doctor                  say what is wrong with settings, database, disk, model and clock
  recipe-chef move --to postgres://…  carry everything from SQLite to PostgreSQL, while no server runs

Options of cook:
  --servings N      how many people eat (1 to 24, usually 2)
  --diet NAME       vegetarian, vegan, gluten-free ...; may be given more than once
  --allergy NAME    peanut, milk, kiwi ...; may be given more than once
  --eater WHO       baby (under one), child (a small one) or pregnant; may be given more than once
  --minutes N       longest time you have (5 to 600)
  --wish TEXT       a few words about the dish
  --seed N          the same order and seed give the same recipe
  --json            print the recipe as structure instead of markdown
  --nutrition       also tell about what a serving has

Several ingredients may stand in one argument: "eggs, spinach and feta".
In a batch each line is {"id", "pantry", "diets"?, "allergies"?, "eaters"?, "servings"?, "minutes"?, "wish"?, "seed"?}; the options
above count where a line says nothing. Each answer is one line, in order:
{"id", "seed", "outcome", "markdown", "notices", "ms"}, outcome being recipe, recipe+notice, refused or rejected-input.

Exit status: 0 when every order was answered, a refusal with its reason included; 1 when an order could not be read or
failed; 2 when the command itself was not understood.
`;

async function main([command, ...rest]: readonly string[]): Promise<number> {
  switch (command) {
    case 'cook':
      if (rest.includes('--help') || rest.includes('-h')) return help();
      // Loaded only when asked for: help needs no lexicon.
      return (await import('./cook.ts')).cookCommand(rest, terminal);
    case 'serve':
      await import('../server/main.ts');
      return 0;
    case 'reviews':
      return (await import('./reviews.ts')).reviewsCommand(rest, terminal);
    case 'shares':
      return (await import('./shares.ts')).sharesCommand(rest, terminal);
    case 'users':
      return (await import('./users.ts')).usersCommand(rest, terminal);
    case 'backup': case 'restore':
      return (await import('./backup.ts')).backupCommand(command, rest, terminal);
    case 'models':
      return (await import('./models.ts')).modelsCommand(rest, terminal);
    case 'capacity':
      return (await import('./capacity.ts')).capacityCommand(rest, terminal);
    case 'doctor':
      return (await import('./doctor.ts')).doctorCommand(rest, terminal);
    case 'move':
      return (await import('./move.ts')).moveCommand(rest, terminal);
    case undefined: case 'help': case '--help': case '-h':
      return help();
    default:
      terminal.say('There is no such command. Try: recipe-chef --help');
      return 2;
  }
}

async function help(): Promise<number> {
  await terminal.print(HELP);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
