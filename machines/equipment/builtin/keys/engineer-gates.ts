// What no score makes up for in the shifts of engineers.
import type { Gate } from '#contract/simulation/reference.ts';
import { ORDERED_SETTINGS, SERVICE_ALARM, STUCK_AT } from '../cases/engineer-shifts.ts';
import { words } from '../text.ts';
import { CORRECTING, RECIPE_COPY, SETTING } from './engineer-steps.ts';
import { KEY_SOURCES as from } from './sources.ts';
import { gate, is } from './step.ts';

export const recipeWrong: Gate = gate({
  id: 'gate-recipe-wrong',
  text: words(
    'в установке остался рецепт, который не сходится с копией',
    'a recipe that does not agree with its copy was left in the tool',
    '设备中留有与副本不符的配方',
  ),
  why: words(
    'По нему пойдёт следующая партия, и брак будет у всех пластин.',
    'The next lot will be processed by it, and every wafer will be scrap.',
    '后续批次将按其加工，晶圆全部报废。',
  ),
  sources: [from.stanford],
  harm: 'PRODUCT',
  asks: 'end',
  must: [is(`asPrinted.${RECIPE_COPY}`, 'yes')],
  preventedBy: CORRECTING.map(({ id }) => id),
});

export const settingsWrong: Gate = gate({
  id: 'gate-settings-wrong',
  text: words(
    'параметры установки не те, что в задании',
    'the parameters of the tool are not those of the task',
    '设备参数与任务不符',
  ),
  why: words(
    'Параметр действует на все партии, пока его не заметят.',
    'A parameter acts on every lot until somebody notices it.',
    '参数在被发现之前影响所有批次。',
  ),
  sources: [from.site],
  harm: 'PRODUCT',
  asks: 'end',
  must: Object.entries(ORDERED_SETTINGS).map(([id, value]) => is(`setting.${id}`, String(value))),
  preventedBy: SETTING.map(({ id }) => id),
});

/** The tool is handed over as one takes it over: nothing in it, everything in service, no alarm. */
export const notInOrder: Gate = gate({
  id: 'gate-tool-not-in-order',
  text: words(
    'установка сдана неисправной: в ней остались пластины, плита выведена из работы или стоит тревога',
    'the tool was handed over out of order: with wafers in it, a plate out of service, or an alarm',
    '交付的设备不正常：内有晶圆、热板停用或有报警',
  ),
  why: words(
    'Следующая смена запустит партию и столкнёт её пластины с оставленными.',
    'The next shift starts a lot, and its wafers collide with those left behind.',
    '下一班启动批次后，其晶圆会与遗留晶圆相撞。',
  ),
  sources: [from.georgiaTech, from.site],
  harm: 'PRODUCT',
  asks: 'end',
  must: [
    is('leftInTrack', 'no'),
    is(`module.${STUCK_AT}`, 'inService'),
    is(`alarmState.${SERVICE_ALARM}`, 'CLEARED'),
  ],
  preventedBy: ['arms-home', 'module-in', 'alarm-cleared'],
});
