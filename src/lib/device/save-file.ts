/** Saves a file of the page to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // By now the download has the content; the extra time is for browsers that ask first.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
