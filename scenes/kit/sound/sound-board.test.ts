import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SoundBoard } from './sound-board.ts';
import type { Heard, SoundOutput } from './sound-output.ts';

/** The part of a page that a sound board needs. */
class FakePage extends EventTarget {
  hidden = false;
}

let page: FakePage;
let calls: string[];
let stored: string | undefined;

function output(): SoundOutput {
  const called =
    (what: string) =>
    (detail?: Heard | string | number | boolean): void => {
      const name = typeof detail === 'object' ? detail.name : detail;
      calls.push(name === undefined ? what : `${what} ${name}`);
    };
  const note = called('play');
  return {
    load: called('load'),
    play: (heard, onEnd) => {
      note(heard);
      onEnd?.();
    },
    startLoop: called('startLoop'),
    stopLoop: called('stopLoop'),
    stopAll: called('stopAll'),
    setGain: called('gain'),
    setSuspended: called('suspended'),
    close: called('close'),
  };
}

function newBoard(openOutput: () => Promise<SoundOutput> = async () => output()): SoundBoard {
  const store = { read: () => stored, write: (text: string) => (stored = text) };
  return new SoundBoard({ language: 'ru', groups: ['suite'], store, openOutput, nowMs: () => 0 });
}

async function touched(board: SoundBoard): Promise<void> {
  board.open();
  page.dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0));
}

const words = (board: SoundBoard): readonly string[] => board.view().captions.map(({ name }) => name);

beforeEach(() => {
  page = new FakePage();
  calls = [];
  stored = undefined;
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a sound board', () => {
  it('opens nothing before a gesture, and writes out what would be heard', () => {
    const board = newBoard();
    board.open();
    board.play('door/open');
    board.startLoop('tone/street');
    expect(calls).toEqual([]);
    expect(words(board)).toEqual(['door/open', 'tone/street']);
  });

  it('begins with the first gesture, loops that were asked for before included', async () => {
    const board = newBoard();
    board.startLoop('tone/street');
    await touched(board);
    expect(calls).toEqual(['gain 0.36', 'load suite', 'startLoop tone/street']);
  });

  it('says an announcement after its chime, the card reader at once', async () => {
    const board = newBoard();
    await touched(board);
    calls = [];
    board.play('announce/fire');
    board.play('announce/access-denied');
    expect(calls).toEqual(['play chime', 'play announce/fire', 'play announce/access-denied']);
    expect(words(board)).toEqual(['announce/fire', 'announce/access-denied']);
  });

  it('keeps one loop of several', async () => {
    const board = newBoard();
    await touched(board);
    calls = [];
    board.keepOnly('tone/street', ['tone/street', 'tone/entrance']);
    board.keepOnly('tone/street', ['tone/street', 'tone/entrance']);
    board.keepOnly('tone/entrance', ['tone/street', 'tone/entrance']);
    expect(calls).toEqual(['startLoop tone/street', 'stopLoop tone/street', 'startLoop tone/entrance']);
  });

  it('muted it plays nothing and still says what there is', async () => {
    const board = newBoard();
    await touched(board);
    board.setMuted(true);
    calls = [];
    board.play('trash');
    expect(calls).toEqual([]);
    expect(words(board)).toEqual(['trash']);
    expect(stored).toBe('60 muted few');
  });

  it('a louder volume ends being muted', () => {
    stored = '60 muted few';
    const board = newBoard();
    board.setVolume(0.8);
    expect(board.view().settings).toMatchObject({ volume: 0.8, isMuted: false });
  });

  it('rests while its page is hidden', async () => {
    const board = newBoard();
    await touched(board);
    calls = [];
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    board.play('trash');
    page.hidden = false;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(calls).toEqual(['suspended true', 'suspended false']);
  });

  it('takes captions away in time', () => {
    let now = 0;
    const store = { read: () => undefined, write: () => undefined };
    const openOutput = async (): Promise<SoundOutput> => output();
    const board = new SoundBoard({ language: 'ru', groups: [], store, openOutput, nowMs: () => now });
    board.play('trash');
    now = 3600;
    vi.advanceTimersByTime(3600);
    expect(words(board)).toEqual([]);
  });

  it('stays a board of words where there is no sound', async () => {
    const board = newBoard(async () => Promise.reject(new Error('no sound here')));
    board.open();
    page.dispatchEvent(new Event('keydown'));
    await Promise.resolve();
    board.play('trash');
    board.startLoop('water');
    board.silence();
    expect(words(board)).toEqual(['trash', 'water']);
  });

  it('lets go of a sound that opens after it was closed', async () => {
    const board = newBoard();
    board.open();
    page.dispatchEvent(new Event('keydown'));
    board.close();
    await vi.waitFor(() => expect(calls).toEqual(['close']));
  });
});
