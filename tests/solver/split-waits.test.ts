// A wait in two halves is worth as much as in one, and leads to the same state: in each case of the bay, on its right way.
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '#contract/simulation/log.ts';
import { builtinEquipmentRuleset } from '#machines/equipment/builtin/ruleset.ts';
import { gradeEquipmentLog } from '#machines/equipment/grade-equipment.ts';
import type { EquipmentState } from '#machines/equipment/state.ts';
import type { Moment } from '#machines/kit/replay.ts';
import { casesWithKeys, plannedWay } from '#tests/support/bay-ways.ts';

/** What is left of a state without the entry that led to it. */
function apartFromEntry({ last: _last, atMs: _atMs, ...rest }: EquipmentState): object {
  return rest;
}

function halves({ entry, after }: Moment<EquipmentState>): readonly LogEntry[] {
  const ms = after.readyAtMs - entry.at;
  if (entry.code !== 'WAIT' || ms < 2) return [entry];
  const half = Math.floor(ms / 2);
  return [
    { ...entry, params: { ms: half } },
    { ...entry, at: entry.at + half, params: { ms: ms - half } },
  ];
}

describe('a wait in two halves', () => {
  it.each(casesWithKeys.filter(({ way }) => way.some(({ code }) => code === 'WAIT')))('$id', (row) => {
    const { play, seed } = row.equipmentCase;
    const marked = (entries: readonly LogEntry[]) =>
      gradeEquipmentLog({ ruleset: builtinEquipmentRuleset, play, seed, entries }, row.key);
    const { entries } = plannedWay(row, row.way);
    const whole = marked(entries);
    const split = whole.replayed.moments.flatMap(halves).map((entry, at) => ({ ...entry, seq: at + 1 }));
    expect(split.length).toBeGreaterThan(entries.length);
    const again = marked(split);
    expect(again.replayed.invalidFrom).toBeUndefined();
    expect(again.grade.score).toBe(whole.grade.score);
    expect(apartFromEntry(again.replayed.state)).toEqual(apartFromEntry(whole.replayed.state));
  });
});
