// Exchange of tasks: what a file would bring, taking it into drafts, and writing tasks in the formats of others.
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idSchema, noContentSchema } from '../common.ts';
import { MAX_TOPICS_OF_TASK } from '../content-limits.ts';
import {
  EXCHANGE_LIMITS,
  exchangeKindSchema,
  exchangeProblemSchema,
  exportFormatSchema,
  importPlanSchema,
  lossSchema,
} from '../entities/exchange.ts';
import { taskTypeSchema } from '../entities/task-type.ts';
import { writtenText } from '../written-text.ts';

export const checkTaskImport = defineCall({
  id: 'checkTaskImport',
  method: 'POST',
  path: '/task-imports/check',
  access: ['TASKS_EDIT'],
  summary:
    'What an archive, or a file of another system, would bring, item by item, with all that would be lost; writes nothing',
  bodyKind: 'MULTIPART',
  forgetsFiles: true,
  body: z.object({}),
  response: importPlanSchema,
  errors: ['TOO_LARGE', 'WRONG_FILE_TYPE'],
  isRepeatable: true,
});

const MAX_THINGS = EXCHANGE_LIMITS.archiveThings;
const ids = z.array(idSchema).max(MAX_THINGS).default([]);
/** What an import made, by its kinds. */
const takenSchema = z.object({
  courseIds: ids,
  workIds: ids,
  taskIds: ids,
  caseIds: ids,
  chainIds: ids,
  topicIds: ids,
});

export const takeTaskImport = defineCall({
  id: 'takeTaskImport',
  method: 'POST',
  path: '/task-imports',
  access: ['TASKS_EDIT'],
  summary:
    'Take the chosen items of a checked file into new drafts, all or none; nothing that is there is touched',
  bodyKind: 'MULTIPART',
  forgetsFiles: true,
  body: z.object({
    sha256: z.string().max(64),
    numbers: z.array(z.number().int().min(1).max(MAX_THINGS)).min(1).max(MAX_THINGS),
    /** Also begins the draft of a work of this title, which holds them; needs WORKS_EDIT. An archive brings works of its own. */
    workTitle: writtenText(200).optional(),
    /** The tasks get these topics with their first publication. An archive brings topics of its own. */
    topicIds: z.array(idSchema).max(MAX_TOPICS_OF_TASK).default([]),
  }),
  response: takenSchema,
  status: 201,
  errors: [
    'TOO_LARGE',
    'WRONG_FILE_TYPE',
    'CONFLICT',
    'FORBIDDEN',
    'NOT_FOUND',
    'STORAGE_FULL',
    'TOO_MANY_TRIES',
  ],
});

export const undoTaskImport = defineCall({
  id: 'undoTaskImport',
  method: 'POST',
  path: '/task-imports/undo',
  access: ['TASKS_EDIT'],
  summary:
    'Throw the drafts of an import of one’s own away; those that somebody has changed or published since stay',
  body: takenSchema,
  response: noContentSchema,
  responseKind: 'EMPTY',
  status: 204,
});

const wanted = z.object({
  format: exportFormatSchema,
  taskIds: z.array(idSchema).max(EXCHANGE_LIMITS.items).default([]),
  /** ARCHIVE alone holds works and courses. */
  workIds: ids,
  courseIds: ids,
});

export const checkTaskExport = defineCall({
  id: 'checkTaskExport',
  method: 'POST',
  path: '/task-exports/check',
  access: ['TASKS_EDIT'],
  summary: 'What a format cannot hold of each of these tasks, works and courses, as they are published',
  body: wanted,
  response: z.array(
    z.object({
      kind: exchangeKindSchema,
      /** Of a task. */
      taskType: taskTypeSchema.nullable(),
      id: idSchema,
      losses: z.array(lossSchema),
      problem: exchangeProblemSchema.nullable(),
    }),
  ),
  errors: ['TOO_LARGE', 'FORBIDDEN'],
  isRepeatable: true,
});

export const exportTasks = defineCall({
  id: 'exportTasks',
  method: 'POST',
  path: '/task-exports/file',
  access: ['TASKS_EDIT'],
  summary:
    'These tasks, works and courses, as they are published, in an archive of our own or a format of others; what it cannot hold is left out',
  body: wanted,
  response: z.any(),
  responseKind: 'BLOB',
  errors: ['TOO_LARGE', 'FORBIDDEN'],
  isRepeatable: true,
});
