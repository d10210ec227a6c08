// Cases for free practice, outside of any work. The server stores nothing about such practice.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParams, idSchema } from '../common.ts';
import { simulationPlaySchema } from '../entities/attempt.ts';
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
