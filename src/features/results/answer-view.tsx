// An answer as it was given, beside its question and, where it is revealed, its key.
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { TaskResult } from '#contract/entities/attempt.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Loader } from '#src/ui/loader.tsx';
import { rubricSchema, trainingKeySchema, type Rubric, type TrainingKey } from '#tasks/kit/schema.ts';
import { reviewScreens } from '#tasks/review-screens.ts';

const lazyScreens = Object.fromEntries(
  Object.entries(reviewScreens).map(([type, load]) => [type, lazy(async () => ({ default: await load() }))]),
);

function solutionOf({ solution }: TaskResult): TrainingKey | null {
  return trainingKeySchema.safeParse(solution).data ?? null;
}

/** The rows by which a teacher gives points, as far as the key is revealed. */
export function rubricOf(result: TaskResult): Rubric {
  return rubricSchema.safeParse(solutionOf(result)?.key['rubric']).data ?? [];
}

/** The key without its rubric, whose points stand apart. */
function withoutRubric(solution: TrainingKey | null): TrainingKey | null {
  if (solution === null || !('rubric' in solution.key)) return solution;
  return { ...solution, key: { ...solution.key, rubric: [] } };
}

interface AnswerViewProps {
  readonly result: TaskResult;
  /** An earlier answer instead of the one that counts: what the check said is of that one alone. */
  readonly earlier?: { readonly answer: unknown } | undefined;
}

/** Null for a simulation, which has its replay. */
export function AnswerView({ result, earlier }: AnswerViewProps): ReactElement | null {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const Screen = lazyScreens[result.taskType];
  if (!Screen || result.shown === null) return null;
  return (
    <Suspense fallback={<Loader label={t('loading')} />}>
      <Screen
        task={result.shown}
        answer={earlier ? earlier.answer : result.answer}
        solution={earlier ? null : withoutRubric(solutionOf(result))}
        check={earlier ? null : result.check}
        language={language}
      />
    </Suspense>
  );
}
