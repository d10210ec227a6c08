// Loads what a replay needs and gives it to the replay screen of its simulation.
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getReplay } from '#contract/calls/completed-work.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/call-query.ts';
import { useFullBleed } from '#src/lib/full-bleed.ts';
import { ErrorState } from '#src/ui/empty-state.tsx';
import { Loader } from '#src/ui/loader.tsx';
import { replayScreens } from '#tasks/replay-screens.ts';

export interface ReplayPanelProps {
  readonly attemptId: string;
  readonly taskId: string;
  readonly startAtMs: number;
  readonly startStep: string | undefined;
  readonly mayTakeOver: boolean;
  readonly onClose: () => void;
}

const lazyScreens = Object.fromEntries(
  Object.entries(replayScreens).map(([name, load]) => [name, lazy(async () => ({ default: await load() }))]),
);

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
  const Screen = replay.data && lazyScreens[replay.data.simulation.simulation];
  if (replay.isError || !Screen) {
    return (
      <ErrorState
        title={replay.error?.message ?? t('common:errors.load')}
        retryText={t('common:actions.back')}
        onRetry={onClose}
      />
    );
  }
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
