// A run that was played by a check, as a replay.
import { Suspense, useState, type ReactElement } from 'react';
import type { PracticeCase } from '#contract/calls/practice-cases.ts';
import { textIn } from '#contract/languages.ts';
import type { Grade } from '#contract/simulation/grade.ts';
import type { LogEntry } from '#contract/simulation/log.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Opening } from '#src/ui/feedback/opening.tsx';
import { useFullBleed } from '#src/ui/layout/full-bleed.ts';
import { TASK_VIEWS } from '#tasks/views.ts';

interface RunReplayProps {
  readonly entries: readonly LogEntry[];
  readonly grade: Grade;
  readonly trial: PracticeCase;
  readonly onClose: () => void;
}

export function RunReplay({ entries, grade, trial, onClose }: RunReplayProps): ReactElement {
  const language = useLanguage();
  const [startedAt] = useState(() => new Date().toISOString());
  useFullBleed(true);
  const Replay = TASK_VIEWS[trial.simulation].replay.Screen;
  const { id, play, title } = trial;
  return (
    <Suspense fallback={<Opening title={textIn(title, language)} />}>
      <Replay
        replay={{
          completedWorkId: id,
          taskId: id,
          simulation: play,
          entries: [...entries],
          finalHash: '',
          invalid: null,
          grade,
          reference: null,
          user: { id, fullName: textIn(title, language), group: null },
          startedAt,
        }}
        language={language}
        startAtMs={0}
        mayTakeOver={false}
        onClose={onClose}
      />
    </Suspense>
  );
}
