// The checks of a draft as it is saved: begun, followed, ended; what they found stands for the version that was checked.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import type { tryTestCaseDraft } from '#contract/calls/test-cases.ts';
import type { CaseDraft } from '#contract/entities/case-draft.ts';
import { isSameJson } from '#contract/merge/merge.ts';
import { call } from '#src/lib/api/call.ts';
import type { ToldReport } from '#tasks/check.ts';
import type { CaseSession } from '../case-drafts.ts';
import { withKey } from '../draft-edits.ts';
import type { CheckedCase, CheckMessage, CheckRequest } from './check-work.ts';

type ChecksState =
  | { readonly kind: 'NONE' }
  | { readonly kind: 'RUNNING'; readonly share: number }
  | { readonly kind: 'FAILED'; readonly reason: string }
  | {
      readonly kind: 'DONE';
      readonly report: CheckedCase;
      readonly trial: PracticeCase;
      readonly of: CaseDraft;
    };

export interface CaseChecksRun {
  readonly state: ChecksState;
  readonly start: () => void;
  readonly cancel: () => void;
}

/** Whether the checks were of a case that is played and judged as the draft is. */
export function isOfDraft({ of: one }: { readonly of: CaseDraft }, other: CaseDraft): boolean {
  // Publishing names the play by its case, and says of each list that the rules have and the case does without that it is empty.
  const ofIt = ({ play: { id: _id, ...play }, key, seed, examples }: CaseDraft): unknown => {
    const said = Object.entries(key.reference).filter(([, value]) => !isSameJson(value, []));
    return [play, { ...key, reference: Object.fromEntries(said) }, seed, examples ?? []];
  };
  return isSameJson(ofIt(one), ofIt(other));
}

type Keys = CaseDraft['key'];

/** A way that was searched for becomes the case's own. */
function takeWay(session: CaseSession, { way, isSearched }: ToldReport): void {
  if (way === null || !isSearched) return;
  session.edit(null, (now) => withKey(now, { way: [...way] as NonNullable<Keys['way']> }));
}

export function askChecks(
  question: CheckRequest,
  onMessage: (message: CheckMessage) => void,
  onError: () => void,
): Worker {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<CheckMessage>) => onMessage(data));
  worker.addEventListener('error', onError);
  worker.postMessage(question);
  return worker;
}

export function useCaseChecks(session: CaseSession): CaseChecksRun {
  const { t } = useTranslation('test-cases');
  const [state, setState] = useState<ChecksState>({ kind: 'NONE' });
  const worker = useRef<Worker>(undefined);
  const end = (): void => {
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(() => end, []);
  const start = async (): Promise<void> => {
    end();
    setState({ kind: 'RUNNING', share: 0 });
    try {
      await session.flush();
      const { id } = session.view().state;
      const trial = await call<typeof tryTestCaseDraft>('GET', '/test-cases/:id/draft/trial', {
        params: { id },
        query: { mode: 'TRAINING' },
      });
      const { play, key } = trial;
      if (key === null) return;
      const onMessage = (message: CheckMessage): void => {
        if (message.kind === 'EXAMPLES') return;
        if (message.kind === 'PROGRESS') {
          setState({ kind: 'RUNNING', share: message.share });
          return;
        }
        end();
        takeWay(session, message.report);
        setState({ kind: 'DONE', report: message.report, trial, of: session.view().data });
      };
      worker.current = askChecks(
        { play, key, examples: session.view().data.examples ?? [], isWhole: true },
        onMessage,
        () => {
          end();
          setState({ kind: 'FAILED', reason: t('checking.failed') });
        },
      );
    } catch (error) {
      setState({ kind: 'FAILED', reason: (error as Error).message });
    }
  };
  return {
    state,
    start: () => void start(),
    cancel: () => {
      end();
      setState({ kind: 'NONE' });
    },
  };
}
