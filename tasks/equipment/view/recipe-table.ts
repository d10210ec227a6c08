// The recipe printed on a paper copy: fields such as `COAT.speedRpm`, as a table of steps.
import { textIn, type Language } from '#contract/languages.ts';
import type { Paper } from '#contract/simulation/equipment-papers.ts';
import type { EquipmentRuleset } from '#contract/simulation/equipment-ruleset.ts';
import type { TableLines } from '../papers/paper-view.ts';
import { tenthsText } from '../terminal/views/figures.ts';
import { terminalTexts } from '../terminal/texts/terminal-texts.ts';

/** Converts a recipe's integers to the units people use. */
const COLUMNS = [
  { id: 'timeMs', label: 'time', share: 1000 },
  { id: 'temperatureTenthC', label: 'temperature', share: 10 },
  { id: 'speedRpm', label: 'speed', share: 1 },
  { id: 'doseTenthMj', label: 'dose', share: 10 },
] as const;

function figure(printed: string | undefined, share: number, language: Language): string {
  if (printed === undefined) return '—';
  const value = Number(printed);
  return share === 10 ? tenthsText(value, language) : String(value / share);
}

/** Empty when no step is printed. */
export function recipeTable(
  { steps }: EquipmentRuleset,
  { printed }: Paper,
  language: Language,
): readonly TableLines[] {
  const { labels } = terminalTexts(language);
  const keys = Object.keys(printed).filter((key) => key.includes('.'));
  if (keys.length === 0) return [];
  const named = [...new Set(keys.map((key) => key.split('.')[0] ?? ''))];
  return [
    {
      id: 'steps',
      label: labels.step,
      kind: 'table',
      columns: [labels.step, ...COLUMNS.map(({ label }) => labels[label])],
      rows: named.map((step) => {
        const row = steps.find((one) => one.step === step);
        return [
          row ? textIn(row.text, language) : step,
          ...COLUMNS.map(({ id, share }) => figure(printed[`${step}.${id}`], share, language)),
        ];
      }),
    },
  ];
}
