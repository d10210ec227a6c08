// Opens a page on the terms of a slow computer and a slow line, and tells what came until it could be used.
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { PASSWORD, tokensOf } from '../e2e/people.ts';

/** A slow school computer on a mobile line. */
const SLOW_DOWN = 4;
const BYTES_A_SECOND = (10 * 1000 * 1000) / 8;
const LATENCY_MS = 40;
const OPEN_LIMIT_MS = 60_000;
/** A new tab's own beginning, which is the browser's. */
const TAB_MS = 2000;

export interface Opened {
  /** From the navigation on. */
  readonly usableMs: number;
  /** Of that, drawing on a canvas, which a graphics card does elsewhere. */
  readonly drawingMs: number;
  /** Script time and style and layout of the page's thread, slowed down. */
  readonly busyMs: number;
  readonly requests: number;
  readonly bytes: number;
  readonly addresses: readonly string[];
}

/** Notes when the wanted element stands, at the end of the frame, and what canvases took until then. */
const WATCH = `
  const own = { usableMs: 0, drawingMs: 0 };
  globalThis.opened = own;
  let depth = 0;
  const timed = (prototype, name) => {
    const plain = prototype[name];
    prototype[name] = function drawn(...given) {
      const from = performance.now();
      depth += 1;
      try {
        return plain.apply(this, given);
      } finally {
        depth -= 1;
        if (depth === 0 && own.usableMs === 0) own.drawingMs += performance.now() - from;
      }
    };
  };
  for (const name of ['drawImage', 'fill', 'fillRect', 'stroke', 'clearRect', 'getImageData', 'putImageData'])
    timed(CanvasRenderingContext2D.prototype, name);
  const look = () => {
    if (document.querySelector(SELECTOR) === null) requestAnimationFrame(look);
    else own.usableMs = performance.now();
  };
  requestAnimationFrame(look);
`;

interface Watched {
  readonly opened: { readonly usableMs: number; readonly drawingMs: number };
}

/** What came over the line, and when it was asked for, in ms from the navigation on. */
interface Arrival {
  readonly address: string;
  readonly bytes: number;
  readonly askedMs: number;
}

type Traffic = readonly Arrival[];

/** Notes what comes over the line; what the browser or the worker has at hand does not. */
async function watchTraffic(session: CDPSession): Promise<Traffic> {
  const traffic: Arrival[] = [];
  const local = new Set<string>();
  const known = new Map<string, { readonly address: string; readonly askedMs: number }>();
  let beganSeconds: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    // The first is the page itself.
    beganSeconds ??= timestamp;
    known.set(requestId, { address: request.url, askedMs: (timestamp - beganSeconds) * 1000 });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => local.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true || response.fromServiceWorker === true) local.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const asked = known.get(requestId);
    if (asked !== undefined && !local.has(requestId)) traffic.push({ ...asked, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return traffic;
}

/** Slows a page of this computer down to the terms. */
async function setTerms(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
}

async function busyMsOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Opens an address in a new tab of this device and waits until `selector` stands. */
export async function openSlowly(
  context: BrowserContext,
  address: string,
  selector: string,
): Promise<{ readonly opened: Opened; readonly page: Page }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const traffic = await watchTraffic(session);
  await session.send('Performance.enable');
  await setTerms(session);
  await page.addInitScript({ content: WATCH.replace('SELECTOR', JSON.stringify(selector)) });
  await page.waitForTimeout(TAB_MS);
  await page.goto(address, { waitUntil: 'commit' });
  const isThere = () => (globalThis as unknown as Watched).opened.usableMs > 0;
  await page.waitForFunction(isThere, undefined, { timeout: OPEN_LIMIT_MS });
  const arrived = [...traffic];
  const busyMs = await busyMsOf(session);
  const seen = await page.evaluate(() => (globalThis as unknown as Watched).opened);
  // The slowed page tells late that it is usable: what it asked for since is no part of its opening.
  const needed = arrived.filter(({ askedMs }) => askedMs <= seen.usableMs);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const bytes = needed.reduce((sum, arrival) => sum + arrival.bytes, 0);
  const addresses = needed.map(({ address }) => address);
  return { page, opened: { ...seen, busyMs, bytes, requests: addresses.length, addresses } };
}

/** Stores a session where the product keeps it. */
const STORE_SESSION = `
  new Promise((resolve, reject) => {
    localStorage.setItem('cookieAccepted', 'true');
    localStorage.setItem('auth-token', TOKENS.accessToken);
    localStorage.setItem('auth-refresh-token', TOKENS.refreshToken);
    const opening = indexedDB.open('auth', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('session');
    opening.onerror = () => reject(new Error('The session was not kept'));
    opening.onsuccess = () => {
      const writing = opening.result.transaction('session', 'readwrite');
      writing.objectStore('session').put(TOKENS, 'tokens');
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  })
`;
const EMPTY_PAGE = '/empty-page-of-benches';

/** A device on which somebody has signed in and nothing is stored yet. */
export async function newDevice(browser: Browser, url: string, login: string): Promise<BrowserContext> {
  const { accessToken, refreshToken } = await tokensOf(url, login, PASSWORD);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
    baseURL: url,
  });
  const page = await context.newPage();
  await page.route(`**${EMPTY_PAGE}`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(EMPTY_PAGE);
  await page.evaluate(
    STORE_SESSION.replaceAll('TOKENS', `(${JSON.stringify({ accessToken, refreshToken })})`),
  );
  await page.close();
  return context;
}

/** Waits until the worker has stored what it stores, and everything else has come. */
export async function untilStored(page: Page): Promise<void> {
  await page.evaluate(`navigator.serviceWorker.ready.then(() => undefined)`);
  await page.waitForLoadState('networkidle');
}
