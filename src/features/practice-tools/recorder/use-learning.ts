// Learning an order: begun, followed, ended; each answer learns anew.
import { useEffect, useRef, useState } from 'react';
import type { OrderAnswer } from '#machines/kit/induction/induce-order.ts';
import type { LearnMessage, LearnQuestion, ToldOrder } from './learn-work.ts';

type LearningState =
  | { readonly kind: 'NONE' }
  | { readonly kind: 'RUNNING'; readonly share: number; readonly last: ToldOrder | undefined }
  /** A recording can't be played again, or the worker failed. */
  | { readonly kind: 'FAILED' }
  | { readonly kind: 'DONE'; readonly order: ToldOrder };

export interface Learning {
  readonly state: LearningState;
  readonly start: (question: Omit<LearnQuestion, 'answers'>) => void;
  readonly answer: (name: string, answer: OrderAnswer) => void;
  readonly cancel: () => void;
}

type Answers = ReadonlyMap<string, OrderAnswer>;

export function useLearning(): Learning {
  const [state, setState] = useState<LearningState>({ kind: 'NONE' });
  const worker = useRef<Worker>(undefined);
  const asked = useRef<{ question: Omit<LearnQuestion, 'answers'>; answers: Answers }>(undefined);
  const end = (): void => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(() => end, []);
  const learn = (question: Omit<LearnQuestion, 'answers'>, answers: Answers, last: ToldOrder | undefined) => {
    end();
    asked.current = { question, answers };
    setState({ kind: 'RUNNING', share: 0, last });
    const made = new Worker(new URL('./learn-worker.ts', import.meta.url), { type: 'module' });
    worker.current = made;
    made.addEventListener('message', ({ data }: MessageEvent<LearnMessage>) => {
      if (data.kind === 'PROGRESS') {
        setState({ kind: 'RUNNING', share: data.share, last });
        return;
      }
      end();
      setState(data.order === null ? { kind: 'FAILED' } : { kind: 'DONE', order: data.order });
    });
    made.addEventListener('error', () => {
      end();
      setState({ kind: 'FAILED' });
    });
    made.postMessage({ ...question, answers: [...answers] } satisfies LearnQuestion);
  };
  return {
    state,
    start: (question) => learn(question, new Map(), undefined),
    answer: (name, given) => {
      if (asked.current === undefined || state.kind !== 'DONE') return;
      const { question, answers } = asked.current;
      learn(question, new Map([...answers, [name, given]]), state.order);
    },
    cancel: () => {
      end();
      setState({ kind: 'NONE' });
    },
  };
}
