// Addresses of the built sounds for the browser: their list and its files.
import type { BuiltSounds } from './sounds.ts';
import listUrl from './built/sounds/sounds.json?url&no-inline';

const fileUrls = import.meta.glob<string>('./built/sounds/*.{webm,mp3}', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
});

/** The address of a file in the list. */
export function soundUrl(file: string): string {
  const url = fileUrls[`./built/sounds/${file}`];
  if (url === undefined) throw new Error(`No sound file ${file} is built`);
  return url;
}

/** Loads the list; trusted, since it is the project's own file. */
export async function loadSoundList(): Promise<BuiltSounds> {
  const answer = await fetch(listUrl);
  if (!answer.ok) throw new Error(`${listUrl}: ${answer.status}`);
  return (await answer.json()) as BuiltSounds;
}
