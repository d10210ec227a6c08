// What of a PAINT travels: the size of the picture and the names of its places; not which of them are to be marked.
import type { QuestionRules, TaskContent, TaskFault } from '../kit/schema.ts';
import type { PaintAnswer, PaintKey, PaintParams } from './schema.ts';

type Rules = QuestionRules<PaintParams, PaintKey, PaintAnswer>;

export const stripPaint: Rules['strip'] = (_task, { width, height, regions }) => ({
  answers: [],
  params: { width, height, regions: regions.map(({ id, label, box }) => ({ id, label, box })) },
});

export function paintKey(_task: TaskContent, { regions, rubric }: PaintParams): PaintKey {
  return {
    right: regions.filter(({ isRight }) => isRight).map(({ id }) => id),
    boxes: Object.fromEntries(regions.map(({ id, box }) => [id, box])),
    rubric,
  };
}

export function paintFaults(task: TaskContent, { regions }: PaintParams): readonly TaskFault[] {
  const faults: TaskFault[] = [];
  if (task.question.filesId.length === 0) faults.push({ path: 'question.filesId', code: 'NO_KEY' });
  if (new Set(regions.map(({ id }) => id)).size < regions.length)
    faults.push({ path: 'params.regions', code: 'REPEATED_ANSWER' });
  return faults;
}
