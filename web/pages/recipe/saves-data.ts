/** Whether the browser was asked to spare data: the house chef with all he knows about food weighs some 300 kB. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
