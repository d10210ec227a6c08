/** The offline-caching worker as pages see it: whether it is there, whether a newer version waits, and going over to it. */

import { useSyncExternalStore } from 'react';
import { checkConnection } from './watch-connection.ts';

/** NONE: the browser has no such workers here (plain http, a private window), or nothing is registered. */
export type WorkerState = 'NONE' | 'INSTALLING' | 'ACTIVE';

export interface SiteWorker {
  readonly state: WorkerState;
  /** A version other than the page's own is ready. */
  readonly hasUpdate: boolean;
}

const CHECK_EVERY_MS = 60 * 60 * 1000;
const ANSWER_WAIT_MS = 3000;
/** The worker at work first ends what it is doing for this and other tabs; going over takes a tenth of a second else. */
const TAKE_OVER_WAIT_MS = 2500;

let current: SiteWorker = { state: 'NONE', hasUpdate: false };
let registration: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

function show(part: Partial<SiteWorker>): void {
  current = { ...current, ...part };
  listeners.forEach((listener) => listener());
}

export function siteWorker(): SiteWorker {
  return current;
}

export function onSiteWorkerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSiteWorker(): SiteWorker {
  return useSyncExternalStore(onSiteWorkerChange, siteWorker, siteWorker);
}

/** The version of the page itself: the name of its entry, which changes with any part of it. */
export function pageVersion(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
  return /\/assets\/(.+)\.js$/.exec(entry)?.[1] ?? '';
}

/** The version that a worker keeps; undefined where it does not answer. */
async function versionOf(worker: ServiceWorker): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(typeof data === 'string' ? data : undefined));
    port1.start();
    setTimeout(() => resolve(undefined), ANSWER_WAIT_MS);
    worker.postMessage({ type: 'VERSION' }, [port2]);
  });
}

/** A waiting worker of the version that this page already is takes over unasked: nothing changes on the screen. */
async function meet(waiting: ServiceWorker): Promise<void> {
  if ((await versionOf(waiting)) === pageVersion()) waiting.postMessage({ type: 'SKIP_WAITING' });
  else show({ hasUpdate: true });
}

function follow(installing: ServiceWorker): void {
  installing.addEventListener('statechange', () => {
    if (installing.state === 'activated') show({ state: 'ACTIVE' });
    if (installing.state === 'installed' && navigator.serviceWorker.controller !== null)
      void meet(installing);
  });
}

/** Registers the worker and asks for newer ones from time to time. Only a built page has one. */
export async function startSiteWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    // Where workers are blocked there may be no registration at all, in spite of the types: that ends here too.
    show({ state: registration.active === null ? 'INSTALLING' : 'ACTIVE' });
  } catch (error) {
    // A browser that forbids it (a private window, a full disk): everything goes on with the network.
    console.info('The offline-caching worker could not be registered', error);
    return;
  }
  // Where workers are blocked from outside, registering answers with nothing.
  if (!(registration instanceof ServiceWorkerRegistration)) return;
  const { active, waiting, installing } = registration;
  if (installing !== null) follow(installing);
  if (waiting !== null && active !== null) void meet(waiting);
  registration.addEventListener('updatefound', () => {
    if (registration?.installing) follow(registration.installing);
  });
  const check = (): void => void checkForUpdate();
  setInterval(check, CHECK_EVERY_MS);
  window.addEventListener('online', check);
}

/** Asks the server for a newer worker; false where it can't be asked. */
export async function checkForUpdate(): Promise<boolean> {
  if (registration === undefined) return false;
  try {
    await registration.update();
    return true;
  } catch {
    return false;
  }
}

/** Goes over to the newest version there is, and loads the page anew: only ever asked for by the person. */
export async function goToNewest(): Promise<void> {
  const waiting = registration?.waiting;
  if (waiting && !(await takesOver(waiting)) && (await checkConnection())) {
    // Chromium leaves a version waiting for good where the one at work met a request just then. Without a registration
    // the page comes from the server, and registers the newest one; what workers keep stays.
    await registration?.unregister();
  }
  window.location.reload();
}

async function takesOver(waiting: ServiceWorker): Promise<boolean> {
  const changed = new Promise<boolean>((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true }),
  );
  waiting.postMessage({ type: 'SKIP_WAITING' });
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), TAKE_OVER_WAIT_MS));
  return Promise.race([changed, late]);
}
