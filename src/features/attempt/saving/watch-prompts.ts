// TRAINING: hears by what the server tells anyway that a teacher has given prompts, and asks for them often while one is at it.
import type { Prompt } from '#contract/entities/prompts.ts';

/** A teacher who gave a prompt is taken to be at it for so long. */
const ACCOMPANIED_MS = 180_000;
/** Meanwhile the next one is asked for so often. */
export const ASK_PROMPTS_MS = 1000;

interface PromptWatch {
  /** The prompts after this number, in order; rejects where the server is not reached. */
  readonly ask: (after: number) => Promise<readonly Prompt[]>;
  /** The newest that had not been received before. */
  readonly onPrompt: (prompt: Prompt) => void;
  readonly nowMs: () => number;
  /** Runs `act` after a while; gives a function that calls it off. */
  readonly later: (act: () => void, ms: number) => () => void;
}

export interface PromptWatching {
  /** The server told how many there are. */
  hear(count: number): void;
  stop(): void;
}

export function watchPrompts({ ask, onPrompt, nowMs, later }: PromptWatch): PromptWatching {
  let known = 0;
  let until = 0;
  let isAsking = false;
  let isStopped = false;
  let callOff: (() => void) | undefined;

  async function askOnce(): Promise<void> {
    callOff = undefined;
    isAsking = true;
    try {
      const prompts = await ask(known);
      const [last, fresh] = [prompts.at(-1), prompts.findLast(({ seenAt }) => seenAt === null)];
      if (isStopped || last === undefined) return;
      known = last.number;
      if (fresh === undefined) return;
      until = nowMs() + ACCOMPANIED_MS;
      onPrompt(fresh);
    } catch {
      // The saver tells of a lost connection; this is asked again with what the server tells next.
    } finally {
      isAsking = false;
      if (!isStopped && nowMs() < until) callOff = later(() => void askOnce(), ASK_PROMPTS_MS);
    }
  }

  return {
    hear(count) {
      if (count <= known || isAsking || isStopped) return;
      callOff?.();
      void askOnce();
    },
    stop() {
      isStopped = true;
      callOff?.();
    },
  };
}
