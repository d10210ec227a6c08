import { describe, expect, it, test } from 'vitest';
import type { AttemptStanding } from '#contract/entities/attempt.ts';
import { ASK_EVERY_MS, newsOf, watchStanding } from './watch-standing.ts';

const STANDING: AttemptStanding = {
  status: 'IN_PROGRESS',
  writer: 3,
  nextSequence: 5,
  deadline: null,
  heldUntil: null,
  prompts: 0,
  serverNow: '2026-03-01T08:00:00.000Z',
};

test.each([
  ['as it was', STANDING, undefined],
  ['another device writes', { ...STANDING, writer: 4 }, 'TAKEN_OVER'],
  ['an older number, of an answer overtaken', { ...STANDING, writer: 2 }, undefined],
  ['the deadline has come', { ...STANDING, status: 'CLOSING' as const }, 'CLOSED'],
  ['submitted elsewhere', { ...STANDING, status: 'REVIEWED' as const, writer: 4 }, 'CLOSED'],
])('%s', (_name, given, news) => {
  expect(newsOf(given, 3)).toBe(news);
});

function rig(answers: (() => Promise<AttemptStanding>)[]) {
  const planned: { act: () => void; ms: number }[] = [];
  const heard: AttemptStanding[] = [];
  let asked = 0;
  let shown = true;
  const watch = watchStanding({
    ask: () => (answers[asked++] ?? (() => Promise.resolve(STANDING)))(),
    onStanding: (news) => heard.push(news),
    isShown: () => shown,
    later: (act, ms) => {
      planned.push({ act, ms });
      return () => void planned.pop();
    },
  });
  const pass = async (): Promise<void> => {
    planned.shift()?.act();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { watch, planned, heard, pass, asked: () => asked, hide: () => (shown = false) };
}

describe('watching how an attempt stands', () => {
  it('asks often enough to know within 5 s', () => {
    expect(ASK_EVERY_MS).toBeLessThan(5000);
    expect(rig([]).planned.map(({ ms }) => ms)).toEqual([ASK_EVERY_MS]);
  });

  it('asks on after a lost answer', async () => {
    const { pass, heard, asked } = rig([() => Promise.reject(new Error('no network'))]);
    await pass();
    await pass();
    expect([asked(), heard.length]).toEqual([2, 1]);
  });

  it('rests while the page is hidden, and can be asked at once', async () => {
    const { watch, pass, asked, hide } = rig([]);
    hide();
    await pass();
    expect(asked()).toBe(0);
    watch.askNow();
    expect(asked()).toBe(1);
  });

  it('asks only when the server told nothing by itself meanwhile', async () => {
    const { watch, planned, pass, asked } = rig([]);
    for (let save = 0; save < 5; save += 1) watch.putOff();
    expect([asked(), planned.map(({ ms }) => ms)]).toEqual([0, [ASK_EVERY_MS]]);
    await pass();
    expect(asked()).toBe(1);
    watch.stop();
    watch.putOff();
    expect(planned).toEqual([]);
  });

  it('says nothing after it was stopped', async () => {
    const { watch, pass, heard } = rig([]);
    const passed = pass();
    watch.stop();
    await passed;
    expect(heard).toEqual([]);
  });
});
