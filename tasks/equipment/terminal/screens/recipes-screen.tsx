// The loaded recipes: the list, and the steps of the selected one.
import type { ReactElement } from 'react';
import { filled } from '#contract/languages.ts';
import { cell, RowList } from '../row-list.tsx';
import type { ScreenProps } from './plain-screens.tsx';

export function RecipesScreen({ body, texts, intents }: ScreenProps<'RECIPES'>): ReactElement {
  const { labels, recipes } = texts;
  return (
    <>
      <RowList
        marks={texts.marks}
        title={recipes.list}
        empty=""
        columns={[labels.recipe, labels.name, labels.layer]}
        template="auto minmax(0, 1fr) auto"
        rows={body.recipes.map(({ id, text, layer }) => ({ id, cells: [cell(id), cell(text), cell(layer)] }))}
        chosen={body.recipe === '' ? undefined : body.recipe}
        onChoose={(id) => intents.onChoose({ kind: 'recipe', id })}
      />
      <RowList
        marks={texts.marks}
        title={filled(recipes.steps, { recipe: body.recipe })}
        empty={recipes.choose}
        columns={[labels.step, labels.module, labels.time, labels.temperature, labels.speed, labels.dose]}
        template="minmax(9ch, 1fr) repeat(5, auto)"
        rows={body.steps.map((step) => ({
          id: step.id,
          cells: [
            cell(step.text),
            cell(step.module),
            cell(step.seconds),
            cell(step.temperature),
            cell(step.speed),
            cell(step.dose),
          ],
        }))}
        chosen={body.step}
        onChoose={(id) => intents.onChoose({ kind: 'step', id })}
      />
    </>
  );
}
