// The caption key of a sound: its own name, without the number of the variant.
import type { ThingSound } from '../sounds.ts';

/** Variants share a caption; the eight beepers do not. */
type WithoutTake<Name extends string> = Name extends `step/${infer Floor}/${number}`
  ? `step/${Floor}`
  : Name extends `${infer Kind extends 'arm' | 'key' | 'spark'}/${number}`
    ? Kind
    : Name;

type CaptionKey = WithoutTake<ThingSound>;
export type CaptionTexts = Readonly<Record<CaptionKey, string>>;

const TAKE = /^(step\/\w+|arm|key|spark)\/\d+$/;

export function captionKeyOf(name: ThingSound): CaptionKey {
  return name.replace(TAKE, '$1') as CaptionKey;
}
