// Recipes as loaded at the tool, which may differ from the paper.
import type { RecipeStep } from '#contract/simulation/equipment-track.ts';
import type { RecipeStepView } from '../terminal-view.ts';
import { tenthsText } from './figures.ts';
import type { ViewSource } from './view-source.ts';

/** The steps of a recipe loaded at the tool. */
export function loadedSteps({ state, index }: ViewSource, recipe: string): readonly RecipeStep[] {
  return state.recipes[recipe] ?? index.recipes.get(recipe)?.steps ?? [];
}

export function recipeSteps(source: ViewSource, recipe: string): readonly RecipeStepView[] {
  const { ruleset, texts, language, say } = source;
  const tenth = (value: number | undefined): string =>
    value === undefined ? texts.none : tenthsText(value, language);
  return loadedSteps(source, recipe).map((step) => {
    const row = ruleset.steps.find((one) => one.step === step.step);
    return {
      id: step.step,
      text: row ? say(row.text) : step.step,
      module: row?.module ?? '',
      seconds: String(step.timeMs / 1000),
      temperature: tenth(step.temperatureTenthC),
      speed: step.speedRpm === undefined ? texts.none : String(step.speedRpm),
      dose: tenth(step.doseTenthMj),
    };
  });
}

export function recipeRows({ ruleset, language, say }: ViewSource): readonly {
  readonly id: string;
  readonly text: string;
  readonly layer: string;
}[] {
  return ruleset.recipes.map(({ id, text, thicknessNm }) => ({
    id,
    text: say(text),
    layer: tenthsText(thicknessNm / 100, language),
  }));
}
