// What is stored on a device, read where it is stored: caches, databases, local storage.
import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { Line } from './line.ts';

/** Cuts the network off: the browser says that it is offline, and nothing gets through. */
export async function cutNetwork(context: BrowserContext, line: Line): Promise<void> {
  line.cut();
  await context.setOffline(true);
}

export async function restoreNetwork(context: BrowserContext, line: Line): Promise<void> {
  line.join();
  await context.setOffline(false);
}

/** Waits until the service worker serves this page, and so has stored what it keeps from the start. */
export async function workerIsReady(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return registration?.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
        }),
      { timeout: 30_000 },
    )
    .toBe(true);
}

interface OnDevice {
  readonly databases: readonly string[];
  /** Addresses in all caches of the service worker. */
  readonly cached: readonly string[];
  /** Everything in databases and local storage as text, except tokens, which a signed-in person has. */
  readonly text: string;
}

export async function everythingOnDevice(page: Page): Promise<OnDevice> {
  return page.evaluate(async () => {
    const rowsOf = (name: string): Promise<unknown[]> =>
      new Promise((resolve) => {
        const opening = indexedDB.open(name);
        // Deleted since it was listed: opening it must not create it again.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('error', (event) => {
          event.preventDefault();
          resolve([]);
        });
        opening.addEventListener('success', () => {
          const database = opening.result;
          const stores = [...database.objectStoreNames].filter((store) => store !== 'session');
          if (stores.length === 0) {
            database.close();
            resolve([]);
            return;
          }
          const transaction = database.transaction(stores);
          const asked = stores.map((store) => transaction.objectStore(store).getAll());
          transaction.addEventListener('complete', () => {
            database.close();
            resolve(asked.flatMap(({ result }) => result as unknown[]));
          });
        });
      });
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const rows: unknown[] = [];
    for (const name of databases) rows.push(...(await rowsOf(name)));
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      cached.push(...requests.map(({ url }) => url));
    }
    const local = Object.entries(localStorage).filter(([key]) => !key.startsWith('auth-'));
    return { databases, cached, text: JSON.stringify([rows, local]) };
  });
}
