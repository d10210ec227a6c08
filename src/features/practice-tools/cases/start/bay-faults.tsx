// What is broken in a shift beside its situations: docking, ports, modules, alarms, and recipes that differ from their paper.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import type { Fault, EquipmentPlay } from '#contract/simulation/equipment-case.ts';
import { portIdSchema } from '#contract/simulation/equipment-kinds.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import styles from '../../practice-tools.module.css';
import type { BayStartProps } from './start-props.ts';
import { RowList } from './row-list.tsx';
import { Seconds } from './seconds.tsx';

const MAX_FAULTS = 20;
const MAX_CHANGES = 40;
const MAX_TIMES = 9;
const KINDS = ['dockFails', 'moduleOut', 'portOut', 'alarm'] as const;

function newFault(kind: Fault['kind'], { modules, alarms }: BayStartProps['ruleset']): Fault {
  switch (kind) {
    case 'dockFails':
      return { kind, port: 'port1', times: 1 };
    case 'portOut':
      return { kind, port: 'port1' };
    case 'moduleOut':
      return { kind, module: modules[0]?.id ?? '', atMs: 0 };
    case 'alarm':
      return { kind, alarm: alarms[0]?.id ?? '', atMs: 0 };
  }
}

export function BayFaults(props: BayStartProps): ReactElement {
  const { play, ruleset, edit } = props;
  const { t } = useTranslation('case-start');
  const put = (at: number, fault: Fault, field: string | null = null): void =>
    edit(field, (now) => ({ ...now, faults: now.faults.with(at, fault) }));
  return (
    <>
      <RowList
        path="play.faults"
        title={t('bay.faults')}
        none={t('bay.noFaults')}
        addText={t('bay.addFault')}
        max={MAX_FAULTS}
        onAdd={() =>
          edit(null, (now) => ({ ...now, faults: [...now.faults, newFault('moduleOut', ruleset)] }))
        }
        onRemove={(at) => edit(null, (now) => ({ ...now, faults: now.faults.toSpliced(at, 1) }))}
        rows={play.faults.map((fault, at) => ({
          key: String(at),
          name: t(`bay.faultKinds.${fault.kind}`),
          content: (
            <div className={styles.figures}>
              <Select
                label={t('bay.faultKind')}
                placeholder={t('bay.faultKind')}
                value={fault.kind}
                options={KINDS.map((value) => ({ value, label: t(`bay.faultKinds.${value}`) }))}
                onChange={(kind) => put(at, newFault(kind, ruleset))}
              />
              <FaultFields
                fault={fault}
                ruleset={ruleset}
                onChange={(next) => put(at, next, `fault ${at}`)}
              />
            </div>
          ),
        }))}
      />
      <RecipeChanges {...props} />
    </>
  );
}

interface FaultFieldsProps {
  readonly fault: Fault;
  readonly ruleset: BayStartProps['ruleset'];
  readonly onChange: (fault: Fault) => void;
}

function FaultFields({ fault, ruleset, onChange }: FaultFieldsProps): ReactElement {
  const { t } = useTranslation('case-start');
  const language = useLanguage();
  if (fault.kind === 'dockFails' || fault.kind === 'portOut')
    return (
      <>
        <Select
          label={t('bay.faultPort')}
          placeholder={t('bay.faultPort')}
          value={fault.port}
          options={portIdSchema.options.map((value) => ({
            value,
            label: t('bay.port', { number: value.slice(4) }),
          }))}
          onChange={(port) => onChange({ ...fault, port })}
        />
        {fault.kind === 'dockFails' ? (
          <NumberField
            label={t('bay.times')}
            isWhole
            min={1}
            max={MAX_TIMES}
            value={fault.times}
            onChange={(times) => onChange({ ...fault, times: times ?? 1 })}
          />
        ) : null}
      </>
    );
  const rows =
    fault.kind === 'moduleOut'
      ? ruleset.modules.map(({ id }) => ({ value: id, label: id }))
      : ruleset.alarms.map(({ id, text }) => ({ value: id, label: textIn(text, language) }));
  return (
    <>
      <Select
        label={t(`bay.faultKinds.${fault.kind}`)}
        placeholder={t('bay.faultKind')}
        value={fault.kind === 'moduleOut' ? fault.module : fault.alarm}
        options={rows}
        onChange={(id) =>
          onChange(fault.kind === 'moduleOut' ? { ...fault, module: id } : { ...fault, alarm: id })
        }
      />
      <Seconds label={t('bay.atS')} ms={fault.atMs} onChange={(atMs) => onChange({ ...fault, atMs })} />
    </>
  );
}

type RecipeChange = EquipmentPlay['recipeChanges'][number];

/** What a figure is measured in, and how many of the recipe's units make one. */
const FIGURES = {
  timeMs: { per: 1000, max: 3600 },
  temperatureTenthC: { per: 10, max: 400 },
  speedRpm: { per: 1, max: 10_000 },
  doseTenthMj: { per: 10, max: 1000 },
} as const;
type Figure = keyof typeof FIGURES;
const FIGURE_NAMES = Object.keys(FIGURES) as readonly Figure[];

/** Figures of loaded recipes that differ from the paper copy. */
function RecipeChanges({ play, ruleset, edit }: BayStartProps): ReactElement {
  const { t } = useTranslation('case-start');
  const [first] = ruleset.recipes;
  const put = (at: number, row: RecipeChange, field: string): void =>
    edit(`recipe ${at} ${field}`, (now) => ({ ...now, recipeChanges: now.recipeChanges.with(at, row) }));
  const add = (): void => {
    const step = first?.steps[0];
    if (first === undefined || step === undefined) return;
    const row: RecipeChange = { recipe: first.id, step: step.step, values: { timeMs: step.timeMs } };
    edit(null, (now) => ({ ...now, recipeChanges: [...now.recipeChanges, row] }));
  };
  return (
    <RowList
      path="play.recipeChanges"
      title={t('bay.recipes')}
      subtitle={t('bay.recipesHow')}
      none={t('bay.noRecipes')}
      addText={t('bay.addRecipe')}
      max={MAX_CHANGES}
      onAdd={add}
      onRemove={(at) => edit(null, (now) => ({ ...now, recipeChanges: now.recipeChanges.toSpliced(at, 1) }))}
      rows={play.recipeChanges.map((row, at) => ({
        key: String(at),
        name: `${row.recipe}: ${row.step}`,
        content: (
          <RecipeFields row={row} ruleset={ruleset} onChange={(next, field) => put(at, next, field)} />
        ),
      }))}
    />
  );
}

interface RecipeFieldsProps extends Pick<BayStartProps, 'ruleset'> {
  readonly row: RecipeChange;
  readonly onChange: (row: RecipeChange, field: string) => void;
}

function RecipeFields({ row, ruleset, onChange }: RecipeFieldsProps): ReactElement {
  const { t } = useTranslation('case-start');
  const language = useLanguage();
  const recipe = ruleset.recipes.find(({ id }) => id === row.recipe);
  const own = recipe?.steps.find(({ step }) => step === row.step);
  const stepName = (step: string): string => {
    const text = ruleset.steps.find((one) => one.step === step)?.text;
    return text === undefined ? step : textIn(text, language);
  };
  const setFigure = (name: Figure, value: number | null): void => {
    const { [name]: _old, ...rest } = row.values;
    const set = value === null ? {} : { [name]: Math.round(value * FIGURES[name].per) };
    onChange({ ...row, values: { ...rest, ...set } }, name);
  };
  return (
    <div className={styles.figures}>
      <Select
        label={t('bay.recipe')}
        placeholder={t('bay.recipe')}
        value={row.recipe}
        options={ruleset.recipes.map(({ id }) => ({ value: id, label: id }))}
        onChange={(id) => onChange({ ...row, recipe: id }, 'recipe')}
      />
      <Select
        label={t('bay.recipeStep')}
        placeholder={t('bay.recipeStep')}
        value={row.step}
        options={(recipe?.steps ?? []).map(({ step }) => ({ value: step, label: stepName(step) }))}
        onChange={(step) => onChange({ ...row, step, values: {} }, 'step')}
      />
      {FIGURE_NAMES.filter((name) => own?.[name] !== undefined).map((name) => (
        <NumberField
          key={name}
          label={t(`bay.figures.${name}`)}
          placeholder={String((own?.[name] ?? 0) / FIGURES[name].per)}
          max={FIGURES[name].max}
          value={row.values[name] === undefined ? null : row.values[name] / FIGURES[name].per}
          onChange={(value) => setFigure(name, value)}
        />
      ))}
    </div>
  );
}
