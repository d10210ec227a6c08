// Learning an order: begun, followed, ended; each answer learns anew.
import { useEffect, useRef, useState } from 'react';
import type { OrderAnswer } from '#machines/kit/induction/induce-order.ts';
import type { LearnMessage, LearnQuestion, OrderAnswers, ToldOrder } from './learn-work.ts';

type LearningState =
  | { readonly kind: 'NONE' }
  | { readonly kind: 'RUNNING'; readonly share: number; readonly last: ToldOrder | undefined }
  /** A recording can't be played again, or the worker failed. */
  | { readonly kind: 'FAILED' }
  | { readonly kind: 'DONE'; readonly order: ToldOrder };

export interface Learning {
  readonly state: LearningState;
  readonly start: (question: LearnQuestion) => void;
  readonly answer: (name: string, answer: OrderAnswer) => void;
  /** Asks anew what was answered last; undefined: nothing was answered. */
  readonly unanswer: (() => void) | undefined;
  readonly cancel: () => void;
}

/** @param onAnswers told all answers, when there is another one or one less */
export function useLearning(onAnswers: (answers: OrderAnswers) => void): Learning {
  const [state, setState] = useState<LearningState>({ kind: 'NONE' });
  const worker = useRef<Worker>(undefined);
  const [asked, setAsked] = useState<LearnQuestion>();
  const end = (): void => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(() => end, []);
  const learn = (question: LearnQuestion, last: ToldOrder | undefined) => {
    end();
    setAsked(question);
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
    made.postMessage(question);
  };
  const learnBy = (change: (answers: OrderAnswers) => OrderAnswers): void => {
    if (asked === undefined || state.kind !== 'DONE') return;
    const answers = change(asked.answers);
    onAnswers(answers);
    learn({ ...asked, answers }, state.order);
  };
  return {
    state,
    start: (question) => learn(question, undefined),
    answer: (name, given) =>
      learnBy((answers) => [...answers.filter(([known]) => known !== name), [name, given]]),
    unanswer:
      asked === undefined || asked.answers.length === 0
        ? undefined
        : () => learnBy((answers) => answers.slice(0, -1)),
    cancel: () => {
      end();
      setState({ kind: 'NONE' });
    },
  };
}
