// A chain by doing: a case is played the right way, once or in several orders; what their order has to be is learned and asked.
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getOrderRules } from '#contract/calls/practice-tools.ts';
import type { tryTestCaseDraft } from '#contract/calls/test-cases.ts';
import type { PracticeSimulation } from '#contract/entities/practice-tools.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { useAddress } from '#src/ui/navigation/use-address.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { CaseSource } from '../cases/case-source.tsx';
import { ToolsHead } from '../parts/tools-head.tsx';
import styles from '../practice-tools.module.css';
import { SIMULATIONS } from '../tools-address.ts';
import { Recordings, RUN_PARAM } from './recordings.tsx';

// What is recorded stands in the address: a page that is loaded again knows it.
const SIMULATION = 'simulation';
const CASE = 'case';

interface RecorderProps {
  /** How a chain is made: by doing, or as a drawing. */
  readonly choice: ReactElement;
}

export function Recorder({ choice }: RecorderProps): ReactElement {
  const [params] = useAddress();
  const caseId = params.get(CASE);
  // What is recorded fills the window: nothing of the page stands above it.
  const head = <Head choice={choice} />;
  const isRunning = caseId !== null && params.get(RUN_PARAM) !== null;
  return (
    <div className={styles.page}>
      {isRunning ? null : head}
      {caseId === null ? null : <OfCase key={caseId} id={caseId} headOfError={isRunning ? head : null} />}
    </div>
  );
}

function Head({ choice }: RecorderProps): ReactElement {
  const { t } = useTranslation(['recorder', 'practice-tools']);
  const [params, change] = useAddress();
  const simulation = SIMULATIONS.find((one) => one === params.get(SIMULATION)) ?? 'ROOM';
  const choose = (next: PracticeSimulation, id: string | null): void =>
    change(
      (old) => {
        old.set(SIMULATION, next);
        old.delete(RUN_PARAM);
        if (id === null) old.delete(CASE);
        else old.set(CASE, id);
        return old;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <ToolsHead title={t('title')} lead={t('lead')} />
      {choice}
      <Card title={t('what.title')} subtitle={t('what.how')}>
        <div className={styles.form}>
          <RadioGroup
            look="segments"
            label={t('practice-tools:simulation')}
            value={simulation}
            onChange={(next) => choose(next, null)}
            options={SIMULATIONS.map((value) => ({ value, label: t(`practice-tools:simulations.${value}`) }))}
          />
          <CaseSource
            key={simulation}
            label={t('what.case')}
            simulation={simulation}
            value={params.get(CASE)}
            onChange={(id) => choose(simulation, id)}
          />
        </div>
      </Card>
    </>
  );
}

interface OfCaseProps {
  readonly id: string;
  /** Stands above a case that can't be played, where it is not there anyway: another one is taken. */
  readonly headOfError: ReactElement | null;
}

/** The case as it is played by an author, with the rules of its simulation. */
function OfCase({ id, headOfError }: OfCaseProps): ReactElement {
  const recorded = useQuery({
    ...callQuery<typeof tryTestCaseDraft>('/test-cases/:id/draft/trial', {
      params: { id },
      query: { mode: 'TRAINING' },
    }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const simulation = recorded.data?.simulation;
  const rules = useQuery({
    ...callQuery<typeof getOrderRules>('/practice-order-rules/:simulation', {
      params: { simulation: simulation ?? 'ROOM' },
    }),
    enabled: simulation !== undefined,
    staleTime: Infinity,
  });
  if (recorded.isError)
    return (
      <>
        {headOfError}
        <QueryError query={recorded} />
      </>
    );
  if (rules.isError) return <QueryError query={rules} />;
  if (recorded.isPending || rules.isPending) return <Skeleton shape="block" height="160px" />;
  return <Recordings recorded={recorded.data} rules={rules.data} />;
}
