// What the learner receives of a PAINT: the picture's size and its regions' names, but not which regions
// should be marked.
import { ATTEMPT_LIMITS } from '#contract/attempt-limits.ts';
import { kindOfQuestion } from '../kit/kind.ts';
import type { TaskContent, TaskFault } from '../kit/schema.ts';
import { repeatedIds } from '../kit/strip.ts';
import { paintRules } from './check.ts';
import { paintPicture } from './picture.ts';
import { paintParamsSchema, type PaintParams } from './schema.ts';

function faultsOf(task: TaskContent, { regions }: PaintParams): readonly TaskFault[] {
  const repeated = repeatedIds('params.regions', regions);
  return task.question.filesId.length > 0
    ? repeated
    : [{ path: 'question.filesId', code: 'NO_KEY' }, ...repeated];
}

export const paintKind = kindOfQuestion({
  ...paintRules,
  paramsSchema: paintParamsSchema,
  maxAnswerBytes: ATTEMPT_LIMITS.drawingBytes,
  strip: (_task, { width, height, tools, regions }) => ({
    params: { width, height, tools, regions: regions.map(({ id, label, box }) => ({ id, label, box })) },
  }),
  keyOf: (_task, { regions, model, rubric }) => ({
    right: regions.filter(({ isRight }) => isRight).map(({ id }) => id),
    boxes: Object.fromEntries(regions.map(({ id, box }) => [id, box])),
    rubric,
    model,
  }),
  faultsOf,
  pictureOf: paintPicture,
});
