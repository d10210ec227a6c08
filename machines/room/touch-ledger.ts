// The touch ledger in words: what soiled the hands or gloves, and what they then touched.
import { inEveryLanguage } from '#contract/languages.ts';
import type { Item } from '#contract/simulation/room-catalogue.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { indexOf } from './ruleset-index.ts';
import type { RoomState, Touch } from './state.ts';
import { isDirty } from './touch.ts';

/** One occasion on which the hands (or the gloves on them) were soiled, with everything touched after it. */
export interface SoilingRow {
  readonly atMs: number;
  readonly by: 'hands' | 'gloves';
  readonly dirt: Trilingual;
  readonly thenTouched: readonly Trilingual[];
}

/** All soilings in order. Gloves put on with soiled hands pass the dirt on. */
export function touchLedger(ruleset: RoomRuleset, state: RoomState): readonly SoilingRow[] {
  const index = indexOf(ruleset);
  const nameOf = ({ what }: Touch): Trilingual => index.items.get(what)?.text ?? inEveryLanguage(() => what);
  const soilings = state.touches.filter(({ kind }) => kind === 'soiledBy');
  return soilings.map((soiling, order) => {
    const untilMs = soilings[order + 1]?.atMs ?? Infinity;
    const passed = state.touches.filter(
      ({ kind, atMs }) => kind === 'passedTo' && atMs >= soiling.atMs && atMs < untilMs,
    );
    return {
      atMs: soiling.atMs,
      by: soiling.by ?? 'hands',
      dirt: dirtOf(index.items.get(soiling.what), soiling, nameOf(soiling)),
      thenTouched: passed.map(nameOf),
    };
  });
}

function dirtOf(item: Item | undefined, { isSoiled }: Touch, name: Trilingual): Trilingual {
  if (isDirty(item) || item?.traits.includes('waste')) return name;
  return isSoiled ? soiledBefore(name) : onFloor(name);
}

function soiledBefore({ ru, en, ch }: Trilingual): Trilingual {
  return { ru: `${ru} (уже в грязи)`, en: `${en} (soiled before)`, ch: `${ch}（此前已污染）` };
}

/** A thing that is not dirty itself soils the hands only because of where it lies. */
function onFloor({ ru, en, ch }: Trilingual): Trilingual {
  return {
    ru: `${ru} (на полу или в урне)`,
    en: `${en} (on the floor or in the bin)`,
    ch: `${ch}（在地面或垃圾桶内）`,
  };
}
