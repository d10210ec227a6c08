// Which caption belongs to a sound: its own name, without the number of the take.
import type { ThingSound } from '../sounds.ts';

/** Several takes say the same; the eight beepers do not. */
type WithoutTake<Name extends string> = Name extends `step/${infer Floor}/${number}`
  ? `step/${Floor}`
  : Name extends `${infer Kind extends 'arm' | 'key' | 'spark'}/${number}`
    ? Kind
    : Name;

export type CaptionKey = WithoutTake<ThingSound>;
export type CaptionTexts = Readonly<Record<CaptionKey, string>>;

const TAKE = /^(step\/\w+|arm|key|spark)\/\d+$/;

export function captionKeyOf(name: ThingSound): CaptionKey {
  return name.replace(TAKE, '$1') as CaptionKey;
}
