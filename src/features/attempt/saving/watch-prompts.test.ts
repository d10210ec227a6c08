import { expect, test, vi } from 'vitest';
import type { Prompt } from '#contract/entities/prompts.ts';
import { ASK_PROMPTS_MS, watchPrompts } from './watch-prompts.ts';

const prompt = (number: number, seenAt: string | null = null): Prompt => ({
  number,
  taskId: 't',
  at: '2026-11-28T10:00:00.000Z',
  byName: 'Анна',
  words: `${number}`,
  pointed: null,
  seenAt,
});

function rig(answers: (readonly Prompt[] | undefined)[]) {
  let nowMs = 0;
  let waiting: (() => void) | undefined;
  const shown: number[] = [];
  const ask = vi.fn(async () => {
    await Promise.resolve();
    const next = answers.shift();
    if (next === undefined) throw new Error('not reached');
    return next;
  });
  const watching = watchPrompts({
    ask,
    onPrompt: ({ number }) => shown.push(number),
    nowMs: () => nowMs,
    later(act, ms) {
      expect(ms).toBe(ASK_PROMPTS_MS);
      waiting = act;
      return () => (waiting = undefined);
    },
  });
  const settle = () => vi.waitFor(() => Promise.resolve());
  const pass = async (ms: number): Promise<void> => {
    nowMs += ms;
    const act = waiting;
    waiting = undefined;
    act?.();
    await settle();
  };
  return { watching, ask, shown, settle, pass, isWaiting: () => waiting !== undefined };
}

test('asks once the server tells of more than it knows, and then each second for three minutes', async () => {
  const { watching, ask, shown, settle, pass, isWaiting } = rig([[prompt(1)], [], [prompt(2)], []]);
  watching.hear(0);
  expect(ask).not.toHaveBeenCalled();
  watching.hear(1);
  await settle();
  await pass(1000);
  await pass(1000);
  expect([shown, ask.mock.calls]).toEqual([
    [1, 2],
    [[0], [1], [1]],
  ]);
  await pass(180_000);
  expect(isWaiting()).toBe(false);
  watching.hear(2);
  expect(ask).toHaveBeenCalledTimes(4);
});

test('what was received before is not shown again, and a lost answer is asked for with the next news', async () => {
  const { watching, shown, settle, isWaiting } = rig([undefined, [prompt(1, 'before'), prompt(2)]]);
  watching.hear(2);
  await settle();
  expect([shown, isWaiting()]).toEqual([[], false]);
  watching.hear(2);
  await settle();
  expect(shown).toEqual([2]);
  watching.stop();
  expect(isWaiting()).toBe(false);
});
