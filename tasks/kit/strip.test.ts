import { describe, expect, test } from 'vitest';
import type { TaskType } from '#contract/entities/task-type.ts';
import { questionKindOf, TASK_KINDS } from '../kinds.ts';
import type { QuestionKind } from './kind.ts';
import { sampleTasks, type SampleTask } from './sample-tasks.ts';
import { trainingKeySchema, type AnswerOrder } from './schema.ts';
import { travellingIds, travellingOrder } from './strip.ts';

const samples = Object.entries(sampleTasks) as readonly (readonly [TaskType, SampleTask])[];
const SHOWN: AnswerOrder = { secret: 'attempt-1', isShuffled: false };
const HIDDEN: AnswerOrder = { secret: 'attempt-1', isShuffled: true };

function kindOf(type: TaskType): QuestionKind {
  const kind = questionKindOf(type);
  if (!kind) throw new Error(`${type} asks no question`);
  return kind;
}

test('every question type has its sample here', () => {
  const asking = Object.entries(TASK_KINDS).filter(([, kind]) => kind.simulation === null);
  expect(asking.map(([type]) => type).toSorted()).toEqual(Object.keys(sampleTasks).toSorted());
});

describe.each(samples)('%s', (type, { task, underOtherKey }) => {
  const kind = kindOf(type);

  test.each([SHOWN, HIDDEN])('what travels is the same under another key (%o)', (order) => {
    expect(kind.strip(task, order, false)).toEqual(kind.strip(underOtherKey, order, false));
    expect(kind.keyOf(task, order).key).not.toEqual(kind.keyOf(underOtherKey, order).key);
  });

  test('no hint, result text or file of the key travels without the key', () => {
    const sent = JSON.stringify(kind.strip(task, HIDDEN, false));
    expect(sent).not.toMatch(/тайна|secret|秘密/iu);
    expect(sent).not.toContain('isRight');
    expect(sent).not.toContain('factor');
  });

  test('in TRAINING the key goes along, under the same ids', () => {
    const { params } = kind.strip(task, SHOWN, true);
    expect(trainingKeySchema.parse(params['key'])).toEqual(kind.keyOf(task, SHOWN));
    expect(trainingKeySchema.parse(params['key']).hint.ru).toBe('Подсказка-тайна');
  });

  test('the sample is one an author may save', () => {
    expect(kind.faultsOf(task)).toEqual([]);
  });

  test('params that are not of the type are refused, not passed on', () => {
    expect(() => kind.strip({ ...task, params: { ...task.params, smuggled: 1 } }, HIDDEN, false)).toThrow();
  });
});

describe('the order of answers', () => {
  const ten = Array.from({ length: 10 }, (_, at) => at);

  test('is the same for an attempt and another for another one', () => {
    expect(travellingOrder(HIDDEN, 10, 'answers')).toEqual(travellingOrder(HIDDEN, 10, 'answers'));
    expect(travellingOrder(HIDDEN, 10, 'answers')).not.toEqual(
      travellingOrder({ ...HIDDEN, secret: 'attempt-2' }, 10, 'answers'),
    );
    expect(travellingOrder(HIDDEN, 10, 'answers')).not.toEqual(travellingOrder(HIDDEN, 10, 'gap'));
  });

  test('loses and doubles none', () => {
    expect(travellingOrder(HIDDEN, 10, 'answers').toSorted((a, b) => a - b)).toEqual(ten);
    expect(new Set(travellingIds(HIDDEN, 10, 'answers')).size).toBe(10);
  });

  test('ids are those of the places', () => {
    const ids = travellingIds(HIDDEN, 10, 'answers');
    travellingOrder(HIDDEN, 10, 'answers').forEach((position, place) => {
      expect(ids[position]).toBe(`a${place + 1}`);
    });
  });

  test('an ORDERING never travels solved', () => {
    const kind = kindOf('ORDERING');
    for (let attempt = 0; attempt < 200; attempt++) {
      const order = { secret: `attempt-${attempt}`, isShuffled: false };
      const ids = kind.strip(sampleTasks.ORDERING.task, order, false).answers.map(({ id }) => id);
      expect(kind.keyOf(sampleTasks.ORDERING.task, order).key['order']).not.toEqual(ids);
    }
  });
});
