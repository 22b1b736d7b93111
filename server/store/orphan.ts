/**
 * Whether a write failed because the cook whom it names is gone: the account was deleted while the request ran.
 * Cooks are the only rows that others refer to and that a request does not make itself.
 */
export function isOrphan(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const { code } = thrown as { code?: unknown };
  return code === '23503' || (code === 'ERR_SQLITE_ERROR' && /FOREIGN KEY/i.test(thrown.message));
}
