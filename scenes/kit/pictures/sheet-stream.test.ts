import { ImageSource } from 'pixi.js';
import { describe, expect, it, vi } from 'vitest';
import { SheetStream } from './sheet-stream.ts';

/** A store whose loads finish when the test says so. */
function storeOf(failing: ReadonlySet<string> = new Set()) {
  const loaded = new Set<string>();
  const asked: string[] = [];
  const source = Object.create(ImageSource.prototype) as ImageSource;
  return {
    loaded,
    asked,
    load: async ([id = '']: readonly string[]) => {
      asked.push(id);
      await Promise.resolve();
      if (failing.has(id)) throw new Error(id);
      loaded.add(id);
    },
    isLoaded: (id: string) => loaded.has(id),
    sourceOf: () => source,
  };
}

describe('a stream of sheets', () => {
  it('brings what is wanted in its order, two at a time, each taken up before it is told of', async () => {
    const store = storeOf();
    const events: string[] = [];
    const stream = new SheetStream(store, async () => void events.push('taken up'), {
      onArrived: (id) => events.push(id),
      onFailure: (error) => events.push(String(error)),
    });
    stream.want(['a', 'b', 'c']);
    expect(store.asked).toEqual(['a', 'b']);
    await vi.waitFor(() => expect(stream.isBusy).toBe(false));
    expect(store.asked).toEqual(['a', 'b', 'c']);
    expect(events.filter((one) => one !== 'taken up')).toEqual(['a', 'b', 'c']);
    expect(events[0]).toBe('taken up');
  });

  it('leaves out what is there and what is no longer wanted', async () => {
    const store = storeOf();
    store.loaded.add('a');
    const stream = new SheetStream(store, async () => undefined, {
      onArrived: () => undefined,
      onFailure: () => undefined,
    });
    stream.want(['a', 'b', 'c', 'd']);
    stream.want(['e']);
    await vi.waitFor(() => expect(stream.isBusy).toBe(false));
    expect(store.asked).toEqual(['b', 'c', 'e']);
  });

  it('tries again by itself, tells when it stays in vain, and once more when asked to', async () => {
    vi.useFakeTimers();
    const failing = new Set(['a']);
    const store = storeOf(failing);
    const failures: unknown[] = [];
    const stream = new SheetStream(store, async () => undefined, {
      onArrived: () => undefined,
      onFailure: (error) => failures.push(error),
    });
    stream.want(['a']);
    await vi.runAllTimersAsync();
    expect(store.asked).toEqual(['a', 'a', 'a']);
    expect(failures).toHaveLength(1);
    stream.want(['a']);
    expect(store.asked).toHaveLength(3);
    failing.clear();
    stream.retry();
    await vi.runAllTimersAsync();
    expect(store.loaded.has('a')).toBe(true);
    vi.useRealTimers();
  });
});
