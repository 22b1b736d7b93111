/** Every change of the tables, in order. Never edit one that has been released; add the next. */
export const MIGRATIONS: readonly string[] = [
  'create table model_use (day text primary key, calls integer not null) strict, without rowid',
];
