// The debriefing of a simulation beyond its grade: loaded with the log itself, apart from the report.
import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getReplay } from '#contract/calls/completed-work.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/api/call-query.ts';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { useHiddenNames } from '#src/ui/navigation/use-hidden-names.ts';
import { TASK_VIEWS } from '#tasks/views.ts';

interface DebriefPanelProps {
  readonly attemptId: string;
  readonly taskId: string;
  readonly onMoment: (atMs: number) => void;
}

/**
 * Renders nothing if there is nothing to show or the log could not be loaded: the grade is shown without it.
 */
export function DebriefPanel({ attemptId, taskId, onMoment }: DebriefPanelProps): ReactElement | null {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { isHidden } = useHiddenNames();
  const replay = useQuery({
    ...callQuery<typeof getReplay>('/completed-work/:id/tasks/:taskId/replay', {
      params: { id: attemptId, taskId },
      query: isHidden ? { names: 'false' } : {},
    }),
    staleTime: Infinity,
  });
  if (!replay.data) return null;
  const { debrief, filledIn } = TASK_VIEWS[replay.data.simulation.simulation];
  const { simulation, entries } = replay.data;
  return (
    <Suspense fallback={<Loader label={t('loading')} />}>
      {filledIn === null ? null : <filledIn.Screen {...{ simulation, entries, language }} />}
      <debrief.Screen
        simulation={simulation}
        entries={entries}
        grade={replay.data.grade}
        reference={replay.data.reference}
        language={language}
        onMoment={onMoment}
      />
    </Suspense>
  );
}
