// Installs the trainer as an application: the browser's own prompt is held back until the person asks for it.

import { useSyncExternalStore } from 'react';

/** Chromium's event, which is missing in the DOM types. */
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

/** The prompt comes once, soon after loading, so this listens from the start. */
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

/** How the trainer can be installed here: by the browser's prompt, or manually. */
export type InstallWay = 'OFFER' | 'INSTALLED' | 'IOS' | 'INSECURE' | 'BY_HAND';

function isApple(): boolean {
  return (
    /iPad|iPhone|iPod/.test(navigator.userAgent) ||
    (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

function installWay(): InstallWay {
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

/** Shows the browser's prompt, which works only once. */
export async function acceptInstallOffer(): Promise<void> {
  const shown = offer;
  if (shown === undefined) return;
  become(undefined);
  await shown.prompt();
}
