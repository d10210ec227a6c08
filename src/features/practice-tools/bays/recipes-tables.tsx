// The recipes, each with the figures of its steps, and how long the track's own movements take.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { BayRow } from '#contract/simulation/bay-edits.ts';
import type { RecipeStep } from '#contract/simulation/equipment-track.ts';
import { TRACK_TIMES } from '#machines/equipment/editing/bay-rows.ts';
import { Table, type Column } from '#src/ui/data/table.tsx';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { TextInput } from '#tasks/kit/author/text-input.tsx';
import styles from '../practice-tools.module.css';
import { SecondsField } from './seconds-field.tsx';
import type { Bay } from './use-bay.ts';

interface BayPart {
  readonly bay: Bay;
}

const MAX_MOVEMENT_S = 600;
const TENTHS = 10;

/** The figures beside the time: how many of its unit stand for one that is shown, and the most. */
const FIGURES = [
  ['temperatureTenthC', TENTHS, 400],
  ['speedRpm', 1, 10_000],
  ['doseTenthMj', TENTHS, 1000],
] as const;

export function RecipesTables({ bay }: BayPart): ReactElement {
  const { t } = useTranslation('bays');
  return (
    <>
      <p className={styles.note}>{t('recipesHow')}</p>
      {bay.rows.recipes.map((row) => (
        <RecipeCard key={row.id} bay={bay} recipe={bay.row('recipes', row.id) ?? row} />
      ))}
      <Card title={t('times.title')} level={3} subtitle={t('times.how')}>
        <div className={styles.figures}>
          {TRACK_TIMES.map((name) => (
            <SecondsField
              key={name}
              label={t(`times.${name}`)}
              max={MAX_MOVEMENT_S}
              ms={bay.edits.times[name] ?? bay.base.ruleset.times[name]}
              onChange={(ms) => bay.putTime(name, ms)}
            />
          ))}
        </div>
      </Card>
    </>
  );
}

interface RecipeProps extends BayPart {
  readonly recipe: BayRow<'recipes'>;
}

function RecipeCard({ bay, recipe }: RecipeProps): ReactElement {
  const { t } = useTranslation('bays');
  const { id, text, steps } = recipe;
  return (
    <Card title={id} level={3}>
      <div className={styles.form}>
        <TextInput
          label={t('recipeName')}
          text={text}
          language={bay.language}
          onChange={(next) => bay.put('recipes', { ...recipe, text: next }, `text ${bay.language}`)}
        />
        <Table<RecipeStep>
          caption={t('stepsOf', { name: id })}
          rows={steps}
          rowKey={({ step }) => step}
          columns={useStepColumns(bay, recipe)}
        />
      </div>
    </Card>
  );
}

function useStepColumns(bay: Bay, recipe: BayRow<'recipes'>): readonly Column<RecipeStep>[] {
  const { t } = useTranslation('bays');
  const nameOf = ({ step }: RecipeStep): string => {
    const row = bay.base.ruleset.steps.find((one) => one.step === step);
    return row === undefined ? step : bay.say(row.text);
  };
  const put = (was: RecipeStep, change: Partial<RecipeStep>): void => {
    const steps = recipe.steps.map((row) => (row.step === was.step ? { ...row, ...change } : row));
    bay.put('recipes', { ...recipe, steps }, `${was.step} ${Object.keys(change).join(' ')}`);
  };
  return [
    { key: 'step', title: t('step'), header: true, cell: nameOf },
    {
      key: 'time',
      title: t('figures.timeMs'),
      cell: (row) => (
        <SecondsField
          label={t('figureOf', { name: nameOf(row), figure: t('figures.timeMs') })}
          labelHidden
          min={1}
          ms={row.timeMs}
          onChange={(timeMs) => put(row, { timeMs })}
        />
      ),
    },
    ...FIGURES.map(([figure, unit, max]): Column<RecipeStep> => ({
      key: figure,
      title: t(`figures.${figure}`),
      cell: (row) => {
        const value = row[figure];
        if (value === undefined) return <span className={styles.note}>—</span>;
        return (
          <NumberField
            label={t('figureOf', { name: nameOf(row), figure: t(`figures.${figure}`) })}
            labelHidden
            max={max}
            value={value / unit}
            onChange={(next) => put(row, { [figure]: Math.round((next ?? 0) * unit) })}
          />
        );
      },
    })),
  ];
}
