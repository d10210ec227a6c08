// The shifts of the three engineers, worked by keys alone: a recipe is corrected, parameters are set, wafers are taken back by hand.
import { expect, type Page } from '@playwright/test';
import type { Action } from '#contract/simulation/log.ts';
import { caseNamed } from '#tests/support/bay-ways.ts';
import { RU as onTerminal } from '#tasks/equipment/terminal/texts/ru.ts';
import { finishByKeys, openShift, seesFullMark, slowWatch } from './equipment-people.ts';
import { doByKeys, isNeedless, letTimeGo, runFigure, type Shift } from './equipment-play.ts';
import { test } from './fixtures.ts';
import { IS_FULL_SET } from './full-set.ts';
import { newStudent } from './people.ts';

test.describe.configure({ timeout: 1_200_000 });

/** Times are taken from the terminal, not from the key. */
async function endOfLot(page: Page, times: Map<string, string>): Promise<void> {
  times.set('timeStart', (await runFigure(page, onTerminal.run.started)).slice(0, 5));
  times.set('timeEnd', (await runFigure(page, onTerminal.run.ended)).slice(0, 5));
}

const asItWas = (action: Action, times: ReadonlyMap<string, string>): Action => {
  const time = times.get(String(action.params?.['field']));
  return time === undefined ? action : { ...action, params: { ...action.params, value: time } };
};

const SHIFTS = ['wafers-back', ...(IS_FULL_SET ? ['recipe-correction', 'parameter-setting'] : [])];

for (const name of SHIFTS)
  test(`${name} is worked by keys alone and marked in full`, async ({ page, server }) => {
    const student = await newStudent(server.url);
    const row = caseNamed(name);
    const shift: Shift = { page, play: row.equipmentCase.play };
    const hasLot = row.way.some(({ code }) => code === 'STARTPROCCES');
    await slowWatch(page);
    await openShift(page, server.url, student, { row, begun: 0 });
    const times = new Map<string, string>();
    for (const action of row.way.filter((one) => !isNeedless(one))) {
      if (action.code === 'UNDOCK' && hasLot) await endOfLot(page, times);
      await doByKeys(shift, asItWas(action, times));
      if (action.code === 'STARTPROCCES') {
        await letTimeGo(page, '10×', 20);
        await letTimeGo(page, '60×', 60);
      }
    }
    await finishByKeys(page);
    await seesFullMark(page, server.url, student);
    await expect(page.getByText(row.equipmentCase.title.ru).first()).toBeVisible();
  });
