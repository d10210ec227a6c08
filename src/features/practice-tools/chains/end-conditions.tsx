// What must be so when the work is handed in: states of the simulation, each with its words and the harm that it prevents.
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeVocabulary } from '#contract/entities/practice-tools.ts';
import { inEveryLanguage, textIn } from '#contract/languages.ts';
import { MAX_ENDS } from '#contract/simulation/max-steps.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { useFactWords } from '../parts/facts/fact-words.ts';
import { HarmSelect } from '../parts/harm-select.tsx';
import { NameInput } from '../parts/name-input.tsx';
import styles from '../practice-tools.module.css';
import { quote } from '../text/words.ts';
import type { ChainReference } from './chain-values.ts';
import { newStepId } from './step-edits.ts';

type End = ChainReference['end'][number];

interface EndConditionsProps {
  readonly reference: ChainReference;
  readonly vocabulary: PracticeVocabulary;
  readonly onChange: (reference: ChainReference) => void;
}

export function EndConditions({ reference, vocabulary, onChange }: EndConditionsProps): ReactElement {
  const { t } = useTranslation(['practice-tools', 'lists']);
  const words = useFactWords(vocabulary);
  const [addedCount, setAdded] = useState(0);
  const { end } = reference;
  const choices = vocabulary.facts.flatMap(({ key, values }) =>
    values.map((value) => {
      const text = `${words.fact(key)}: ${words.value(key, value)}`;
      return { key, value, text, id: `${quote(key)}=${quote(value)}` };
    }),
  );
  const add = (id: string): void => {
    const chosen = choices.find((one) => one.id === id);
    if (chosen === undefined) return;
    const { key, value, text } = chosen;
    const row: End = {
      id: newStepId(reference, `end ${key}`),
      text: inEveryLanguage(() => text),
      sources: [],
      isCritical: false,
      failsAttempt: false,
      condition: { key, is: [value] },
    };
    setAdded(addedCount + 1);
    onChange({ ...reference, end: [...end, row] });
  };
  return (
    <section className={styles.form}>
      <h2>{t('ends.title')}</h2>
      <p className={styles.note}>{t('ends.lead')}</p>
      {end.map((row, at) => (
        <EndFields
          key={row.id}
          row={row}
          asked={askedIn(row, words)}
          onChange={(next) => onChange({ ...reference, end: end.with(at, next) })}
          onRemove={() => onChange({ ...reference, end: end.toSpliced(at, 1) })}
        />
      ))}
      <ComboBox
        // It shows no choice of its own: without a new one its list would stay open.
        key={addedCount}
        label={t('ends.add')}
        placeholder={t('match.pickFact')}
        emptyText={t('lists:nothingFound')}
        disabled={end.length >= MAX_ENDS}
        value={null}
        onChange={add}
        options={choices.map(({ id, text }) => ({ value: id, label: `${text} — ${id}` }))}
      />
    </section>
  );
}

/** The state in words. */
function askedIn({ condition }: End, words: ReturnType<typeof useFactWords>): string {
  const { key, is = [], isNot = [] } = condition;
  const value = (one: string): string => words.value(key, one);
  const said = [...is.map(value), ...isNot.map((one) => `≠ ${value(one)}`)];
  return `${words.fact(key)}: ${said.join(' / ')}`;
}

interface EndFieldsProps {
  readonly row: End;
  readonly asked: string;
  readonly onChange: (row: End) => void;
  readonly onRemove: () => void;
}

function EndFields({ row, asked, onChange, onRemove }: EndFieldsProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{asked}</legend>
      <div className={styles.groupHead}>
        <div className={styles.pair}>
          <NameInput
            label={t('ends.label')}
            text={row.text}
            language={language}
            maxLength={4000}
            onChange={(text) => onChange({ ...row, text })}
          />
          <HarmSelect
            value={row.harm ?? ''}
            onChange={(harm) => {
              const { harm: _old, ...rest } = row;
              onChange(harm === '' ? rest : { ...rest, harm });
            }}
          />
        </div>
        <IconButton
          label={t('remove', { name: textIn(row.text, language) })}
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
    </fieldset>
  );
}
