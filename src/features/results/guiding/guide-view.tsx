// ?attempt=&task=&guide=: a learner's scene in TRAINING while they play, with what one points at and says in it.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { guideScene } from '#contract/calls/prompts.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { call } from '#src/lib/api/call.ts';
import { followedRun } from '#src/lib/attempts/followed-run.ts';
import { useCan } from '#src/lib/session/current-user.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { useFullBleed } from '#src/ui/layout/full-bleed.ts';
import { QueryError } from '#src/ui/loaded/query-error.tsx';
import { TASK_VIEWS } from '#tasks/views.ts';
import { GivePrompt } from './give-prompt.tsx';

interface GuideViewProps {
  readonly attemptId: string;
  readonly taskId: string;
  readonly onClose: () => void;
}

export function GuideView({ attemptId, taskId, onClose }: GuideViewProps): ReactElement {
  const { t } = useTranslation(['guiding', 'common']);
  const language = useLanguage();
  const format = useFormat();
  const mayGuide = useCan('EXECUTIONS_ACT');
  useFullBleed();
  const client = useQueryClient();
  const followed = useQuery(
    followedRun(client, ['guided', attemptId, taskId], (query, signal) =>
      call<typeof guideScene>('GET', '/completed-work/:id/tasks/:taskId/scene', {
        params: { id: attemptId, taskId },
        query,
        signal,
      }),
    ),
  );
  if (followed.data === undefined) {
    if (followed.isPending) return <Loader label={t('common:loading')} fullPage />;
    return (
      <>
        <QueryError query={followed} />
        <Button variant="secondary" text={t('common:actions.back')} onClick={onClose} />
      </>
    );
  }
  const { run, replay, isRunning, asOf } = followed.data;
  const { Screen } = TASK_VIEWS[replay.simulation.simulation].replay;
  const guiding = isRunning && mayGuide;
  return (
    <Suspense fallback={<Loader label={t('common:loading')} fullPage />}>
      <Screen
        key={run}
        replay={replay}
        language={language}
        startAtMs={Number.MAX_SAFE_INTEGER}
        live={{
          isRunning,
          isFresh: !followed.isError,
          heardAt: format.time(asOf),
          closeText: t('close'),
          guiding: guiding
            ? (pointing) => <GivePrompt attemptId={attemptId} taskId={taskId} pointing={pointing} />
            : undefined,
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}
