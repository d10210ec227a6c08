// The table of verdicts of the bay: case · what was done otherwise · passed or not · score · what the report names.
import type { TimedAction } from '#machines/kit/session.ts';
import { AID_VERDICTS } from './bay-aid-verdicts.ts';
import { DANGER_VERDICTS } from './bay-danger-verdicts.ts';
import { ABORT, called, EMO, untilNoticed } from './bay-deeds.ts';
import { ENGINEER_VERDICTS } from './bay-engineer-verdicts.ts';
import { SEVERAL_VERDICTS } from './bay-several-verdicts.ts';
import { ROLL_CALL_VERDICTS } from './bay-roll-call-verdicts.ts';
import { FAULT_VERDICTS } from './bay-fault-verdicts.ts';
import { SHIFT_VERDICTS } from './bay-shift-verdicts.ts';
import { SIGN_VERDICTS } from './bay-sign-verdicts.ts';
import { SPLASHED_VERDICTS } from './bay-splashed-verdicts.ts';
import { TELLING_VERDICTS } from './bay-telling-verdicts.ts';
import { after, before, instead, without } from './deeds.ts';
import type { Verdict } from './verdict.ts';

const STOPPING = [
  'lighting',
  'power',
  'supply-gas',
  'supply-air',
  'supply-water',
  'water-leak',
  'photoresist-leak',
  'photoresist-leak-large',
  'antireflective-leak',
  'antireflective-leak-large',
  'alarm-2',
  'alarm-4',
  'alarm-5',
];
const RUNNING_ON = ['alarm-3', 'alarm-6', 'alarm-7', 'alarm-8'];
const SPILT = ['photoresist', 'antireflective'];
const PLAIN = [...STOPPING, ...RUNNING_ON, 'interruption'];

const DROPPING: readonly TimedAction[] = [
  { code: 'UNDOCK', to: 'port1' },
  { code: 'WAIT', params: { ms: 9000 } },
  { code: 'REMOVE', item: 'pod-1' },
  { code: 'LEAVE' },
];

/** Emergencies in which nobody is in danger. */
const ANSWER_VERDICTS: readonly Verdict[] = [
  { cases: PLAIN, what: 'as it should be', deed: (way) => way, passed: true, score: [100, 100], names: [] },
  {
    cases: PLAIN,
    what: 'idle',
    deed: (way) => way.slice(0, way.findIndex(({ code }) => code === 'STARTPROCCES') + 1),
    passed: false,
    score: [0, 40],
    names: ['end-contained'],
  },
  {
    cases: STOPPING,
    what: 'an EMO instead of STOPWORK',
    deed: instead({ code: 'STOPWORK' }, EMO),
    passed: false,
    score: [0, 50],
    names: ['gate-wafers-lost'],
  },
  {
    cases: STOPPING,
    what: 'JOB_STOP instead of STOPWORK',
    deed: instead({ code: 'STOPWORK' }, { code: 'JOB_STOP' }),
    passed: false,
    score: [0, 50],
    names: ['end-contained'],
  },
  {
    cases: STOPPING.filter((id) => SPILT.some((spilt) => id.startsWith(spilt))),
    what: 'what was spilt touched while the track is full',
    deed: untilNoticed({ code: 'TOUCH' }),
    passed: false,
    score: [0, 50],
    names: ['gate-solvent-spread'],
  },
  {
    cases: ['water-leak'],
    what: 'a puddle of water touched',
    deed: untilNoticed({ code: 'TOUCH' }),
    passed: true,
    score: [85, 97],
    names: [],
  },
  {
    cases: RUNNING_ON,
    what: 'an EMO because of an alarm',
    deed: before({ code: 'READ_ALARM' }, EMO),
    passed: false,
    score: [0, 50],
    names: ['gate-wafers-lost'],
  },
  {
    cases: [...RUNNING_ON, 'alarm-2'],
    what: 'the lot aborted because of an alarm',
    deed: before({ code: 'READ_ALARM' }, ABORT),
    passed: false,
    score: [0, 50],
    names: ['gate-wafers-lost'],
  },
  {
    cases: PLAIN,
    what: 'a warning by voice besides',
    deed: untilNoticed({ code: 'VOICE' }),
    passed: true,
    score: [100, 100],
    names: [],
  },
  {
    cases: ['supply-gas', 'supply-air', 'alarm-2', 'water-leak'],
    what: 'asking too early whether one may restart',
    deed: after({ code: 'STOPWORK' }, ...called('BOSS', 'ask-restart')),
    passed: true,
    score: [97, 100],
    names: [],
  },
  {
    cases: ['power', 'supply-gas', 'supply-air', 'supply-water'],
    what: 'started again without a check',
    deed: without({ code: 'CHECK' }),
    passed: false,
    score: [0, 50],
    names: ['end-contained', 'gate-restart'],
  },
  {
    cases: ['power', 'supply-gas', 'supply-air', 'supply-water'],
    what: 'started again without permission',
    deed: (way) => way.filter(({ params }) => params?.['reason'] !== 'ask-restart'),
    passed: false,
    score: [0, 50],
    names: ['gate-restart'],
  },
  {
    cases: PLAIN.filter((id) => !id.startsWith('supply')),
    what: 'nobody called',
    deed: without({ code: 'CALL' }),
    passed: false,
    score: [0, 50],
    names: ['end-contained'],
  },
  {
    cases: ['photoresist-leak-large', 'antireflective-leak-large'],
    what: 'not leaving',
    deed: without({ code: 'LEAVE' }),
    passed: false,
    score: [0, 50],
    names: ['end-contained'],
  },
  {
    cases: STOPPING,
    what: 'no STOPWORK',
    deed: without({ code: 'STOPWORK' }),
    passed: false,
    score: [0, 50],
    names: ['end-contained'],
  },
  {
    cases: ['lighting', 'alarm-2'],
    what: 'the pod dropped before anything is wrong',
    deed: () => DROPPING,
    passed: false,
    score: [0, 20],
    names: ['end-contained', 'gate-pod-dropped'],
  },
];

export const BAY_VERDICTS: readonly Verdict[] = [
  ...SHIFT_VERDICTS,
  ...SIGN_VERDICTS,
  ...FAULT_VERDICTS,
  ...ENGINEER_VERDICTS,
  ...ANSWER_VERDICTS,
  ...DANGER_VERDICTS,
  ...TELLING_VERDICTS,
  ...AID_VERDICTS,
  ...SPLASHED_VERDICTS,
  ...ROLL_CALL_VERDICTS,
  ...SEVERAL_VERDICTS,
];
