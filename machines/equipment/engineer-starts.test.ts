// How the shifts of engineers begin: wafers of an aborted job stand in the modules, and settings have a range of the case's.
import { describe, expect, it } from 'vitest';
import type { Action } from '#contract/simulation/log.ts';
import { engineerShifts } from './builtin/cases/engineer-shifts.ts';
import { builtinEquipmentRuleset as ruleset } from './builtin/ruleset.ts';
import { screen, signedIn } from './builtin/short-ways.ts';
import { planLog } from './plan-log.ts';
import { read } from './read.ts';

function played(id: string, ...actions: readonly Action[]) {
  const { play, seed } = engineerShifts.find((own) => own.id === id)!;
  return planLog(ruleset, play, seed, actions);
}

const service = [screen('LOGIN'), ...signedIn('service1', '4567')];
const HOME: Action = { code: 'ARM_HOME' };

describe('an interrupted job', () => {
  it('leaves its wafers where the case says, and none of them is processed again', () => {
    const { state } = played('equipment-wafers-back');
    expect(read(ruleset, state, 'waferPlaces')).toBe('7:CHILL2,8:HOT2,9:COAT1,10:HMDS1');
    expect([read(ruleset, state, 'leftInTrack'), read(ruleset, state, 'stateProcess')]).toEqual([
      'yes',
      '000000',
    ]);
    const statuses = state.carriers['pod-1']!.plates.map(({ status }) => status);
    expect(statuses.slice(5, 11)).toEqual(['PROCESSED', ...Array<string>(4).fill('ABORTED'), 'SKIPPED']);
  });

  it('has them carried back by the arms while the pod is open; what can’t bear to stand is scrap', () => {
    const { state, reasons } = played('equipment-wafers-back', ...service, HOME);
    expect(reasons.filter(Boolean)).toEqual([]);
    expect([read(ruleset, state, 'leftInTrack'), read(ruleset, state, 'waferPlaces')]).toEqual(['no', '']);
    const scrap = state.carriers['pod-1']!.plates.flatMap(({ scrap: why }, at) =>
      why ? [[at + 1, why]] : [],
    );
    expect(scrap).toEqual([
      [8, 'overbaked'],
      [9, 'spinStopped'],
      [10, 'overbaked'],
    ]);
  });

  it('keeps them once the pod is off its port', () => {
    const undocked: readonly Action[] = [
      { code: 'UNDOCK', to: 'port1' },
      { code: 'WAIT', params: { ms: 9000 } },
    ];
    const { state } = played('equipment-wafers-back', ...undocked, ...service, HOME);
    expect([read(ruleset, state, 'leftInTrack'), read(ruleset, state, 'rejectedBy')]).toEqual([
      'yes',
      'terminal-podNotDocked',
    ]);
  });
});

describe('a setting of a case', () => {
  const set = (item: string, value: number) =>
    played(
      'equipment-parameter-setting',
      screen('LOGIN'),
      ...signedIn('equip1', '3456'),
      screen('MAINTENANCE'),
      {
        code: 'PARAMETER_SET',
        item,
        params: { value },
      },
    );

  it.each([
    ['exhaustPa', 80, undefined],
    // The tool itself would take it.
    ['exhaustPa', 81, 'outOfRange'],
    ['hotPlateOffset', -11, 'outOfRange'],
    ['idReader', 0, 'settingFixed'],
  ])('%s = %i: %s', (item, value, reason) => {
    expect(set(item, value).reasons.at(-1)).toBe(reason);
  });
});
