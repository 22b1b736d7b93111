/** Fetches the house chef while the network is there. A step of its own, so that the first page need not know his many parts by name. */
export function fetchChef(): void {
  import('./cook-here.ts').catch(() => undefined);
  import('./think-here.ts').catch(() => undefined);
}
