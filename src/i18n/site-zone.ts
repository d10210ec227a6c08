// The site's time zone in this page: from the server, and until it is heard the one known last.
import { useSyncExternalStore } from 'react';
import { DEFAULT_TIME_ZONE, isTimeZone } from '#contract/time-zone.ts';
import { readStored, writeStored } from '#src/lib/device/local-storage.ts';

let zone: string | undefined;
let changes = 0;
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
  if (zone === before) return;
  changes += 1;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How often it has changed in this page; a change triggers a new render. The zone itself is costly to check: only a date asks for it. */
export function useZoneChanges(): number {
  return useSyncExternalStore(subscribe, () => changes);
}
