/** Installing the trainer as an application: the browser's own offer is held back until the person asks for it. */

import { useSyncExternalStore } from 'react';

/** What Chromium gives; not part of the DOM's types. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let offer: InstallOffer | undefined;
let justInstalled = false;
const listeners = new Set<() => void>();

function become(next: InstallOffer | undefined): void {
  offer = next;
  listeners.forEach((listener) => listener());
}

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event;
}

/** The offer comes once, soon after the page: it is listened for from the start. */
export function holdInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    become(event);
  });
  window.addEventListener('appinstalled', () => {
    justInstalled = true;
    become(undefined);
  });
}

/** How the trainer gets onto the home screen here: by the browser's offer, or by the person's own hands. */
export type InstallWay = 'OFFER' | 'INSTALLED' | 'IOS' | 'INSECURE' | 'BY_HAND';

function isApple(): boolean {
  return (
    /iPad|iPhone|iPod/.test(navigator.userAgent) ||
    (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

export function installWay(): InstallWay {
  if (offer !== undefined) return 'OFFER';
  if (justInstalled || matchMedia('(display-mode: standalone)').matches) return 'INSTALLED';
  if (!isSecureContext) return 'INSECURE';
  return isApple() ? 'IOS' : 'BY_HAND';
}

export function useInstallWay(): InstallWay {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, installWay);
}

/** Shows the browser's offer; it is good for one time. */
export async function acceptInstallOffer(): Promise<void> {
  const shown = offer;
  if (shown === undefined) return;
  become(undefined);
  await shown.prompt();
}
