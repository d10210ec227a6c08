// Whether the device is fit for a control: browser, storage, sound, connection.
import { useEffect, useState } from 'react';
import { useServerReached } from '#src/lib/api/connection.ts';

export type CheckName = 'browser' | 'storage' | 'sound' | 'connection';
export type CheckState = 'WAIT' | 'OK' | 'BAD';

const TRIED = 'kristall-check';

/** Whether the browser gives a database that keeps something. */
async function keepsData(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open(TRIED);
      opening.addEventListener('success', () => {
        opening.result.close();
        indexedDB.deleteDatabase(TRIED);
        resolve(true);
      });
      opening.addEventListener('error', () => resolve(false));
    } catch {
      resolve(false);
    }
  });
}

const isCurrent = (): boolean =>
  'locks' in navigator &&
  'structuredClone' in globalThis &&
  'any' in AbortSignal &&
  'WebGL2RenderingContext' in globalThis;

export function useDeviceChecks(): Readonly<Record<CheckName, CheckState>> {
  const [storage, setStorage] = useState<CheckState>('WAIT');
  const isOnline = useServerReached();
  useEffect(() => {
    void keepsData().then((keeps) => setStorage(keeps ? 'OK' : 'BAD'));
  }, []);
  return {
    browser: isCurrent() ? 'OK' : 'BAD',
    storage,
    sound: 'AudioContext' in globalThis ? 'OK' : 'BAD',
    connection: isOnline ? 'OK' : 'BAD',
  };
}

/** A short tone, by which one hears whether the sound is on. */
export function playTone(): void {
  const context = new AudioContext();
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.frequency.value = 660;
  volume.gain.value = 0.2;
  tone.connect(volume).connect(context.destination);
  tone.addEventListener('ended', () => void context.close());
  tone.start();
  tone.stop(context.currentTime + 0.4);
}
