// The field lists of the specification's section 3 for completed tasks and the results of both simulations.
import { describe, expect, test } from 'vitest';
import { taskResultSchema } from '#contract/entities/attempt.ts';
import { TASK_TYPES } from '#contract/entities/task-type.ts';
import { equipmentResultSchema } from '#contract/simulation/equipment-result.ts';
import { roomResultSchema } from '#contract/simulation/room-result.ts';
import { cleanHandsMan } from '#machines/room/builtin/cases/clean-hands-man.ts';
import { cleanHandsManActions } from '#machines/room/builtin/keys/reference-actions.ts';
import { builtinRoomRuleset as ruleset } from '#machines/room/builtin/ruleset.ts';
import { planLog } from '#machines/room/plan-route.ts';
import { finalCase, performedActions } from '#machines/room/result.ts';
import { replay } from '#machines/kit/replay.ts';
import { roomSimulation } from '#machines/room/simulation.ts';
import { TASK_KINDS, type TaskKind } from '#tasks/kinds.ts';
import { sampleTasks, type SampleTask } from '#tasks/kit/sample-tasks.ts';

const COMPLETED_TASK =
  'answersStudent attempts historyAnswer useHint mark manuallyReviewed documentForms actions additionalFields history answerImageName';
const ROOM_CASE = 'id map person isHintOn activeKey actions subject furniture';
const ROOM_PERSON = 'gender location position settings bag hand';
const EQUIPMENT_CASE =
  'id defaultLogin additionalFields caseDetails functionalForms documentForms auth actions activeScreen activeOverlay activeSlot ' +
  'currentSmifUnc criticalSituation emergencySituations stateProcess processStart processEnd plannedEndTime';
const ADDITIONAL_FIELDS =
  'reasonCall pressButtons lotName recipe waferFlow datatime dataend smifNumber jobName';

const words = (list: string): readonly string[] => list.split(' ');

test.each([
  ['a completed task', taskResultSchema.shape, COMPLETED_TASK],
  ['the result of a changing room', roomResultSchema.shape, ROOM_CASE],
  ['its person', roomResultSchema.shape.person.shape, ROOM_PERSON],
  ['the result of an equipment case', equipmentResultSchema.shape, EQUIPMENT_CASE],
  ['its additional fields', equipmentResultSchema.shape.additionalFields.shape, ADDITIONAL_FIELDS],
])('%s has every field', (_of, shape, fields) => {
  expect(words(fields).filter((name) => !(name in shape))).toEqual([]);
});

describe.each(TASK_TYPES)('the completed task of a %s', (type) => {
  const kind: TaskKind = TASK_KINDS[type];

  test('has all fields, without an answer too', () => {
    expect(kind.completed(null)).toEqual({
      answersStudent: [],
      documentForms: {},
      actions: [],
      additionalFields: {},
    });
  });

  test('names what was answered, and nothing where nothing was', () => {
    if (kind.simulation !== null) return;
    const sample: SampleTask = sampleTasks[type as keyof typeof sampleTasks];
    const { key } = kind.keyOf(sample.task, { secret: 's', isShuffled: false });
    expect(kind.completed(sample.rightAnswer(key)).answersStudent).not.toEqual([]);
    expect(kind.completed(sample.emptyAnswer).answersStudent).toEqual([]);
  });
});

describe('a changing room that was played', () => {
  const { play, seed } = cleanHandsMan;
  const entries = planLog(ruleset, play, seed, cleanHandsManActions);
  const { state } = replay(roomSimulation, ruleset, play, seed, entries);
  const result = finalCase(ruleset, play, state);
  const actions = performedActions(ruleset, entries);

  test('ends as a case of the specification with its codes', () => {
    expect(roomResultSchema.parse(result)).toEqual(result);
    expect(result.person).toMatchObject({ location: 'washroom', locationCode: 'L002', posture: 'stay' });
    expect(result.person.settings).toContainEqual({ id: 'crocs-0', code: 'S004' });
    expect(result.person.settings).toContainEqual({ id: 'hands', params: 'clean' });
    expect(result.subject).toContainEqual({
      id: 'boots-0',
      craft: 'boots',
      code: 'S003',
      position: 'entrance-shoerack',
    });
    expect(TASK_KINDS.ROOM.completed(result, actions)).toMatchObject({ answersStudent: [result], actions });
  });

  test('every action has the codes beside its ids', () => {
    const puttingOn = actions.find(
      ({ params }) => params['item'] === 'crocs-0' && params['toCode'] === 'P001',
    );
    expect(puttingOn).toMatchObject({
      userActionId: 'A005',
      params: {
        itemCode: 'S004',
        fromCode: 'P002',
        toCode: 'P001',
        location: 'entrance',
        locationCode: 'L001',
      },
    });
    for (const { params } of actions) {
      if ('item' in params) expect(params['itemCode']).toMatch(/^S\d{3}$/);
      if (params['location'] !== 'out') expect(params['locationCode']).toMatch(/^L\d{3}$/);
    }
  });
});
