import { describe, expect, test } from 'vitest';
import { Refusal } from '../../contract/refusals.ts';
import { awayKind, DatabaseAway, refusalOf } from './away.ts';

const coded = (code: string, errcode?: number): Error => Object.assign(new Error('a row of somebody’s'), { code, errcode });

describe('faults of the database', () => {
  test.each([
    ['a file that another process holds', coded('ERR_SQLITE_ERROR', 5), 'busy'],
    ['the same, with more said in the higher bytes', coded('ERR_SQLITE_ERROR', 517), 'busy'],
    ['a full disk', coded('ERR_SQLITE_ERROR', 13), 'full'],
    ['a disk that takes nothing', coded('ERR_SQLITE_ERROR', 1032), 'read-only'],
    ['a page that is broken', coded('ERR_SQLITE_ERROR', 11), 'damaged'],
    ['a PostgreSQL that was stopped', coded('57P01'), 'away'],
    ['one that became a copy of another', coded('25006'), 'read-only'],
    ['one with too many clients', coded('53300'), 'busy'],
    ['one whose disk is full', coded('53100'), 'full'],
    ['a lock that nobody gives up', coded('55P03'), 'busy'],
    ['a deadlock', coded('40P01'), 'busy'],
    ['nobody at the address', coded('ECONNREFUSED'), 'away'],
    ['a connection that broke in the middle', new Error('Connection terminated unexpectedly'), 'away'],
    ['an empty pool', new Error('timeout exceeded when trying to connect'), 'busy'],
    ['what the store says itself', new DatabaseAway('moved', 'gone'), 'moved'],
    ['what was refused already', new Refusal('no-database'), 'away'],
  ] as const)('%s', (_, thrown, kind) => expect(awayKind(thrown)).toBe(kind));

  test.each([
    ['a row that breaks a rule', coded('ERR_SQLITE_ERROR', 787)], ['the same in PostgreSQL', coded('23503')], ['a fault of ours', new TypeError('x')],
    ['another refusal', new Refusal('too-many')], ['no error at all', 'text'], ['a code that is none', coded('constructor')],
  ])('%s is none of them', (_, thrown) => expect(awayKind(thrown)).toBeNull());

  test('a cook reads what became of the save, never what the engine said', () => {
    for (const kind of ['away', 'busy', 'full', 'read-only', 'damaged', 'moved'] as const) {
      expect(refusalOf(kind).body).toMatchObject({ code: 'no-database', retryable: true });
      expect(refusalOf(kind).message).toMatch(/^(?:We|Our) [^:{}]+\.$/);
    }
    expect(refusalOf('full').message).toMatch(/could not be saved/);
  });
});
