// The case that travels with a task, read for its player.
import type { z } from 'zod';
import type { AnswerScreenProps } from '../../view-props.ts';
import { openedCase } from '../strip.ts';
import type { CaseSetup } from './case-run.ts';

/** Undefined where the case's data are not of this version's shape. */
export function openCase<Ruleset, Play>(
  { task, onEvent }: AnswerScreenProps,
  rulesetSchema: z.ZodType<Ruleset>,
  playSchema: z.ZodType<Play>,
): CaseSetup<Ruleset, Play> | undefined {
  const opened = task.simulation === null ? undefined : openedCase(task.simulation);
  const ruleset = rulesetSchema.safeParse(opened?.ruleset);
  const play = playSchema.safeParse(opened?.play);
  if (!ruleset.success || !play.success || !task.simulation) {
    console.error('The case of a simulation did not open', ruleset.error ?? play.error);
    return undefined;
  }
  return {
    taskId: task.id,
    ruleset: ruleset.data,
    play: play.data,
    seed: task.simulation.seed,
    seedPerRun: task.simulation.seedPerRun,
    restart: task.saved.restart,
    maxAttempts: task.maxAttempts,
    entries: task.saved.entries,
    onEvent,
    clock: task.saved.clock,
  };
}

/** The key travels with the task in TRAINING alone, and not even then while an event of the person holds the task. */
export function trainingKeyOf<Key>(
  { task, mode }: AnswerScreenProps,
  keySchema: z.ZodType<Key>,
): Key | undefined {
  if (mode !== 'TRAINING') return undefined;
  return keySchema.safeParse(task.params['key']).data;
}
