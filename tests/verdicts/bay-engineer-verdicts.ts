// Rows of the bay's table for the shifts of engineers.
import type { TimedAction } from '#machines/kit/session.ts';
import { after, before, instead, without, type Deed } from './deeds.ts';
import type { Verdict } from './verdict.ts';

const RECIPE = 'recipe-correction';
const SETTING = 'parameter-setting';
const SERVICE = 'wafers-back';
const LOTS = [RECIPE, SETTING];
const ALL = [...LOTS, SERVICE];

const OPERATOR: Deed = (way) =>
  way.map((action) => {
    if (action.code !== 'TYPE') return action;
    if (action.to === 'login') return { ...action, params: { text: 'operator1' } };
    return action.to === 'password' ? { ...action, params: { text: '1234' } } : action;
  });

const stored = (value: number): TimedAction => ({
  code: 'RECIPE_SET',
  params: { name: 'temperatureTenthC', value },
});
const offset = (value: number): TimedAction => ({
  code: 'PARAMETER_SET',
  item: 'hotPlateOffset',
  params: { value },
});
const OFFSET = { code: 'PARAMETER_SET', item: 'hotPlateOffset' };
const module = (inService: boolean): TimedAction => ({
  code: 'MODULE_SET',
  item: 'HOT2',
  params: { inService },
});
/** Without the second comparison. */
const comparedOnce: Deed = (way) =>
  way.filter(({ code, params }) => code !== 'VERIFY' || params?.['matches'] !== true);

export const ENGINEER_VERDICTS: readonly Verdict[] = [
  { cases: ALL, what: 'as it should be', deed: (way) => way, passed: true, score: [100, 100], names: [] },
  {
    cases: [RECIPE],
    what: 'under the operator’s account',
    deed: OPERATOR,
    passed: false,
    score: [0, 50],
    names: [
      'gate-false-entry',
      'gate-other-name',
      'gate-recipe-wrong',
      'gate-wafers-lost',
      'gate-wrong-started',
    ],
  },
  {
    cases: [SETTING],
    what: 'under the operator’s account',
    deed: OPERATOR,
    passed: false,
    score: [0, 50],
    names: ['gate-other-name', 'gate-settings-wrong'],
  },
  {
    cases: ALL,
    what: 'not signed out',
    deed: without({ code: 'SIGN_OUT' }),
    passed: false,
    score: [0, 50],
    names: ['gate-not-signed-out'],
  },
  {
    cases: LOTS,
    what: 'the test lot not processed',
    deed: without({ code: 'STARTPROCCES' }),
    passed: false,
    score: [0, 50],
    names: ['gate-false-entry', 'gate-lot-not-out'],
  },
  {
    cases: [RECIPE],
    what: 'the wrong figure left as it was',
    deed: without({ code: 'RECIPE_SET' }),
    passed: false,
    score: [0, 50],
    names: ['gate-false-entry', 'gate-recipe-wrong', 'gate-wafers-lost', 'gate-wrong-started'],
  },
  {
    cases: [RECIPE],
    what: 'another wrong figure stored',
    deed: instead({ code: 'RECIPE_SET' }, stored(950)),
    passed: false,
    score: [0, 50],
    names: ['gate-false-entry', 'gate-recipe-wrong', 'gate-wafers-lost', 'gate-wrong-started'],
  },
  {
    cases: [RECIPE],
    what: 'a slip, corrected at once',
    deed: before({ code: 'RECIPE_SET' }, stored(909)),
    passed: true,
    score: [85, 99.99],
    names: [],
  },
  {
    cases: [RECIPE],
    what: 'not compared again',
    deed: comparedOnce,
    passed: true,
    score: [80, 97],
    names: [],
  },
  {
    cases: [SETTING],
    what: 'typed in degrees, refused, and the offset left out',
    deed: instead(OFFSET, offset(40)),
    passed: false,
    score: [0, 50],
    names: ['gate-settings-wrong'],
  },
  {
    cases: [SETTING],
    what: 'the offset with the wrong sign',
    deed: instead(OFFSET, offset(-4)),
    passed: false,
    score: [0, 50],
    names: ['gate-settings-wrong'],
  },
  {
    cases: [SETTING],
    what: 'an offset that spoils the wafers',
    deed: instead(OFFSET, offset(9)),
    passed: false,
    score: [0, 50],
    names: ['gate-false-entry', 'gate-settings-wrong', 'gate-wafers-lost'],
  },
  {
    cases: [SETTING],
    what: 'a slip, corrected at once',
    deed: before(OFFSET, offset(-4)),
    passed: true,
    score: [85, 99.99],
    names: [],
  },
  {
    cases: [SERVICE],
    what: 'the wafers left in the modules',
    deed: without({ code: 'ARM_HOME' }),
    passed: false,
    score: [0, 50],
    names: ['gate-tool-not-in-order'],
  },
  {
    cases: [SERVICE],
    what: 'the plate left out of service',
    deed: (way) => way.filter(({ params }) => params?.['inService'] !== true),
    passed: false,
    score: [0, 50],
    names: ['gate-tool-not-in-order'],
  },
  {
    cases: [SERVICE],
    what: 'the alarm left standing',
    deed: without({ code: 'ALARM_CLEAR' }),
    passed: false,
    score: [0, 50],
    names: ['gate-tool-not-in-order'],
  },
  {
    cases: [SERVICE],
    what: 'the places not written down',
    deed: without({ code: 'NOTE_PLACES' }),
    passed: true,
    score: [80, 97],
    names: [],
  },
  {
    cases: [SERVICE],
    what: 'the plate left in service while the arm moves',
    deed: without({ code: 'MODULE_SET' }),
    passed: false,
    score: [60, 79],
    names: [],
  },
  {
    cases: [SERVICE],
    what: 'the plate taken out of service twice',
    deed: after({ code: 'MODULE_SET' }, module(true), module(false)),
    passed: true,
    score: [90, 100],
    names: [],
  },
];
