// Cases for free practice, outside of any work. The server stores nothing about such practice.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../common.ts';
import { simulationPlaySchema } from '../entities/attempt.ts';
import { ruleStateSchema } from '../entities/people-statistics.ts';
import { workModeSchema } from '../entities/work.ts';
import { caseKeySchema } from '../simulation/case-key.ts';
import { trilingualSchema } from '../simulation/text.ts';

const simulationSchema = z.enum(['ROOM', 'EQUIPMENT']);

export const practiceCaseRowSchema = z.object({
  id: idSchema,
  simulation: simulationSchema,
  title: trilingualSchema,
  goal: trilingualSchema,
  /** null: no time limit. */
  timeLimitMs: z.number().int().nullable(),
});
export type PracticeCaseRow = z.infer<typeof practiceCaseRowSchema>;

export const practiceCaseSchema = practiceCaseRowSchema.extend({
  play: simulationPlaySchema,
  /** Only in TRAINING; null while a current or coming control event of the person includes the case. */
  key: caseKeySchema.nullable(),
});
export type PracticeCase = z.infer<typeof practiceCaseSchema>;

export const listPracticeCases = defineCall({
  id: 'listPracticeCases',
  method: 'GET',
  path: '/practice-cases',
  access: ['PRACTICE_EDIT', 'PRACTICE_TEST', 'TASKS_EDIT'],
  summary: 'The cases that can be practised: what they are, nothing of how they are judged',
  /** Absent: the cases of all simulations. */
  query: z.object({ simulation: simulationSchema.optional() }),
  response: z.array(practiceCaseRowSchema),
});

export const getPracticeCase = defineCall({
  id: 'getPracticeCase',
  method: 'GET',
  path: '/practice-cases/:id',
  access: ['PRACTICE_EDIT', 'PRACTICE_TEST'],
  summary: 'A case ready to be played in a mode; in TRAINING with its key',
  params: idParams,
  query: z.object({ mode: workModeSchema.default('TRAINING') }),
  response: practiceCaseSchema,
  errors: ['NOT_FOUND'],
});

export const getPracticeKey = defineCall({
  id: 'getPracticeKey',
  method: 'GET',
  path: '/practice-cases/:id/key',
  access: ['PRACTICE_EDIT', 'PRACTICE_TEST'],
  summary: 'How a case is judged, for the debriefing after a rehearsal; never while an event holds the case',
  params: idParams,
  response: caseKeySchema,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

/** So many steps are practised in one exercise: about ten minutes. */
export const MAX_EXERCISE_STEPS = 6;

const exerciseSchema = z.object({
  /** The same seed chooses the same steps again, as long as one has mastered none of them. */
  seed: z.number().int(),
  cases: z
    .array(
      z.object({
        id: idSchema,
        simulation: simulationSchema,
        title: trilingualSchema,
        steps: z.array(z.object({ id: z.string(), text: trilingualSchema, state: ruleStateSchema })).min(1),
      }),
    )
    .max(MAX_EXERCISE_STEPS),
});
export type Exercise = z.infer<typeof exerciseSchema>;

export const getExercise = defineCall({
  id: 'getExercise',
  method: 'GET',
  path: '/practice-exercise',
  access: ['LEARN'],
  summary:
    'An exercise for the steps of practice that one has not mastered, of cases that one may train; empty if there is none',
  query: z.object({ seed: z.coerce.number().int().min(0).max(0xffff_ffff).optional() }),
  response: exerciseSchema,
});

export const getExerciseCase = defineCall({
  id: 'getExerciseCase',
  method: 'GET',
  path: '/practice-exercise/:id',
  access: ['LEARN'],
  summary:
    'A case of which one practises single steps, with its key: one that one has played and may train; never while an event holds it',
  params: idParams,
  response: practiceCaseSchema,
  errors: ['NOT_FOUND'],
});
