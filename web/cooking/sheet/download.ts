export interface DownloadFile {
  name: string;
  /** The media type. */
  type: string;
  text: string;
}

/** How long a browser may take to fetch what it was handed. */
const HANDED_MS = 30_000;

/** Hands a text to the browser as a file to keep. */
export function download({ name, type, text }: DownloadFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), HANDED_MS);
}
