// How emergencies, and the responses to them, affect power, plates, jobs, the terminal and walking.
import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { BUILTIN_EQUIPMENT_CASES } from '../builtin/cases/all.ts';
import { BUILTIN_EQUIPMENT_KEYS } from '../builtin/keys/all.ts';
import { builtinEquipmentRuleset as ruleset } from '../builtin/ruleset.ts';
import { planLog } from '../plan-log.ts';
import { read } from '../read.ts';
import { stepsTo } from '../plan-steps.ts';

const WATCHING: Action = { code: 'WAIT', params: { ms: 3_600_000 } };
const EMO: Action = { code: 'EMO', to: 'emoTrackRight' };
const STOP: Action = { code: 'STOPWORK', to: 'terminal' };
const LEAVE: Action = { code: 'LEAVE' };
const START: Action = { code: 'STARTPROCCES' };
const call = (to: string, reason: string): Action => ({ code: 'CALL', to, params: { reason } });

const wayOf = (id: string) => BUILTIN_EQUIPMENT_KEYS.find(({ caseId }) => caseId === `equipment-${id}`)!.way!;

/** Starts the process, waits until the situation begins, and then performs the actions. */
function played(id: string, actions: readonly Action[]) {
  const own = BUILTIN_EQUIPMENT_CASES.find((one) => one.id === `equipment-${id}`)!;
  const way = wayOf(id);
  const until = way.findIndex(({ code }) => code === 'STARTPROCCES') + 1;
  const result = planLog(ruleset, own.play, own.seed, [...way.slice(0, until), WATCHING, ...actions]);
  const fact = (key: string) => read(ruleset, result.state, key);
  return { ...result, fact, answers: result.reasons.slice(until + 1) };
}

const statuses = ({ state }: ReturnType<typeof played>) => {
  const plates = state.carriers['pod-1']!.plates;
  return {
    scrap: new Set(plates.flatMap(({ scrap }) => scrap ?? [])),
    aborted: plates.filter(({ status }) => status === 'ABORTED').length,
    inProcess: plates.filter(({ status }) => status === 'IN_PROCESS').length,
  };
};

describe('an EMO', () => {
  it('takes the power and aborts the job; every plate in the track stays where it is', () => {
    const before = statuses(played('supply-gas', []));
    expect(before.inProcess).toBeGreaterThan(1);
    const after = played('supply-gas', [EMO]);
    expect(statuses(after)).toEqual({
      scrap: new Set(),
      aborted: before.inProcess,
      inProcess: 0,
    });
    expect(['power', 'outcome', 'lot', 'e10', 'alarmState.tool-emoPressed'].map(after.fact)).toEqual([
      'no',
      'aborted',
      'scrap',
      'UNSCHEDULED_DOWN',
      'ACTIVE',
    ]);
  });

  it('leaves the terminal alive, and nothing to start', () => {
    const { answers, fact } = played('sparking', [EMO, { code: 'SCREEN', to: 'ALARMS' }, START]);
    expect(answers).toEqual([undefined, undefined, undefined]);
    expect([fact('screen'), fact('rejectedBy')]).toEqual(['RUN', 'terminal-noPower']);
  });
});

describe('a power outage', () => {
  it('stops the track where it is; nothing starts without power, and all goes on after it', () => {
    const out = played('power', []);
    expect([out.fact('power'), out.fact('halted'), out.fact('light')]).toEqual(['no', 'yes', 'emergency']);
    const early = played('power', [STOP, START]);
    expect(early.fact('rejectedBy')).toBe('terminal-noPower');
    const rest = wayOf('power').slice(wayOf('power').findIndex(({ code }) => code === 'STOPWORK'));
    const done = played('power', [...rest, WATCHING, WATCHING]);
    expect(done.answers.filter(Boolean)).toEqual([]);
    expect(['power', 'light', 'outcome', 'lot', 'scrapped'].map(done.fact)).toEqual([
      'yes',
      'normal',
      'complete',
      // The one that lay in a cup under resist when the power went.
      'part',
      '1',
    ]);
    expect([...statuses(done).scrap]).toEqual(['spinStopped']);
  });

  it('breaks off the initialising, which begins anew when the power is back', () => {
    const own = BUILTIN_EQUIPMENT_CASES.find((one) => one.id === 'equipment-power')!;
    const planned = [{ situations: ['power'], start: { kind: 'at' as const, atMs: 30_000 } }];
    const play = { ...own.play, conditionEquipment: 'INIT' as const, emergency: { planned } };
    const calls = [STOP, call('ENERGY', 'power'), { code: 'HANG_UP' }];
    const rest = (ms: number): Action => ({ code: 'WAIT', params: { ms } });
    const after = (actions: readonly Action[]) => planLog(ruleset, play, 1, [rest(40_000), ...actions]).state;
    const e30 = (actions: readonly Action[]) => read(ruleset, after(actions), 'e30');
    expect([e30([rest(110_000)]), e30([...calls, WATCHING])]).toEqual(['INIT', 'INIT']);
    expect([e30([...calls, WATCHING, rest(119_999)]), e30([...calls, WATCHING, rest(120_000)])]).toEqual([
      'INIT',
      'IDLE',
    ]);
  });

  it('that nobody answers ends with a track that starts by itself and spoils what it has', () => {
    const idle = Array.from({ length: 6 }, () => WATCHING);
    const result = played('power', idle);
    expect(result.fact('emergency')).toBe('escalated');
    expect([...statuses(result).scrap]).toEqual(['spinStopped', 'selfStart']);
  });
});

describe('the way', () => {
  it('outside nothing of the bay is in reach, and coming back needs a word', () => {
    const { answers, fact } = played('gas-leak', [
      LEAVE,
      { code: 'SCREEN', to: 'MAIN' },
      STOP,
      { code: 'RETURN' },
      call('BOSS', 'gas'),
    ]);
    expect(answers).toEqual([undefined, 'outside', 'otherPlace', 'noPermission', undefined]);
    expect([fact('place'), fact('phone'), fact('at')]).toEqual(['outside', 'phoneOutside', 'phoneOutside']);
  });

  it('flames bar what is behind them', () => {
    const { answers, state } = played('fire-far', [EMO, { code: 'GO', to: 'stopWork' }]);
    expect(answers).toEqual(['outOfReach', 'outOfReach']);
    expect(stepsTo(ruleset, state, call('BOSS', 'fire')).map(({ code }) => code)).toEqual([
      'GO',
      'PHONE',
      'CALL',
    ]);
  });

  it('one who holds the receiver hangs up before walking', () => {
    const { answers } = played('alarm-3', [
      call('ENGINEER', 'alarm'),
      { code: 'GO', to: 'desk' },
      { code: 'HANG_UP' },
      { code: 'GO', to: 'desk' },
    ]);
    expect(answers).toEqual([undefined, 'phoneLifted', undefined, undefined]);
  });
});

describe('developer on oneself', () => {
  const rest = (ms: number): Action => ({ code: 'WAIT', params: { ms } });
  const SHOWER: Action = { code: 'SHOWER' };
  const splashed = (...actions: readonly Action[]) => played('developer-splash-oneself', actions);
  const WATERS = ['at', 'underWater.body', 'underWater.eyes', 'emergency'];

  it('the shower is gone to at once, and the bowl runs beside it', () => {
    const { state, fact, answers } = splashed(SHOWER, { code: 'EYEWASH' }, { code: 'VOICE' });
    expect(answers).toEqual([undefined, undefined, undefined]);
    expect(WATERS.map(fact)).toEqual(['shower', 'yes', 'yes', 'active']);
    expect(state.emergency.runs[0]!.growsAtMs).toBeUndefined();
  });

  it('five minutes under it wash everything off, and no second less', () => {
    const [almost, done] = [splashed(SHOWER, rest(295_000)), splashed(SHOWER, WATCHING)];
    expect([almost, done].map(({ fact }) => fact('emergency'))).toEqual(['active', 'contained']);
    expect(splashed(SHOWER, WATCHING, SHOWER).answers.at(-1)).toBe('nobodyHurt');
  });

  it.each([
    ['walks away', { code: 'GO', to: 'phoneWall' }],
    ['leaves', LEAVE],
  ] as const)('who %s is no longer under it, and the harm goes on', (_, action) => {
    const dry = splashed(SHOWER, action);
    expect(WATERS.slice(1).map(dry.fact)).toEqual(['no', 'no', 'active']);
    expect(splashed(SHOWER, action, WATCHING, WATCHING, WATCHING).fact('emergency')).toBe('escalated');
  });

  it('who goes back under it begins the five minutes anew', () => {
    const back = splashed(SHOWER, rest(100_000), { code: 'GO', to: 'phoneWall' }, SHOWER, rest(250_000));
    expect(WATERS.slice(1).map(back.fact)).toEqual(['yes', 'no', 'active']);
    const { runs } = back.state.emergency;
    expect(runs[0]!.help!.atMs - back.state.clockMs).toBeLessThan(60_000);
  });

  it('the eyewash alone does not hold it', () => {
    expect(splashed({ code: 'EYEWASH' }, WATCHING, WATCHING, WATCHING).fact('emergency')).toBe('escalated');
  });

  it('nobody is splashed who is outside: it waits until they are back', () => {
    const own = BUILTIN_EQUIPMENT_CASES.find((one) => one.id === 'equipment-developer-splash-oneself')!;
    const planned = [
      { situations: ['developer-splash-oneself'], start: { kind: 'at' as const, atMs: 30_000 } },
    ];
    const play = { ...own.play, emergency: { planned } };
    const after = (...actions: readonly Action[]) => planLog(ruleset, play, 1, actions).state.emergency;
    expect(after(rest(30_000)).runs).toHaveLength(1);
    const out = after(LEAVE, rest(200_000));
    expect([out.runs, out.coming[0]!.dueAtMs]).toEqual([[], 210_000]);
    const back = after(
      LEAVE,
      call('BOSS', 'ask-return'),
      { code: 'HANG_UP' },
      { code: 'RETURN' },
      rest(60_000),
    );
    expect([back.place, back.runs.length]).toEqual(['bay', 1]);
  });
});

describe('an interruption', () => {
  it('leaves the plates where they are, and a blind restart spoils them', () => {
    const stands = played('interruption', []);
    expect([stands.fact('halted'), stands.fact('work'), stands.fact('waferPlaces')]).toEqual([
      'yes',
      'stopped',
      '1:COAT1,2:COAT2,3:HMDS1,4:HMDS2',
    ]);
    const blind = played('interruption', [START]);
    expect(blind.fact('harm.restarted-blindly')).toBe('yes');
    expect(statuses(blind).scrap).toEqual(new Set(['collision']));
  });
});

describe('an alarm', () => {
  it('stands on the terminal’s list until its situation is over', () => {
    const raised = played('alarm-4', []);
    expect([raised.fact('alarmState.alarm-4'), raised.fact('alarm.alarm-4')]).toEqual(['ACTIVE', 'raised']);
    const way = wayOf('alarm-4');
    const done = played('alarm-4', way.slice(way.findIndex(({ code }) => code === 'READ_ALARM')));
    expect([done.fact('alarmState.alarm-4'), done.fact('emergency')]).toEqual(['CLEARED', 'contained']);
  });
});
