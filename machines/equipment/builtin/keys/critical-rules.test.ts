// Critical rules of the bay's keys: what fails an attempt, and what costs without failing it.
import { describe, expect, it } from 'vitest';
import type { Grade } from '#contract/simulation/grade.ts';
import type { Action } from '#contract/simulation/log.ts';
import { caseNamed, gradeWay } from './try-way.ts';

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
    expect([result.score, result.passed]).toEqual([0, false]);
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
      expect(result.failedBy).toContain(`${check}-skipped`);
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
      expect(gradeWay(row, calls).failedBy).toContain('restarted-unsafely');
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
      expect(result.failedBy).toContain('faulty-lot-started');
      expect(result.smallestChange.map((change) => change.id)).toContain('fault-found');
    },
  );

  it('an EMO in a supply failure costs, scraps the wafers and fails nobody', () => {
    const row = caseNamed('supply-air');
    const way = row.way.flatMap((action): readonly Action[] =>
      action.code === 'STOPWORK' ? [{ code: 'EMO', to: 'emoTrackRight' }] : [action],
    );
    const result = gradeWay(row, way);
    expect(statusOf(result, 'emo-needless')).toBe('forbidden');
    expect(result.failedBy).toEqual([]);
    expect(result.score).toBeLessThan(70);
  });

  it.each(['routine-lamp', 'neighbours-noise'])('%s: an EMO, a stop, a call, leaving: each costs', (id) => {
    const row = caseNamed(id);
    const at = row.way.findIndex(({ code, params }) => code === 'WAIT' && params?.['ms'] !== undefined) + 1;
    const errors: readonly (readonly [string, readonly Action[]])[] = [
      ['emo-needless', [{ code: 'EMO', to: 'emoTrackRight' }]],
      ['stopped-needlessly', [{ code: 'STOPWORK', to: 'terminal' }]],
      ['called-needlessly', [{ code: 'CALL', to: 'BOSS', params: { reason: 'other' } }, { code: 'HANG_UP' }]],
      ['left-needlessly', [{ code: 'LEAVE' }]],
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
    expect(statusOf(result, 'call-BOSS')).toBe('outOfOrder');
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
});
