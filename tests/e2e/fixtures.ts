// What every end-to-end test starts with: the server, a page without motion, and a watch for page faults.
import { expect, type Page } from '@playwright/test';
import { test as withServer } from './server.ts';

interface FaultWatch {
  /** Allows messages that a test causes on purpose, such as those of a lost connection. */
  allow(pattern: RegExp): void;
}

interface Fixtures {
  readonly faultWatch: FaultWatch;
  readonly withCookieNotice: boolean;
}

/**
 * React takes away what stands while a part of it loads: a page that blinks. Told as an error of the page, where a page with its
 * heading or a dialog is taken away; a sign of loading may go.
 */
function tellsOfHiding(): void {
  const STANDING = 'h1, [role=dialog], [role=alertdialog]';
  const told = (records: readonly MutationRecord[]): void => {
    for (const { target } of records) {
      if (!(target instanceof HTMLElement) || target.style.getPropertyPriority('display') !== 'important')
        continue;
      if (!target.matches(STANDING) && target.querySelector(STANDING) === null) continue;
      console.error(
        `Taken away while a part loads, at ${location.pathname}: ${target.textContent.slice(0, 80)}`,
      );
    }
  };
  new MutationObserver(told).observe(document, { attributeFilter: ['style'], subtree: true });
}

/** Fails a test if its page throws, logs an error or violates the Content-Security-Policy. */
export const test = withServer.extend<Fixtures>({
  contextOptions: { reducedMotion: 'reduce' },
  withCookieNotice: [false, { option: true }],
  faultWatch: [
    async ({ context, withCookieNotice }, use) => {
      const faults: string[] = [];
      const allowed: RegExp[] = [];
      if (!withCookieNotice) {
        await context.addInitScript(() => {
          if (location.protocol.startsWith('http')) localStorage.setItem('cookieAccepted', 'true');
        });
      }
      await context.addInitScript(tellsOfHiding);
      context.on('weberror', (event) => faults.push(String(event.error())));
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(`${message.text()} (${message.location().url})`);
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the page has rendered the last change. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
