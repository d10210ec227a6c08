// What wrong values of a setting do to the wafers, by what the ruleset says of them.
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { Setting } from '#contract/simulation/equipment-terminal.ts';
import { textIn, type Language } from '#contract/languages.ts';
import type { Trilingual } from '#contract/simulation/text.ts';

type SettingHarm =
  /** Wafers are spoilt outside of this range. */
  | { readonly kind: 'outside'; readonly least: number; readonly most: number; readonly reason: Trilingual }
  /** It is added to a figure of the recipe, which may be off by so much. */
  | { readonly kind: 'beyond'; readonly most: number; readonly reason: Trilingual };

/** Nothing for a setting that wafers do not feel. */
export function harmsOf(ruleset: EquipmentRuleset, { id }: Pick<Setting, 'id'>): readonly SettingHarm[] {
  const { handling } = ruleset;
  if (!handling) return [];
  const reasonOf = (reason: string) => ruleset.emergency.scrapReasons.find((row) => row.id === reason)?.text;
  const outside = handling.windows.flatMap(({ setting, least, most, reason }): SettingHarm[] => {
    const text = setting === id ? reasonOf(reason) : undefined;
    return text ? [{ kind: 'outside', least, most, reason: text }] : [];
  });
  const values = new Set(handling.offsets.flatMap((row) => (row.setting === id ? [row.value] : [])));
  const beyond = handling.figures.flatMap(({ value, most, isPermille, reason }): SettingHarm[] => {
    const text = values.has(value) && !isPermille ? reasonOf(reason) : undefined;
    return text ? [{ kind: 'beyond', most, reason: text }] : [];
  });
  return [...outside, ...beyond];
}

/** The unit behind a number: 4 × 0.1 °C, 70 Pa; nothing where there is none. */
export function unitAfter({ unit }: Pick<Setting, 'unit'>, language: Language): string {
  if (unit === undefined) return '';
  const text = textIn(unit, language);
  return /^\d/.test(text) ? ` × ${text}` : ` ${text}`;
}

/** Whether it is off or on. */
export const isSwitch = ({ least, most }: Pick<Setting, 'least' | 'most'>): boolean =>
  least === 0 && most === 1;
