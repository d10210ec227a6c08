// How a run comes to be played here: held by this tab alone, read from the device, gone on with or begun.
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import { dropRun, readRun, type StoredRun } from '#src/lib/attempts/practice-runs.ts';
import { holdRun, type RunHold } from '#src/lib/attempts/run-hold.ts';
import { isToGoOn, newRun, RunLog } from '#src/lib/attempts/run-log.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { TASK_VIEWS } from '#tasks/views.ts';

type Standing =
  | { readonly kind: 'opening' }
  | { readonly kind: 'left'; readonly left: StoredRun }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'running'; readonly log: RunLog };

interface RunDoor {
  readonly standing: Standing;
  readonly goOn: (left: StoredRun) => void;
  readonly startOver: () => void;
  /** From the other tab, with all that was done there. */
  readonly takeHere: () => void;
}

const now = (): string => new Date().toISOString();

/**
 * What is found at the door: the hold of the run, if this tab has it, and what was kept. Player and judge are loaded before:
 * by the end of a run the connection may be gone, and a reloaded page has let go of the run meanwhile.
 */
async function enter(
  id: string,
  simulation: PracticeCase['simulation'],
  steal: boolean,
  onLost: () => void,
): Promise<{ readonly hold: RunHold; readonly stored: StoredRun | undefined } | undefined> {
  const { answer, judge } = TASK_VIEWS[simulation];
  // What did not load is loaded again when it is needed.
  await Promise.allSettled([answer.load(), judge()]);
  const hold = await holdRun(id, steal, onLost);
  return hold && { hold, stored: await readRun(id) };
}

/** @param id the run's; undefined until it is known who plays */
export function useKeptRun(id: string | undefined, { simulation, play }: PracticeCase): RunDoor {
  const { t } = useTranslation('kept-run');
  const [standing, setStanding] = useState<Standing>({ kind: 'opening' });
  const [visit, setVisit] = useState({ steal: false });
  const { caseRevision, rulesetRevision, codeVersion } = play;
  // The case may be asked for anew while it is played: only another revision of it makes another run.
  const pins = useMemo(
    () => ({ caseRevision, rulesetRevision, codeVersion }),
    [caseRevision, rulesetRevision, codeVersion],
  );
  const [isUnkept, setUnkept] = useState(false);
  useEffect(() => {
    if (isUnkept) showToast({ tone: 'warning', text: t('unkept') });
  }, [isUnkept, t]);
  const begin = useCallback((from: StoredRun): void => {
    setStanding({ kind: 'running', log: new RunLog(from, () => setUnkept(true)) });
  }, []);
  useEffect(() => {
    if (id === undefined) return undefined;
    let isGone = false;
    let held: RunHold | undefined;
    const onLost = (): void => setStanding({ kind: 'elsewhere' });
    void enter(id, simulation, visit.steal, onLost).then((entered) => {
      held = entered?.hold;
      if (isGone) held?.release();
      else if (!entered) onLost();
      else if (!isToGoOn(entered.stored, pins)) begin(newRun(id, pins, now()));
      else if (visit.steal) begin(entered.stored);
      else setStanding({ kind: 'left', left: entered.stored });
    });
    return () => {
      isGone = true;
      held?.release();
    };
  }, [id, simulation, pins, visit, begin]);
  return {
    standing,
    goOn: begin,
    startOver: () => {
      if (id === undefined) return;
      void dropRun(id);
      begin(newRun(id, pins, now()));
    },
    takeHere: () => {
      setStanding({ kind: 'opening' });
      setVisit({ steal: true });
    },
  };
}
