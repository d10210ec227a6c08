// Asks the help of the page to open, from where its own button is not shown.
const asked = new EventTarget();

export const askHelp = (): void => void asked.dispatchEvent(new Event('ask'));

/** Calls back each time that the help is asked for; @returns what ends it. */
export function onHelpAsked(open: () => void): () => void {
  asked.addEventListener('ask', open);
  return () => asked.removeEventListener('ask', open);
}
