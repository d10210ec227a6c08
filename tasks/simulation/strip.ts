// A case wrapped up for CONTROL: nothing of what will come can be read in what travels or lies on the device.
import { z } from 'zod';
import type { SimulationPlay } from '#contract/entities/attempt.ts';
import { sha256Hex } from '#machines/kit/hash.ts';

/** A part of the ruleset that earlier versions wrapped with the play, as devices may still have it: where it belongs the ruleset has an empty list. */
const hiddenPartSchema = z.object({
  path: z.array(z.string().min(1).max(40)).min(1).max(4),
  value: z.unknown(),
});

const insideSchema = z.object({ play: z.unknown(), parts: z.array(hiddenPartSchema).max(10) });

/** Cases of all kinds come to the same few lengths. */
const PAD_BYTES = 16_384;
const HEX_OF_BYTE = 2;

/**
 * The play as hexadecimal digits that say nothing to who looks at them. It is no secret from a program: the page that
 * plays the case opens it with the seed that came with it.
 */
export function wrapCase(play: unknown, seed: number): string {
  const bytes = bytesOf(JSON.stringify({ play, parts: [] }));
  const padded = [...bytes, ...Array.from({ length: -bytes.length & (PAD_BYTES - 1) }, () => 0x20)];
  return maskedWith(padded, seed)
    .map((byte) => byte.toString(16).padStart(HEX_OF_BYTE, '0'))
    .join('');
}

/** Ruleset and play as they are played. Throws where what came is not of this shape. */
export function openedCase({ ruleset, play, wrapped, seed }: SimulationPlay): {
  readonly ruleset: unknown;
  readonly play: unknown;
} {
  if (wrapped === undefined) return { ruleset, play };
  const masked = Array.from({ length: wrapped.length / HEX_OF_BYTE }, (_, at) =>
    Number.parseInt(wrapped.slice(at * HEX_OF_BYTE, (at + 1) * HEX_OF_BYTE), 16),
  );
  const inside = insideSchema.parse(JSON.parse(textOf(maskedWith(masked, seed))));
  return {
    play: inside.play,
    ruleset: inside.parts.reduce((whole, { path, value }) => withPart(whole, path, value), ruleset),
  };
}

/** Twice the same mask gives back what was masked. */
function maskedWith(bytes: readonly number[], seed: number): readonly number[] {
  let block = '';
  return bytes.map((byte, at) => {
    const from = (at * HEX_OF_BYTE) % 64;
    if (from === 0) block = sha256Hex(`wrapped ${String(seed)} ${String(at)}`);
    return byte ^ Number.parseInt(block.slice(from, from + HEX_OF_BYTE), 16);
  });
}

function withPart(whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const record = z.record(z.string(), z.unknown()).parse(whole);
  return { ...record, [name]: withPart(record[name], rest, value) };
}

function bytesOf(text: string): readonly number[] {
  const bytes: number[] = [];
  const encoded = encodeURIComponent(text);
  for (let at = 0; at < encoded.length; at++) {
    if (encoded[at] !== '%') bytes.push(encoded.charCodeAt(at));
    else {
      bytes.push(Number.parseInt(encoded.slice(at + 1, at + 3), 16));
      at += 2;
    }
  }
  return bytes;
}

function textOf(bytes: readonly number[]): string {
  return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(HEX_OF_BYTE, '0')}`).join(''));
}
