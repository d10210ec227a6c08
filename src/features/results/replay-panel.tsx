// Loads what a replay needs and passes it to the replay screen of its simulation.
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getReplay } from '#contract/calls/completed-work.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { useFullBleed } from '#src/ui/layout/full-bleed.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { TASK_VIEWS } from '#tasks/views.ts';

interface ReplayPanelProps {
  readonly attemptId: string;
  readonly taskId: string;
  readonly startAtMs: number;
  readonly startStep: string | undefined;
  readonly mayTakeOver: boolean;
  readonly onClose: () => void;
}

export function ReplayPanel({
  attemptId,
  taskId,
  startAtMs,
  startStep,
  mayTakeOver,
  onClose,
}: ReplayPanelProps): ReactElement {
  const { t } = useTranslation(['results', 'common']);
  const language = useLanguage();
  useFullBleed();
  const replay = useQuery({
    ...callQuery<typeof getReplay>('/completed-work/:id/tasks/:taskId/replay', {
      params: { id: attemptId, taskId },
    }),
    staleTime: Infinity,
  });
  if (replay.isPending) return <Loader label={t('common:loading')} fullPage />;
  if (replay.isError) {
    return (
      <>
        <QueryError query={replay} />
        <Button variant="secondary" text={t('common:actions.back')} onClick={onClose} />
      </>
    );
  }
  const { Screen } = TASK_VIEWS[replay.data.simulation.simulation].replay;
  return (
    <Suspense fallback={<Loader label={t('common:loading')} fullPage />}>
      <Screen
        replay={replay.data}
        language={language}
        startAtMs={startAtMs}
        startStep={startStep}
        mayTakeOver={mayTakeOver}
        onClose={onClose}
      />
    </Suspense>
  );
}
