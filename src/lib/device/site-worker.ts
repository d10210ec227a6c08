// The offline worker as pages see it: whether it is installed, whether a newer version waits, and switching
// to it.

import { useSyncExternalStore } from 'react';
import { checkConnection } from '../api/watch-connection.ts';

/** NONE: the browser has no workers here (plain http, a private window), or none is registered. */
type WorkerState = 'NONE' | 'INSTALLING' | 'ACTIVE';

interface SiteWorker {
  readonly state: WorkerState;
  /** A version other than the page's own is ready. */
  readonly hasUpdate: boolean;
}

const CHECK_EVERY_MS = 60 * 60 * 1000;
const ANSWER_WAIT_MS = 3000;
/** The active worker first finishes its requests; without any, switching takes a tenth of a second. */
const TAKE_OVER_WAIT_MS = 2500;

let current: SiteWorker = { state: 'NONE', hasUpdate: false };
let registration: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

function show(part: Partial<SiteWorker>): void {
  current = { ...current, ...part };
  listeners.forEach((listener) => listener());
}

function siteWorker(): SiteWorker {
  return current;
}

function onSiteWorkerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSiteWorker(): SiteWorker {
  return useSyncExternalStore(onSiteWorkerChange, siteWorker, siteWorker);
}

/** The version of the page itself: the name of its entry file, which changes with any part of it. */
export function pageVersion(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
  return /\/assets\/(.+)\.js$/.exec(entry)?.[1] ?? '';
}

/** The version that a worker caches; undefined if it does not reply. */
async function versionOf(worker: ServiceWorker): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => resolve(typeof data === 'string' ? data : undefined));
    port1.start();
    setTimeout(() => resolve(undefined), ANSWER_WAIT_MS);
    worker.postMessage({ type: 'VERSION' }, [port2]);
  });
}

/** A waiting worker of the page's own version takes over unasked: nothing changes on the screen. */
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

/** Registers the worker and periodically checks for newer ones. Only a built page has one. */
export async function startSiteWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    // Where workers are blocked, there may be no registration despite the types; the error handler covers
    // that too.
    show({ state: registration.active === null ? 'INSTALLING' : 'ACTIVE' });
  } catch (error) {
    // The browser forbids it (a private window, a full disk): everything works, but only online.
    console.info('The offline-caching worker could not be registered', error);
    return;
  }
  // Where workers are blocked from outside, registering resolves to undefined.
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

/** Asks the server for a newer worker; false if it cannot. */
export async function checkForUpdate(): Promise<boolean> {
  if (registration === undefined) return false;
  try {
    await registration.update();
    return true;
  } catch {
    return false;
  }
}

/** Switches to the newest version and reloads the page: only when the person asks for it. */
export async function goToNewest(): Promise<void> {
  const waiting = registration?.waiting;
  if (waiting && !(await takesOver(waiting)) && (await checkConnection())) {
    // Chromium may leave a version waiting for good if the active one got a request at that moment. Without a
    // registration, the page comes from the server and registers the newest one; cached files stay.
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
