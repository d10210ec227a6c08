import { expect, it } from 'vitest';
import { replayKeyOf } from './replay-key.ts';

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, defaultPrevented: false };
const keysOn = (tag: string | undefined, codes: readonly string[]) =>
  codes.map((code) => replayKeyOf({ ...NONE, code }, tag));

it('knows the keys of a replay by their place', () => {
  const codes = ['Space', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'Escape', 'KeyA'];
  const keys = ['PLAY', 'FORWARD', 'BACK', 'START', 'END', 'LEAVE', undefined];
  expect(keysOn(undefined, codes)).toEqual(keys);
});

it('leaves to the browser what comes with a modifier, and what something has taken', () => {
  expect(replayKeyOf({ ...NONE, code: 'ArrowLeft', altKey: true }, undefined)).toBeUndefined();
  expect(replayKeyOf({ ...NONE, code: 'Escape', defaultPrevented: true }, undefined)).toBeUndefined();
});

it('leaves space to a button, and all but Escape to a field', () => {
  expect(keysOn('BUTTON', ['Space', 'Home', 'Escape'])).toEqual([undefined, 'START', 'LEAVE']);
  expect(keysOn('INPUT', ['Space', 'Home', 'Escape'])).toEqual([undefined, undefined, 'LEAVE']);
});
