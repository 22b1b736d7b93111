/** Puts the text of an element on the clipboard, as it reads on the page. True when it got there. */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.innerText);
    return true;
  } catch {
    // A kitchen tablet on plain http has no clipboard object; the old way still works there.
    return copyMarked(element);
  }
}

function copyMarked(element: HTMLElement): boolean {
  const marked = window.getSelection();
  if (marked === null) return false;
  marked.selectAllChildren(element);
  const copied = document.execCommand('copy');
  marked.removeAllRanges();
  return copied;
}
