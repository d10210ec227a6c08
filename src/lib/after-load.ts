/** What must not slow the first load waits for this: the page has loaded, and the browser has nothing better to do. */

const LONGEST_WAIT_MS = 4000;

export async function afterLoad(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve, LONGEST_WAIT_MS / 2);
  });
}
