import { expect, it } from 'vitest';
import { replayKeyOf } from './use-replay-keys.ts';

const NONE = {
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
  target: null,
};

it('knows the keys of a replay by their place', () => {
  const codes = ['Space', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'Escape', 'KeyA'];
  expect(codes.map((code) => replayKeyOf({ ...NONE, code }))).toEqual([
    'PLAY',
    'FORWARD',
    'BACK',
    'START',
    'END',
    'LEAVE',
    undefined,
  ]);
});

it('leaves to the browser what comes with a modifier, and what something has taken', () => {
  expect(replayKeyOf({ ...NONE, code: 'ArrowLeft', altKey: true })).toBeUndefined();
  expect(replayKeyOf({ ...NONE, code: 'Escape', defaultPrevented: true })).toBeUndefined();
});

it('leaves space to a button, and all but Escape to a field', () => {
  const on = (tagName: string, code: string) =>
    replayKeyOf({ ...NONE, code, target: { tagName } as Element });
  expect(['Space', 'Home', 'Escape'].map((code) => on('BUTTON', code))).toEqual([
    undefined,
    'START',
    'LEAVE',
  ]);
  expect(['Space', 'Home', 'Escape'].map((code) => on('INPUT', code))).toEqual([
    undefined,
    undefined,
    'LEAVE',
  ]);
});
