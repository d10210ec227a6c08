// Runs what must not slow down the first load: after the page has loaded, when the browser is idle.

const MAX_WAIT_MS = 4000;

export async function afterLoad(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: MAX_WAIT_MS });
    else setTimeout(resolve, MAX_WAIT_MS / 2);
  });
}
