/** Hands a file of the page to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The download holds the content by now; a while longer for browsers that ask first.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
