// What becomes of the cases under the rules as they are now: begun, followed, ended.
import { useEffect, useRef, useState } from 'react';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { CaseEffect } from '#machines/kit/checks/case-effect.ts';

/** A case whose replay takes longer than this is given up, and all after it. */
const MAX_SILENCE_MS = 60_000;

/** What a worker says of each case; `at`: the place of the case in the request. */
export interface EffectMessage {
  readonly at: number;
  readonly effect: CaseEffect;
}

interface NamedCase {
  readonly id: string;
  readonly title: Trilingual;
}

export interface CaseRow extends NamedCase {
  /** undefined: it was not replayed yet. */
  readonly effect: CaseEffect | undefined;
}

type EffectsState =
  | { readonly kind: 'NONE' }
  | { readonly kind: 'FAILED'; readonly reason: string }
  | {
      readonly kind: 'RUNNING' | 'DONE' | 'STOPPED';
      readonly rows: readonly CaseRow[];
      /** The rules that were replayed. */
      readonly of: unknown;
    };

export interface Effects {
  readonly state: EffectsState;
  readonly start: () => void;
  readonly cancel: () => void;
}

interface Replay {
  /** The rules of now. */
  readonly of: unknown;
  readonly ready: () => Promise<{ readonly cases: readonly NamedCase[]; readonly request: unknown }>;
  /** Answers the request with an `EffectMessage` for each case, in their order. */
  readonly worker: () => Worker;
}

export function useEffects({ of, ready, worker: newWorker }: Replay): Effects {
  const [state, setState] = useState<EffectsState>({ kind: 'NONE' });
  const worker = useRef<Worker>(undefined);
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Raised with each beginning and end: what was still being read for an earlier one is left alone. */
  const turn = useRef(0);
  const end = (): void => {
    turn.current += 1;
    clearTimeout(silence.current);
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(() => end, []);
  const stop = (): void => {
    end();
    setState((now) => ('rows' in now ? { ...now, kind: 'STOPPED' } : { kind: 'NONE' }));
  };
  const listen = (): void => {
    clearTimeout(silence.current);
    silence.current = setTimeout(stop, MAX_SILENCE_MS);
  };
  const take = ({ at, effect }: EffectMessage): void => {
    listen();
    setState((now) => {
      if (!('rows' in now)) return now;
      const rows = now.rows.map((row, order) => (order === at ? { ...row, effect } : row));
      const isDone = at === rows.length - 1;
      if (isDone) end();
      return { ...now, rows, kind: isDone ? 'DONE' : 'RUNNING' };
    });
  };
  const start = async (): Promise<void> => {
    end();
    const mine = turn.current;
    setState({ kind: 'RUNNING', rows: [], of });
    try {
      const { cases, request } = await ready();
      if (mine !== turn.current) return;
      const rows = cases.map(({ id, title }) => ({ id, title, effect: undefined }));
      setState({ kind: rows.length === 0 ? 'DONE' : 'RUNNING', rows, of });
      if (rows.length === 0) return;
      const begun = newWorker();
      worker.current = begun;
      begun.addEventListener('message', ({ data }: MessageEvent<EffectMessage>) => take(data));
      begun.addEventListener('error', stop);
      listen();
      begun.postMessage(request);
    } catch (error) {
      if (mine === turn.current) setState({ kind: 'FAILED', reason: (error as Error).message });
    }
  };
  return { state, start: () => void start(), cancel: stop };
}
