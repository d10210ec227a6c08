// An answer as it was given, beside its question and, where it is revealed, the key.
import { Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskResult } from '#contract/entities/attempt.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { rubricSchema, trainingKeySchema, type Rubric, type TrainingKey } from '#tasks/kit/schema.ts';
import { viewsOf } from '#tasks/views.ts';

function solutionOf({ solution }: TaskResult): TrainingKey | null {
  return trainingKeySchema.safeParse(solution).data ?? null;
}

/** The criteria by which a teacher gives points, as far as the key is revealed. */
export function rubricOf(result: TaskResult): Rubric {
  return rubricSchema.safeParse(solutionOf(result)?.key['rubric']).data ?? [];
}

/** The key without its rubric, whose points are shown separately. */
function withoutRubric(solution: TrainingKey | null): TrainingKey | null {
  if (solution === null || !('rubric' in solution.key)) return solution;
  return { ...solution, key: { ...solution.key, rubric: [] } };
}

interface AnswerViewProps {
  readonly result: TaskResult;
  /** An earlier answer instead of the one that counts; the check applies only to the latter. */
  readonly earlier?: { readonly answer: unknown } | undefined;
}

/** Null for a simulation, which has a replay instead. */
export function AnswerView({ result, earlier }: AnswerViewProps): ReactElement | null {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const review = viewsOf(result.taskType)?.review;
  if (!review || result.shown === null) return null;
  return (
    <Suspense fallback={<Loader label={t('loading')} />}>
      <review.Screen
        task={result.shown}
        answer={earlier ? earlier.answer : result.answer}
        solution={earlier ? null : withoutRubric(solutionOf(result))}
        check={earlier ? null : result.check}
        language={language}
      />
    </Suspense>
  );
}
