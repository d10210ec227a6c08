// The recordings of one case, one of them open or the list of them, and what is learned of their order.
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import type { OrderRules } from '#contract/entities/order-rules.ts';
import type { ChainDraft } from '#contract/entities/practice-tools.ts';
import { sortableId } from '#src/lib/device/sortable-id.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { beginChain, refreshChains } from '../chains/chain-drafts.ts';
import { recordedChainPath } from '../tools-address.ts';
import {
  answersOf,
  isOfNow,
  pinsOf,
  refreshRecordings,
  sortRecordings,
  useRecordings,
  type SortedRecordings,
} from './kept-recordings.ts';
import { LearnedOrder } from './learned-order.tsx';
import { recordedChain, recordedWayOf } from './recorded-chain.ts';
import { RecordingList } from './recording-list.tsx';
import { RecordingRun } from './recording-run.tsx';
import { dropRecordings, keepAnswers, keepRecording } from './recording-shelf.ts';
import { areHeld } from './use-held-recording.ts';
import { useLearning } from './use-learning.ts';

/** The parameter of the address that names the recording that is open: a page that is loaded again goes on with it. */
export const RUN_PARAM = 'run';

interface RecordingsProps {
  readonly recorded: PracticeCase;
  readonly rules: OrderRules;
}

/** What was learned becomes the draft of a chain, opened at once; one draft, however often it is tried. */
function useTakenChain(caseId: string, onTaken: () => Promise<void>) {
  const navigate = useNavigate();
  const [draftId] = useState(sortableId);
  return useMutation({
    mutationFn: (chain: ChainDraft) => beginChain(chain, draftId),
    onSuccess: async ({ id }) => {
      await onTaken();
      await refreshChains();
      void navigate(recordedChainPath(id, caseId));
    },
  });
}

/** The recording that is open; undefined: the list of them is. */
function useOpenedRun(): readonly [id: string | undefined, open: (id: string | undefined) => void] {
  const [params, change] = useAddress();
  const open = useCallback(
    (id: string | undefined): void =>
      change(
        (old) => {
          if (id === undefined) old.delete(RUN_PARAM);
          else old.set(RUN_PARAM, id);
          return old;
        },
        { replace: true },
      ),
    [change],
  );
  return [params.get(RUN_PARAM) ?? undefined, open];
}

const NO_TEXT = { ru: '', en: '', ch: '' };

export function Recordings(props: RecordingsProps): ReactElement {
  const { recorded } = props;
  const kept = useRecordings(recorded.id);
  const [run, open] = useOpenedRun();
  const [isBack, setBack] = useState(false);
  const leave = async (): Promise<void> => {
    setBack(true);
    await refreshRecordings(recorded.id);
    open(undefined);
  };
  const opened = kept.data?.find(({ id }) => id === run);
  const canGoOn = opened === undefined || (!opened.isDone && isOfNow(opened, pinsOf(recorded)));
  // An address that was kept may name a recording that is done: its list is shown, with the page around it.
  const isEnded = run !== undefined && !canGoOn;
  useEffect(() => {
    if (isEnded) open(undefined);
  }, [isEnded, open]);
  // The list comes with the page around it: its button takes the focus, and with it the scroll, where it will stay.
  if (kept.data === undefined || isEnded) return <Skeleton shape="block" height="160px" />;
  if (run !== undefined)
    return (
      <RecordingRun
        key={run}
        recorded={recorded}
        id={run}
        of={recorded.id}
        marksWrong
        onLeave={() => void leave()}
        onDone={(done) => void keepRecording({ ...done, isDone: true }).then(leave)}
      />
    );
  return (
    <Recorded {...props} kept={sortRecordings(kept.data, pinsOf(recorded))} isBack={isBack} onOpen={open} />
  );
}

/** @param cancel what is being learned of them is learned no more */
function useDropping(caseId: string, kept: SortedRecordings, cancel: () => void) {
  const { t } = useTranslation('recorder');
  const drop = async (ids: readonly string[], text: string, undo: string): Promise<void> => {
    cancel();
    const gone = [...kept.done, ...kept.unfinished, ...kept.older].filter(({ id }) => ids.includes(id));
    await dropRecordings(ids);
    await refreshRecordings(caseId);
    const bringBack = async (): Promise<void> => {
      await Promise.all(gone.map(keepRecording));
      await refreshRecordings(caseId);
    };
    showToast({ tone: 'success', text, action: { text: undo, run: () => void bringBack() } });
  };
  const dropWithUndo = async (ids: readonly string[]): Promise<void> => {
    if (await areHeld(ids)) {
      showToast({ tone: 'warning', text: t('recordings.held') });
      return;
    }
    const text = t(ids.length === 1 ? 'recordings.dropped' : 'recordings.droppedMany');
    await drop(ids, text, t('recordings.undo'));
  };
  const dropTaken = (ids: readonly string[]): Promise<void> =>
    drop(ids, t('recordings.taken', { count: ids.length }), t('recordings.bringBack', { count: ids.length }));
  return { dropWithUndo, dropTaken };
}

interface RecordedProps extends RecordingsProps {
  readonly kept: SortedRecordings;
  /** One comes from a recording. */
  readonly isBack: boolean;
  readonly onOpen: (id: string) => void;
}

function Recorded({ recorded, rules, kept, isBack, onOpen }: RecordedProps): ReactElement {
  const { play: simulated, key, simulation, title } = recorded;
  const doneIds = kept.done.map(({ id }) => id);
  const learning = useLearning(
    (answers) => void keepAnswers(doneIds, answers).then(() => refreshRecordings(recorded.id)),
  );
  const recordings = kept.done.map(({ log: { entries, notes, wrongs } }) => ({ entries, notes, wrongs }));
  const { dropWithUndo, dropTaken } = useDropping(recorded.id, kept, learning.cancel);
  const take = useTakenChain(recorded.id, () => dropTaken(doneIds));
  return (
    <>
      <RecordingList
        recorded={recorded}
        kept={kept}
        isLearning={learning.state.kind === 'RUNNING'}
        takesFocus={isBack}
        onOpen={onOpen}
        onDrop={(ids) => void dropWithUndo(ids)}
        onLearn={() => {
          if (key !== null)
            learning.start({ play: simulated, key, recordings, rules, answers: answersOf(kept.done) });
        }}
      />
      <LearnedOrder
        learning={learning}
        simulated={simulated}
        isTaking={take.isPending || take.isSuccess}
        refusal={take.error?.message}
        onTake={(order) =>
          take.mutate({
            simulation,
            title,
            description: NO_TEXT,
            reference: recordedChain(simulation, order, rules),
            ...recordedWayOf(order),
          })
        }
      />
    </>
  );
}
