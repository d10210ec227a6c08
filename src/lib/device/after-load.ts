// Runs what must not slow down the first load: after the page has loaded and can be used, when the browser is idle.

const MAX_WAIT_MS = 4000;
/** Whatever is still being opened then, the rest must come some time. */
const MAX_HELD_MS = 20_000;

let held = 0;
const freed = new Set<() => void>();

/** While something is being opened that a person waits for, the rest waits too; returns a function that frees it. */
export function holdLaterParts(): () => void {
  let isHolding = true;
  held += 1;
  const free = (): void => {
    if (!isHolding) return;
    isHolding = false;
    clearTimeout(longest);
    held -= 1;
    if (held > 0) return;
    for (const goOn of freed) goOn();
    freed.clear();
  };
  const longest = setTimeout(free, MAX_HELD_MS);
  return free;
}

async function whenFree(): Promise<void> {
  while (held > 0) await new Promise<void>((resolve) => freed.add(resolve));
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS });
    else setTimeout(resolve, MAX_WAIT_MS / 2);
  });
}

export async function afterLoad(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await whenFree();
  await whenIdle();
  // What was shown in between may have begun to open something.
  await whenFree();
}
