// The shifts of engineers, from signing in to the server's mark: by keys and the text twin alone, in a bay whose canvas nobody sees.
import type { Action } from '#contract/simulation/log.ts';
import { caseNamed } from '#tests/support/bay-ways.ts';
import { RU as onTerminal } from '#tasks/equipment/terminal/texts/ru.ts';
import { canvasWasLeftAlone, hideCanvas, watchCanvas } from './canvas-watch.ts';
import { finishByKeys, openShift, seesFullMark, slowWatch } from './equipment-people.ts';
import { doByKeys, isNeedless, letTimeGo, runFigure, type Shift } from './equipment-play.ts';
import { test } from './fixtures.ts';
import { IS_FULL_SET } from './full-set.ts';
import { callerFor, demoGroupId, newStudent } from './people.ts';

test.describe.configure({ timeout: 1_200_000 });

/** Of each case what its role alone does ends before this code; the lot that proves it is as in any shift. */
const ROLES = [
  ['recipe-correction', 'JOB_CREATE'],
  ['parameter-setting', 'JOB_CREATE'],
  ['wafers-back', undefined],
] as const;

interface Made {
  readonly id: string;
}

/** Nothing that ships gives these cases out: a teacher's work of one does, in a course of its own. */
async function giveOut(url: string, title: string): Promise<void> {
  const admin = await callerFor(url, 'admin');
  const groupIds = [await demoGroupId(admin)];
  const path = `/test-cases?search=${encodeURIComponent(title)}`;
  const { content } = await admin.call<{ readonly content: readonly Made[] }>('GET', path);
  const text = { ru: title };
  const course = await admin.call<Made>('POST', '/courses', { title: text, groupIds });
  const work = await admin.call<Made>('POST', '/works', {
    title: text,
    kind: 'PRACTICE',
    courseId: course.id,
    gradeForCompletion: 80,
    groupIds,
    settingsWork: { modes: ['SELFCONTROL'] },
  });
  await admin.call('PUT', `/works/${work.id}/add-tasks-by-create`, [
    { taskType: 'EQUIPMENT', question: { content: text }, maxScore: 100, params: { caseId: content[0]?.id } },
  ]);
}

/** What is read from the terminal in place of the key's times. */
async function readTimes({ page }: Shift, action: Action, times: Map<string, string>): Promise<Action> {
  if (action.code === 'UNDOCK' && times.has('isRun')) {
    times.set('timeStart', (await runFigure(page, onTerminal.run.started)).slice(0, 5));
    times.set('timeEnd', (await runFigure(page, onTerminal.run.ended)).slice(0, 5));
  }
  const time = times.get(String(action.params?.['field']));
  return time === undefined ? action : { ...action, params: { ...action.params, value: time } };
}

/** Until the lot is done. */
async function letRun({ page }: Shift): Promise<void> {
  await letTimeGo(page, '10×', 20);
  await letTimeGo(page, '60×', 60);
}

for (const [name, untilCode] of ROLES)
  test(`${name} is played by keys and the text twin alone`, async ({ page, server }) => {
    const student = await newStudent(server.url);
    const row = caseNamed(name);
    const { equipmentCase, way } = row;
    const shift: Shift = { page, play: equipmentCase.play };
    const isWhole = IS_FULL_SET || untilCode === undefined;
    const end = isWhole ? way.length : way.findIndex(({ code }) => code === untilCode);
    await giveOut(server.url, equipmentCase.title.ru);
    await slowWatch(page);
    await watchCanvas(page);
    await openShift(page, server.url, student, { row, begun: 0 });
    await hideCanvas(page);
    const times = new Map<string, string>();
    for (const action of way.slice(0, end).filter((one) => !isNeedless(one))) {
      await doByKeys(shift, await readTimes(shift, action, times));
      if (action.code !== 'STARTPROCCES') continue;
      times.set('isRun', '');
      await letRun(shift);
    }
    await canvasWasLeftAlone(page);
    if (!isWhole) return;
    await finishByKeys(page);
    await seesFullMark(page, server.url, student);
  });
