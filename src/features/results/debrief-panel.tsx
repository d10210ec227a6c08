// What a simulation tells about a finished log besides its grade: loaded with the log itself, apart from the report.
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { getReplay } from '#contract/calls/completed-work.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { callQuery } from '#src/lib/call-query.ts';
import { Loader } from '#src/ui/loader.tsx';
import { debriefScreens } from '#tasks/debrief-screens.ts';

export interface DebriefPanelProps {
  readonly attemptId: string;
  readonly taskId: string;
  readonly onMoment: (atMs: number) => void;
}

const lazyScreens = Object.fromEntries(
  Object.entries(debriefScreens).map(([name, load]) => [name, lazy(async () => ({ default: await load() }))]),
);

/** Nothing while there is nothing to tell, and nothing where the log could not be had: the grade stands without it. */
export function DebriefPanel({ attemptId, taskId, onMoment }: DebriefPanelProps): ReactElement | null {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const replay = useQuery({
    ...callQuery<typeof getReplay>('/completed-work/:id/tasks/:taskId/replay', {
      params: { id: attemptId, taskId },
    }),
    staleTime: Infinity,
  });
  const Screen = replay.data && lazyScreens[replay.data.simulation.simulation];
  if (!Screen) return null;
  return (
    <Suspense fallback={<Loader label={t('loading')} />}>
      <Screen
        simulation={replay.data.simulation}
        entries={replay.data.entries}
        grade={replay.data.grade}
        reference={replay.data.reference}
        language={language}
        onMoment={onMoment}
      />
    </Suspense>
  );
}
