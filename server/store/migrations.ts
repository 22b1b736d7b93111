/** Every change of the tables, in order, for both engines. Never edit one that has been released; add the next. */

/** Written as SQLite reads it; `forPostgres` says what PostgreSQL calls the same. */
export const MIGRATIONS: readonly string[] = [
  'create table model_use (day text primary key, calls integer not null) strict, without rowid',
  `
  create table cooks (
    id text primary key, email text not null unique, first_name text not null, last_name text not null,
    password_hash text not null, made_at text not null, changes integer not null
  ) strict, without rowid;

  create table sessions (
    token_hash text primary key, cook text not null references cooks (id) on delete cascade, made_at text not null, seen_at text not null
  ) strict, without rowid;
  create index sessions_by_cook on sessions (cook);

  create table password_resets (
    token_hash text primary key, cook text not null references cooks (id) on delete cascade, made_at text not null
  ) strict, without rowid;
  create index password_resets_by_cook on password_resets (cook);

  create table recipes (
    cook text not null references cooks (id) on delete cascade, id text not null,
    title text not null, markdown text not null, text_hash text not null, origin_by text not null, origin_name text not null,
    tags text not null, favourite integer not null, notes text not null, kept_at text not null,
    revision integer not null, change integer not null, gone integer not null,
    primary key (cook, id)
  ) strict;
  create index recipes_by_change on recipes (cook, change);

  create table recipe_versions (
    cook text not null, recipe text not null, revision integer not null, title text not null, markdown text not null, at text not null,
    primary key (cook, recipe, revision), foreign key (cook, recipe) references recipes (cook, id) on delete cascade
  ) strict;

  create table cooked (
    cook text not null, id text not null, recipe text not null, cooked_on text not null, how text not null, note text not null,
    primary key (cook, id), foreign key (cook, recipe) references recipes (cook, id) on delete cascade
  ) strict;
  create index cooked_by_recipe on cooked (cook, recipe);

  create table belongings (
    cook text not null references cooks (id) on delete cascade, name text not null, value text not null, changed_at text not null,
    primary key (cook, name)
  ) strict;

  create table shares (
    id text primary key, token_hash text not null unique, key_hash text not null, cook text references cooks (id) on delete cascade, recipe text,
    title text not null, markdown text not null, origin_by text not null, origin_name text not null,
    made_at text not null, ends_at text, ended text
  ) strict;
  create index shares_by_cook on shares (cook);

  create table share_reports (
    id text primary key, share text not null references shares (id) on delete cascade, why text not null, at text not null
  ) strict;
  create index share_reports_by_share on share_reports (share);

  create table reviews (
    id text primary key, name text not null, profession text not null, rate integer not null, review text not null,
    given_at text not null, state text not null, reply text
  ) strict;
  create index reviews_by_state on reviews (state, given_at);

  create table tries (key text primary key, until text not null, count integer not null) strict, without rowid;
  create index tries_by_end on tries (until);
  `,
  // Counting a cookbook, and looking whether a text is in it, without reading the texts.
  'create index recipes_by_text on recipes (cook, gone, text_hash)',
  // What a visit of a shared recipe would otherwise read again each time.
  'create table share_readings (share text primary key references shares (id) on delete cascade, form integer not null, reading text not null) strict, without rowid',
  // How the house chef fitted its dish travels with the recipe (decision 0052).
  "alter table recipes add column origin_fitted text not null default ''; alter table shares add column origin_fitted text not null default ''",
  // Stars, and where a recipe is from.
  "alter table recipes add column rating integer; alter table recipes add column source text not null default ''",
  // A shared recipe says where it is from.
  "alter table shares add column source text not null default ''",
  // How many characters a recipe has with its earlier versions and the times it was cooked, so that a cookbook can be bounded.
  `
  alter table recipes add column size integer not null default 0;
  update recipes set size = length(title) + length(markdown) + length(notes) + length(tags) + length(source)
    + coalesce((select sum(length(v.title) + length(v.markdown)) from recipe_versions v where v.cook = recipes.cook and v.recipe = recipes.id), 0)
    + coalesce((select sum(length(c.note) + 60) from cooked c where c.cook = recipes.cook and c.recipe = recipes.id), 0);
  create index recipes_by_size on recipes (cook, size);
  `,
  // Recipes that models are writing, so that another process can read on (decision 0078).
  `
  create table cookings (
    key_hash text primary key, order_hash text not null, begun_at text not null,
    beats integer not null, readings integer not null, stopped integer not null, ended integer not null
  ) strict, without rowid;
  create index cookings_by_age on cookings (begun_at);

  create table cooking_pieces (
    cooking text not null references cookings (key_hash) on delete cascade, first integer not null, sealed text not null,
    primary key (cooking, first)
  ) strict, without rowid;
  `,
  // A cook's own photo of a recipe, which the recipe names (decision 0086).
  `
  alter table recipes add column photo text not null default '';
  create index recipes_by_photo on recipes (cook, photo);

  create table photos (
    cook text not null references cooks (id) on delete cascade, id text not null, size integer not null, kept_at text not null,
    bytes blob not null,
    primary key (cook, id)
  ) strict;
  `,
];

/** Texts are compared byte by byte in both engines, whatever language the server speaks; PostgreSQL is strict by itself. */
export function forPostgres(migration: string): string {
  return migration.replaceAll(/\btext\b/g, 'text collate "C"').replaceAll(/\bblob\b/g, 'bytea')
    .replaceAll(/\) strict(?:, without rowid)?/g, ')');
}

/** A database that an operator must look after; the message is for the operator. */
export class UnusableDatabase extends Error {}

export class NewerDatabase extends UnusableDatabase {
  constructor() {
    super('The database was written by a newer Recipe Chef. Install that version again, or set DATA_DIR or DATABASE_URL to another place.');
    this.name = 'NewerDatabase';
  }
}
