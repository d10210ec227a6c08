/** Resolves between frames, when the browser has nothing else to do, or after `atMostMs`. */
export function whenQuiet(atMostMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: atMostMs });
    else setTimeout(resolve, 16);
  });
}
