// The site's time zone in this page: from the server, and until it is heard the one known last.
import { useSyncExternalStore } from 'react';
import { DEFAULT_TIME_ZONE, isTimeZone } from '#contract/time-zone.ts';
import { readStored, writeStored } from '#src/lib/device/local-storage.ts';

let zone: string | undefined;
const listeners = new Set<() => void>();

/** The zone in which times are written. A browser that does not know the site's writes them in UTC, and says so. */
export function siteZone(): string {
  if (zone === undefined) {
    const known = readStored('site-zone') ?? DEFAULT_TIME_ZONE;
    zone = isTimeZone(known) ? known : 'UTC';
  }
  return zone;
}

export function setSiteZone(name: string): void {
  writeStored('site-zone', name);
  const before = siteZone();
  zone = isTimeZone(name) ? name : 'UTC';
  if (zone !== before) for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same; a change triggers a new render. */
export function useSiteZone(): string {
  return useSyncExternalStore(subscribe, siteZone);
}
