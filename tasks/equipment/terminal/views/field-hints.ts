// The hint in a field before anything is typed.
import { tenthsText } from './figures.ts';
import { loadedSteps } from './recipe-views.ts';
import type { ViewSource } from './view-source.ts';

const RECIPE_FIGURES = {
  timeS: ['timeMs', 1000],
  temperatureC: ['temperatureTenthC', 10],
  speedRpm: ['speedRpm', 1],
  doseMj: ['doseTenthMj', 10],
} as const;

/** The current value of what the field would change. */
export function hintOf(source: ViewSource, field: string): string | undefined {
  const { ruleset, state } = source;
  const { screen } = state.terminal;
  if (screen === 'RECIPES') return figureOfStep(source, field);
  const setting = screen === 'MAINTENANCE' ? ruleset.settings.find(({ id }) => id === field) : undefined;
  return setting && String(state.settings[setting.id] ?? setting.value);
}

function figureOfStep(source: ViewSource, field: string): string | undefined {
  const { recipe = '', step } = source.state.terminal;
  const row = loadedSteps(source, recipe).find((own) => own.step === step);
  if (!row || !(field in RECIPE_FIGURES)) return undefined;
  const [name, share] = RECIPE_FIGURES[field as keyof typeof RECIPE_FIGURES];
  const value = row[name];
  if (value === undefined) return source.texts.none;
  return share === 10 ? tenthsText(value, source.language) : String(value / share);
}
