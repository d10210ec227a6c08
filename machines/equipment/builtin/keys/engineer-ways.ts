// The right ways of the engineers' shifts.
import type { EquipmentRole } from '#contract/simulation/equipment-kinds.ts';
import type { Action } from '#contract/simulation/log.ts';
import { ORDERED_SETTINGS, STUCK_AT, WRONG_STEP } from '../cases/engineer-shifts.ts';
import { SMALL_ORDER } from '../cases/orders.ts';
import { endingWay, startingJob } from '../normal-way.ts';
import { accounts } from '../roles.ts';
import { screen, signedIn } from '../short-ways.ts';
import { RECIPE_COPY } from './engineer-steps.ts';

const paper = (code: string, item: string): Action => ({ code, item });
const choose = (kind: string, to: string): Action => ({ code: 'SELECT', to, params: { kind } });

function signingIn(role: EquipmentRole): readonly Action[] {
  const account = accounts.find((row) => row.role === role);
  return [screen('LOGIN'), ...signedIn(account?.login, account?.password)];
}

const readingTask: readonly Action[] = [
  paper('OPEN_PAPER', 'shift-task'),
  paper('CLOSE_PAPER', 'shift-task'),
];

function lotWay(role: EquipmentRole, own: readonly Action[]): readonly Action[] {
  const sheet = `traveller-${SMALL_ORDER.lotName}`;
  return [
    ...readingTask,
    paper('OPEN_PAPER', sheet),
    paper('CLOSE_PAPER', sheet),
    paper('OPEN_PAPER', RECIPE_COPY),
    paper('CLOSE_PAPER', RECIPE_COPY),
    ...signingIn(role),
    ...own,
    ...startingJob(SMALL_ORDER),
    ...endingWay(SMALL_ORDER, 'pod-1', 'port1', { start: '08:02', end: '08:09' }),
  ];
}

function compared(matches: boolean): readonly Action[] {
  return [
    paper('OPEN_PAPER', RECIPE_COPY),
    { code: 'VERIFY', item: RECIPE_COPY, params: { against: 'recipe', matches } },
    paper('CLOSE_PAPER', RECIPE_COPY),
  ];
}

const correcting: readonly Action[] = [
  screen('RECIPES'),
  choose('recipe', WRONG_STEP.recipe),
  ...compared(false),
  choose('step', WRONG_STEP.step),
  { code: 'RECIPE_SET', params: { name: 'temperatureTenthC', value: WRONG_STEP.right } },
  ...compared(true),
];

const setting: readonly Action[] = [
  screen('MAINTENANCE'),
  ...Object.entries(ORDERED_SETTINGS).map(([item, value]): Action => ({
    code: 'PARAMETER_SET',
    item,
    params: { value },
  })),
];

const moduleSet = (inService: boolean): Action => ({
  code: 'MODULE_SET',
  item: STUCK_AT,
  params: { inService },
});

export const TAKING_BACK_WAY: readonly Action[] = [
  ...readingTask,
  ...signingIn('SERVICE'),
  { code: 'NOTE_PLACES', params: { places: '7:CHILL2,8:HOT2,9:COAT1,10:HMDS1' } },
  screen('MAINTENANCE'),
  moduleSet(false),
  { code: 'ARM_HOME' },
  moduleSet(true),
  screen('ALARMS'),
  { code: 'ALARM_CLEAR', item: 'alarm-1' },
  { code: 'UNDOCK', to: 'port1' },
  { code: 'WAIT', params: { ms: 9000 } },
  { code: 'REMOVE', item: 'pod-1' },
  { code: 'PUT', item: 'pod-1' },
  screen('MAIN'),
  { code: 'SIGN_OUT' },
];

export const CORRECTING_WAY = lotWay('PROCESS', correcting);
export const SETTING_WAY = lotWay('EQUIPMENT', setting);
