// Plays the draft of a case to keep the run as an example: it gets the verdict that it has now, to be looked at.
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import type { tryTestCaseDraft } from '#contract/calls/test-cases.ts';
import type { CaseExample } from '#contract/entities/case-example.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import type { ExampleOutcome } from '#machines/kit/checks/check-examples.ts';
import { call } from '#src/lib/api/call.ts';
import { randomId } from '#src/lib/device/random-id.ts';
import { sortableId } from '#src/lib/device/sortable-id.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { pinsOf, refreshRecordings, sortRecordings, useRecordings } from '../../recorder/kept-recordings.ts';
import { RecordingRun } from '../../recorder/recording-run.tsx';
import { dropRecordings, type KeptRecording } from '../../recorder/recording-shelf.ts';
import type { CheckRequest } from '../checks/check-work.ts';
import { askChecks } from '../checks/use-case-checks.ts';
import type { CaseSession } from '../case-drafts.ts';
import { verdictOf, withExample } from './example-edits.ts';

/** The draft is saved first: what is played is what the server has. */
async function trialOf(session: CaseSession): Promise<PracticeCase> {
  await session.flush();
  return call<typeof tryTestCaseDraft>('GET', '/test-cases/:id/draft/trial', {
    params: { id: session.view().state.id },
    query: { mode: 'TRAINING' },
  });
}

/** Beside the page, as the checks are; what fails there is judged with the next check. */
function judged(request: CheckRequest): Promise<readonly ExampleOutcome[]> {
  return new Promise((resolve) => {
    const worker = askChecks(
      request,
      (message) => {
        worker.terminate();
        resolve(message.kind === 'EXAMPLES' ? message.examples : []);
      },
      () => {
        worker.terminate();
        resolve([]);
      },
    );
  });
}

async function exampleOf(
  { play, key }: PracticeCase,
  entries: readonly LogEntry[],
  title: string,
): Promise<CaseExample> {
  const example = { id: randomId(), title, entries: [...entries] };
  const any = { passed: true, gates: [], least: 0, most: 100 };
  if (key === null) return { ...example, verdict: any };
  const [got] = await judged({ play, key, examples: [{ ...example, verdict: any }], isWhole: false });
  return { ...example, verdict: got === undefined ? any : verdictOf(got) };
}

interface RecordExampleProps {
  readonly session: CaseSession;
  readonly onClose: () => void;
}

export function RecordExample({ session, onClose }: RecordExampleProps): ReactElement {
  const { t } = useTranslation(['test-cases', 'common']);
  const trial = useQuery({
    queryKey: ['example to record', session.view().state.id],
    queryFn: () => trialOf(session),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const of = `example-${session.view().state.id}`;
  const kept = useRecordings(of);
  const [fresh] = useState(() => sortableId());
  if (trial.isError)
    return (
      <>
        <div>
          <Button variant="secondary" text={t('common:actions.close')} onClick={onClose} />
        </div>
        <QueryError query={trial} />
      </>
    );
  if (trial.data === undefined || kept.data === undefined)
    return <Loader label={t('common:loading')} fullPage />;
  const { data } = trial;
  const leave = (): void => void refreshRecordings(of).then(onClose);
  const { unfinished, older } = sortRecordings(kept.data, pinsOf(data));
  const keep = async ({ id, log }: KeptRecording): Promise<void> => {
    const number = (session.view().data.examples?.length ?? 0) + 1;
    const example = await exampleOf(data, log.entries, t('examples.new', { number }));
    session.edit(null, (now) => withExample(now, example));
    // One left in the middle of an older start can't go on.
    await dropRecordings([id, ...older.map((one) => one.id)]);
    leave();
  };
  return (
    <RecordingRun
      recorded={data}
      id={unfinished[0]?.id ?? fresh}
      of={of}
      marksWrong={false}
      onLeave={leave}
      onDone={(recording) => void keep(recording)}
    />
  );
}
