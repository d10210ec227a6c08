// Critical rules of the bay's keys: what fails an attempt, and what costs without failing it.
import { describe, expect, it } from 'vitest';
import type { Grade } from '#contract/simulation/grade.ts';
import type { Action } from '#contract/simulation/log.ts';
import { caseNamed, gradeWay } from '#tests/support/bay-ways.ts';

const statusOf = (result: Grade, id: string) =>
  result.judgements.find((judgement) => judgement.id === id)?.status;

describe('critical rules', () => {
  const touching: readonly (readonly [string, string, readonly Action[]])[] = [
    ['developer-leak', 'touched', [{ code: 'TOUCH' }]],
    ['sparking', 'touched', [{ code: 'TOUCH' }]],
  ];

  it.each(touching)('%s: %s fails the attempt', (id, rule, actions) => {
    const row = caseNamed(id);
    const at = row.way.findIndex(({ code, params }) => code === 'WAIT' && params?.['ms'] !== undefined) + 1;
    const result = gradeWay(row, row.way.toSpliced(at, 0, ...actions));
    expect(result.failedBy).toContain(rule);
    expect([result.score < result.scoreWithoutFailure, result.passed]).toEqual([true, false]);
  });

  it.each(['power', 'supply-gas'])(
    '%s: a restart without check fails the attempt, and the check is advised',
    (id) => {
      const row = caseNamed(id);
      const result = gradeWay(
        row,
        row.way.filter(({ code }) => code !== 'CHECK'),
      );
      const check = id === 'power' ? 'checkEquipment' : 'checkWafers';
      expect(result.failedBy).toContain('gate-restart');
      expect(result.smallestChange.map((change) => change.id)).toContain(check);
    },
  );

  it.each(['power', 'supply-water', 'interruption'])(
    '%s: a restart without permission fails the attempt',
    (id) => {
      const row = caseNamed(id);
      const actions = row.way.filter(({ params }) => params?.['reason'] !== 'ask-restart');
      const restarting = actions.some(({ code }, at) => code === 'STARTPROCCES' && at > 20);
      const calls: readonly Action[] = restarting
        ? actions
        : [...row.way, { code: 'HANG_UP' }, { code: 'STARTPROCCES' }];
      expect(gradeWay(row, calls).failedBy).toContain('gate-restart');
    },
  );

  it.each(['crossed-wafer', 'missing-wafer', 'wrong-recipe'])(
    '%s: started all the same fails the attempt',
    (id) => {
      const row = caseNamed(id);
      const normal = caseNamed(
        id === 'wrong-recipe' ? 'normal-arc' : id === 'crossed-wafer' ? 'normal-develop' : 'normal-whole',
      );
      const at = normal.way.findIndex(({ code }) => code === 'JOB_CREATE');
      const accepted: readonly Action[] = [{ code: 'SCREEN', to: 'CASSETTES' }, { code: 'CARRIER_PROCEED' }];
      const upTo = normal.way.findIndex(({ code }) => code === 'STARTPROCCES') + 1;
      const actions = [...normal.way.slice(0, at - 6), ...accepted, ...normal.way.slice(at - 6, upTo)];
      const result = gradeWay(row, actions);
      expect(result.failedBy).toContain('gate-faulty-started');
      expect(result.smallestChange.map((change) => change.id)).toContain('fault-found');
    },
  );

  it('an EMO in a supply failure throws wafers away: not passed', () => {
    const row = caseNamed('supply-air');
    const way = row.way.flatMap((action): readonly Action[] =>
      action.code === 'STOPWORK' ? [{ code: 'EMO', to: 'emoTrackRight' }] : [action],
    );
    const result = gradeWay(row, way);
    expect(statusOf(result, 'emo-needless')).toBe('forbidden');
    expect(result.failedBy).toEqual(['gate-wafers-lost']);
    expect(result.passed).toBe(false);
  });

  it.each(['routine-lamp', 'neighbours-noise'])('%s: an EMO, a stop, a call, leaving: each costs', (id) => {
    const row = caseNamed(id);
    const at = row.way.findIndex(({ code, params }) => code === 'WAIT' && params?.['ms'] !== undefined) + 1;
    const asked: readonly Action[] = [
      { code: 'CALL', to: 'BOSS', params: { reason: 'other' } },
      { code: 'HANG_UP' },
    ];
    const errors: readonly (readonly [string, readonly Action[]])[] = [
      ['emo-needless', [{ code: 'EMO', to: 'emoTrackRight' }]],
      ['stop-needless', [{ code: 'STOPWORK', to: 'terminal' }]],
      ['needless-call', [...asked, ...asked]],
      ['left-running', [{ code: 'LEAVE' }]],
    ];
    for (const [rule, actions] of errors) {
      const result = gradeWay(row, row.way.toSpliced(at, 0, ...actions));
      expect([rule, ['extra', 'forbidden'].includes(statusOf(result, rule) ?? '')]).toEqual([rule, true]);
      expect(result.score).toBeLessThan(100);
    }
  });

  it('calling before leaving is out of order', () => {
    const row = caseNamed('ventilation');
    const at = row.way.findIndex(({ code }) => code === 'LEAVE');
    const early: readonly Action[] = [
      { code: 'CALL', to: 'BOSS', params: { reason: 'ventilation' } },
      { code: 'HANG_UP' },
      { code: 'LEAVE' },
      ...row.way.slice(at + 2),
    ];
    const result = gradeWay(row, [...row.way.slice(0, at), ...early]);
    expect(statusOf(result, 'leave')).toBe('outOfOrder');
    expect(result.parts.order).toBeLessThan(1);
  });

  it('a call with a wrong reason is a wrong extra and tells nobody', () => {
    const row = caseNamed('water-leak');
    const way = row.way.map((action) =>
      action.to === 'SERVICEMAN' ? { ...action, params: { reason: 'leak-developer' } } : action,
    );
    const result = gradeWay(row, way);
    expect(statusOf(result, 'wrong-reason')).toBe('extra');
    expect([statusOf(result, 'call-SERVICEMAN'), statusOf(result, 'end-contained')]).toEqual([
      'missing',
      'missing',
    ]);
  });

  it('places written down before anything was wrong are no note of an interruption', () => {
    const row = caseNamed('interruption');
    const early: readonly Action[] = [{ code: 'NOTE_PLACES', params: { places: '' } }];
    const rest = row.way.filter(({ code }) => code !== 'NOTE_PLACES');
    const result = gradeWay(row, [...early, ...rest]);
    expect([statusOf(result, 'note'), result.passed]).toEqual(['missing', false]);
  });

  it.each([
    ['platesLeft', '24'],
    ['timeEnd', '09:59'],
    ['platesStatus', 'part'],
  ])('a sheet signed with a wrong line costs more than the line: %s %s', (field, value) => {
    const row = caseNamed('normal-coat');
    const wrongly = row.way.map((action) =>
      action.params?.['field'] === field ? { ...action, params: { field, value } } : action,
    );
    const result = gradeWay(row, wrongly);
    expect([statusOf(result, `written-${field}`), statusOf(result, 'gate-false-entry')]).toEqual([
      'missing',
      'forbidden',
    ]);
  });

  it.each(['coat', 'arc', 'develop', 'whole'])('normal-%s: nothing compared is not passed', (flow) => {
    const row = caseNamed(`normal-${flow}`);
    const result = gradeWay(
      row,
      row.way.filter(({ code }) => code !== 'VERIFY'),
    );
    expect([result.passed, result.score < 80]).toEqual([false, true]);
  });

  it('the pod of another lot on a port and back again is none of the steps with the own one', () => {
    const row = caseNamed('normal-coat');
    const other: readonly Action[] = [
      { code: 'PICK', item: 'pod-2' },
      { code: 'PLACE', item: 'pod-2', to: 'port3' },
      { code: 'WAIT', params: { ms: 4000 } },
      { code: 'REMOVE', item: 'pod-2' },
      { code: 'PUT', item: 'pod-2' },
      { code: 'GO', to: 'podRack' },
    ];
    const at = row.way.findIndex(({ code }) => code === 'PICK');
    const result = gradeWay(row, row.way.slice(0, at).concat(other));
    expect(['pod-taken', 'pod-placed', 'pod-removed', 'pod-put'].map((id) => statusOf(result, id))).toEqual(
      Array.from({ length: 4 }, () => 'missing'),
    );
  });
});

describe('deadlines', () => {
  const watching: Action = { code: 'WAIT', params: { ms: 3_600_000 } };

  /** Waits for the danger at the terminal and responds to it, with a pause before the first action. */
  function answered(seed: number, restMs: number): Grade {
    const { equipmentCase, ...row } = caseNamed('fire');
    const at = row.way.findIndex(({ code }) => code === 'VOICE');
    const answers = row.way.slice(at).map((action, order) => ({
      ...action,
      ...(order === 0 ? { afterMs: restMs } : {}),
    }));
    return gradeWay({ ...row, equipmentCase: { ...equipmentCase, seed } }, [watching, ...answers]);
  }

  it.each([1, 2, 3, 104, 9_999])(
    'count from the beginning in the run itself, whatever its seed: %i',
    (seed) => {
      expect([statusOf(answered(seed, 0), 'voice'), statusOf(answered(seed, 31_000), 'voice')]).toEqual([
        'done',
        'late',
      ]);
    },
  );
});
