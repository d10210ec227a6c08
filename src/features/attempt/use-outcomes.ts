// TRAINING: what the confirmed answers are worth, for the list of tasks and the question before finishing.
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { AnswerOutcome } from '#contract/entities/answer-check.ts';
import type { Attempt, AttemptTask } from '#contract/entities/attempt.ts';
import { viewsOf } from '#tasks/views.ts';
import type { OutcomeOf } from '#tasks/view-props.ts';
import { hasTrainingFeedback } from './has-training-feedback.ts';
import { askFeedback } from './use-training-feedback.ts';

/** By the ids of tasks. */
export type Outcomes = ReadonlyMap<string, AnswerOutcome>;

const NOTHING_TOLD: Outcomes = new Map();

const isConfirmed = ({ saved }: AttemptTask): boolean => saved.isConfirmed === true && saved.attemptsUsed > 0;

/** The checks of these types, as they load; a check that does not load tells nothing. */
function useChecks(types: string): ReadonlyMap<string, OutcomeOf> {
  const [checks, setChecks] = useState<ReadonlyMap<string, OutcomeOf>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    for (const type of types.split(' ')) {
      const views = viewsOf(type);
      if (views === undefined || views.review === null) continue;
      views
        .loadOutcome()
        .then((check) => {
          if (isCurrent) setChecks((now) => new Map([...now, [type, check]]));
        })
        .catch(() => undefined);
    }
    return () => {
      isCurrent = false;
    };
  }, [types]);
  return checks;
}

/** Of tasks whose keys stay on the server, in their order. */
function useToldOutcomes(attempt: Attempt, tasks: readonly AttemptTask[], isOnServer: boolean) {
  const asked = tasks.map(({ id, saved }) => `${id} ${saved.attemptsUsed}`);
  const told = useQuery({
    queryKey: ['outcomes told', attempt.id, asked],
    queryFn:
      isOnServer && tasks.length > 0
        ? () => Promise.all(tasks.map(({ id }) => askFeedback(attempt.id, id)))
        : skipToken,
    staleTime: Infinity,
  });
  return told.data?.map(({ feedback }) => feedback?.outcome);
}

/**
 * @param attempt with what is saved of it by now
 * @param isHeld an event holds the work: nothing is told
 */
export function useOutcomes(attempt: Attempt, isOnServer: boolean, isHeld: boolean): Outcomes {
  const told = attempt.mode === 'TRAINING' && !isHeld ? attempt.tasks.filter(isConfirmed) : [];
  const checks = useChecks([...new Set(told.map(({ taskType }) => taskType))].sort().join(' '));
  const asked = told.filter((task) => hasTrainingFeedback(attempt, task));
  const answered = useToldOutcomes(attempt, asked, isOnServer);
  if (told.length === 0) return NOTHING_TOLD;
  return new Map(
    told.flatMap((task) => {
      const here = checks.get(task.taskType)?.(task, task.saved.answer) ?? null;
      const outcome = here ?? answered?.[asked.indexOf(task)];
      return outcome === undefined ? [] : [[task.id, outcome] as const];
    }),
  );
}
