// What happens during a shift: situations and false signs, each with its beginning.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import type { PlannedEmergency } from '#contract/simulation/equipment-emergency.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Select } from '#src/ui/fields/select.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { IdChips } from '../../parts/id-chips.tsx';
import styles from '../../practice-tools.module.css';
import { conditionsText, readConditions, TextFault } from '../../text/words.ts';
import type { BayStartProps } from './start-props.ts';
import { RowList } from './row-list.tsx';
import { Seconds } from './seconds.tsx';

const MAX_PLANNED = 4;
const FIRST_AT_MS = 300_000;
const STARTS = ['at', 'between', 'when'] as const;
type Start = PlannedEmergency['start'];

const BEGUN: Readonly<Record<Start['kind'], Start>> = {
  at: { kind: 'at', atMs: FIRST_AT_MS },
  between: { kind: 'between', fromMs: FIRST_AT_MS, toMs: 2 * FIRST_AT_MS },
  when: { kind: 'when', condition: { key: 'e30', is: ['EXECUTING'] }, afterMs: 0, spreadMs: 0 },
};

export function BaySituations({ play, ruleset, edit }: BayStartProps): ReactElement {
  const { t } = useTranslation('case-start');
  const language = useLanguage();
  const { situations } = ruleset.emergency;
  const { planned } = play.emergency;
  const set = (
    field: string | null,
    change: (rows: readonly PlannedEmergency[]) => PlannedEmergency[],
  ): void => edit(field, (now) => ({ ...now, emergency: { planned: change(now.emergency.planned) } }));
  const put = (at: number, row: PlannedEmergency, field: string | null = null): void =>
    set(field, (rows) => rows.with(at, row));
  const options = situations.map(({ id, text, isFalseSign }) => ({
    value: id,
    label: textIn(text, language),
    description: isFalseSign ? t('bay.falseSign') : undefined,
  }));
  return (
    <RowList
      path="play.emergency"
      title={t('bay.situations')}
      subtitle={t('bay.situationsHow')}
      none={t('bay.noSituations')}
      addText={t('bay.addSituation')}
      max={MAX_PLANNED}
      onAdd={() => set(null, (rows) => [...rows, { situations: [options[0]?.value ?? ''], start: BEGUN.at }])}
      onRemove={(at) => set(null, (rows) => rows.toSpliced(at, 1))}
      rows={planned.map((row, at) => ({
        key: String(at),
        name: t('bay.situation', { number: at + 1 }),
        content: (
          <div className={styles.form}>
            <IdChips
              label={t('bay.which')}
              none={t('bay.noSituations')}
              ids={row.situations}
              options={options}
              onChange={(ids) => {
                if (ids.length > 0) put(at, { ...row, situations: ids });
              }}
            />
            <div className={styles.figures}>
              <Select
                label={t('bay.starts')}
                placeholder={t('bay.starts')}
                value={row.start.kind}
                options={STARTS.map((value) => ({ value, label: t(`bay.startKinds.${value}`) }))}
                onChange={(kind) => put(at, { ...row, start: BEGUN[kind] })}
              />
              <StartFields
                start={row.start}
                onChange={(start) => put(at, { ...row, start }, `situation ${at}`)}
              />
            </div>
          </div>
        ),
      }))}
    />
  );
}

interface StartFieldsProps {
  readonly start: Start;
  readonly onChange: (start: Start) => void;
}

function StartFields({ start, onChange }: StartFieldsProps): ReactElement {
  const { t } = useTranslation('case-start');
  switch (start.kind) {
    case 'at':
      return (
        <Seconds label={t('bay.atS')} ms={start.atMs} onChange={(atMs) => onChange({ ...start, atMs })} />
      );
    case 'between':
      return (
        <>
          <Seconds
            label={t('bay.fromS')}
            ms={start.fromMs}
            onChange={(fromMs) => onChange({ ...start, fromMs, toMs: Math.max(fromMs, start.toMs) })}
          />
          <Seconds
            label={t('bay.toS')}
            ms={start.toMs}
            onChange={(toMs) => onChange({ ...start, toMs: Math.max(toMs, start.fromMs) })}
          />
        </>
      );
    case 'when':
      return (
        <>
          <Condition start={start} onChange={onChange} />
          <Seconds
            label={t('bay.afterS')}
            ms={start.afterMs}
            onChange={(afterMs) => onChange({ ...start, afterMs })}
          />
          <Seconds
            label={t('bay.spreadS')}
            ms={start.spreadMs}
            onChange={(spreadMs) => onChange({ ...start, spreadMs })}
          />
        </>
      );
  }
}

interface ConditionProps {
  readonly start: Extract<Start, { kind: 'when' }>;
  readonly onChange: (start: Start) => void;
}

/** A condition in words, such as `e30=EXECUTING`; what can't be read yet stays in the field. */
function Condition({ start, onChange }: ConditionProps): ReactElement {
  const { t } = useTranslation(['case-start', 'practice-tools']);
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<TextFault>();
  const write = (text: string): void => {
    setTyped(text);
    try {
      const [condition, ...others] = readConditions(text);
      if (condition !== undefined && others.length === 0) onChange({ ...start, condition });
      setFault(undefined);
    } catch (error) {
      if (!(error instanceof TextFault)) throw error;
      setFault(error);
    }
  };
  return (
    <TextField
      label={t('bay.startCondition')}
      description={t('bay.conditionHow')}
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      value={typed ?? conditionsText([start.condition])}
      error={
        fault === undefined ? undefined : t(`practice-tools:faults.${fault.reason}`, { word: fault.word })
      }
      onBlur={() => {
        if (fault === undefined) setTyped(undefined);
      }}
      onChange={(event) => write(event.currentTarget.value)}
    />
  );
}
