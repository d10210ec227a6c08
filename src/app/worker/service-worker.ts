/**
 * The offline worker, built as /sw.js: it caches the built page's own files and nothing else. Responses of
 * the API never pass through it: what a person may read offline is stored by the page, in that person's own
 * database.
 */
import { clientsClaim, registerQuotaErrorCallback, setCacheNameDetails } from 'workbox-core';
import { addRoute, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { firstFileLinks } from '#contract/first-files.ts';
import { isKeptFile, oldShells, overBound, type SizedFile } from './kept-files.ts';

/** The parts of the worker's global scope used here, because worker and page types cannot both be loaded. */
interface WorkerScope {
  readonly registration: { readonly waiting: unknown; readonly installing: unknown };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<WorkerRequest>) => void): void;
}
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}
type WorkerRequest = { readonly type: 'SKIP_WAITING' } | { readonly type: 'VERSION' };

declare const self: WorkerScope;
/** All are injected by the build. */
declare const SHELL_FILES: readonly { readonly url: string; readonly revision: string | null }[];
declare const SHELL_VERSION: string;
declare const FIRST_FILES: Readonly<Record<string, readonly string[]>>;

const FILES = 'kristall-files';
const SHELL = 'kristall-shell';
/** A network that is up but does not respond is worse than none. */
const NAVIGATION_WAIT_MS = 4000;

setCacheNameDetails({ prefix: 'kristall', precache: 'shell', suffix: SHELL_VERSION });
precache([...SHELL_FILES]);
addRoute({ cleanURLs: false, ignoreURLParametersMatching: [] });
clientsClaim();

/** A page of an older version finds its parts in whichever cache still has them. */
const anyVersion = {
  cachedResponseWillBeUsed: async ({
    request,
    cachedResponse,
  }: {
    readonly request: Request;
    readonly cachedResponse?: Response | undefined;
  }) => cachedResponse ?? (await caches.match(request, { ignoreVary: true })) ?? null,
};

/** Not awaited: a new version takes over only when this one has nothing left to do. */
const bounded = { cacheDidUpdate: async () => trimSoon() };

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isKeptFile(url.pathname) && !request.headers.has('range'),
  new CacheFirst({ cacheName: FILES, plugins: [anyVersion, bounded], matchOptions: { ignoreVary: true } }),
);

registerRoute(
  new NavigationRoute(({ request }) => answerNavigation(request), {
    denylist: [/^\/api(?:\/|$)/, /\.\w{1,12}(?:\?|$)/],
  }),
);

/**
 * The cached page, at once: the browser looks for a newer version beside it. Where one waits already, the newest page if the
 * server responds, so that a reload takes it.
 */
async function answerNavigation(request: Request): Promise<Response> {
  const isNewest = self.registration.waiting === null && self.registration.installing === null;
  const cached = isNewest ? await matchPrecache('/index.html') : undefined;
  if (cached !== undefined) return withFirstFiles(cached, new URL(request.url).pathname);
  const asked = fetch(request);
  const inTime = await Promise.race([asked.catch(() => undefined), after(NAVIGATION_WAIT_MS)]);
  if (inTime !== undefined && inTime.status < 500) return inTime;
  return (await matchPrecache('/index.html')) ?? inTime ?? asked;
}

const linkOf = firstFileLinks(FIRST_FILES);

/** As the server does, so that what the address needs comes while the page's own code is read. */
function withFirstFiles(page: Response, pathname: string): Response {
  const link = linkOf(pathname);
  if (link === undefined) return page;
  const headers = new Headers(page.headers);
  headers.set('link', link);
  return new Response(page.body, { status: page.status, headers });
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}

let trimming: Promise<void> | undefined;

/** Many files arrive at once when a scene loads, so the cache is checked once for all of them. */
function trimSoon(): void {
  trimming ??= after(3000)
    .then(trim)
    // The next file triggers another check.
    .catch(() => undefined)
    .finally(() => {
      trimming = undefined;
    });
}

async function trim(): Promise<void> {
  const cache = await caches.open(FILES);
  const files: SizedFile[] = [];
  for (const request of await cache.keys()) {
    const answer = await cache.match(request, { ignoreVary: true });
    files.push({ url: request.url, bytes: Number(answer?.headers.get('content-length') ?? 0) });
  }
  await Promise.all(overBound(files).map((url) => cache.delete(url, { ignoreVary: true })));
}

registerQuotaErrorCallback(async () => void (await caches.delete(FILES)));

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldShells());
});

async function dropOldShells(): Promise<void> {
  const names = await caches.keys();
  const old = oldShells(names, SHELL, `${SHELL}-${SHELL_VERSION}`);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('message', (event) => {
  if (event.data.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data.type === 'VERSION') event.ports[0]?.postMessage(SHELL_VERSION);
});
