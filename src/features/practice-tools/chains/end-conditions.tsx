// What must be so when the work is handed in: states of the simulation, each with its words and the harm that it prevents.
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeVocabulary } from '#contract/entities/practice-tools.ts';
import {
  DEFAULT_LANGUAGE,
  inEveryLanguage,
  PUNCTUATION,
  textIn,
  type Language,
} from '#contract/languages.ts';
import { MAX_ENDS } from '#contract/simulation/max-steps.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { LanguageSegments } from '#src/ui/fields/language-segments.tsx';
import { MendPlace } from '#src/ui/loaded/drafts/mend-place.tsx';
import { useFactWords, useFactWordsIn } from '../parts/facts/fact-words.ts';
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
  const { t } = useTranslation('practice-tools');
  const words = useFactWords(vocabulary);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const { end } = reference;
  const lacks = (one: Language): boolean =>
    one !== DEFAULT_LANGUAGE && end.some(({ text }) => text[one].trim() === '');
  return (
    <section className={styles.form}>
      <h2>{t('ends.title')}</h2>
      <p className={styles.note}>{t('ends.lead')}</p>
      {end.length === 0 ? null : (
        <LanguageSegments
          label={t('ends.language')}
          value={language}
          onChange={setLanguage}
          noteOf={(one) => (lacks(one) ? t('step.noText') : undefined)}
        />
      )}
      {end.map((row, at) => (
        <EndFields
          key={row.id}
          at={at}
          row={row}
          asked={askedIn(row, words)}
          written={language}
          onChange={(next) => onChange({ ...reference, end: end.with(at, next) })}
          onRemove={() => onChange({ ...reference, end: end.toSpliced(at, 1) })}
        />
      ))}
      <MendPlace name="reference.end">
        <AddEnd
          reference={reference}
          vocabulary={vocabulary}
          onAdd={(row) => onChange({ ...reference, end: [...end, row] })}
        />
      </MendPlace>
    </section>
  );
}

interface AddEndProps extends Pick<EndConditionsProps, 'reference' | 'vocabulary'> {
  readonly onAdd: (row: End) => void;
}

function AddEnd({ reference, vocabulary, onAdd }: AddEndProps): ReactElement {
  const { t } = useTranslation(['practice-tools', 'lists']);
  const words = useFactWords(vocabulary);
  const textOf = useStateTexts(vocabulary);
  const [addedCount, setAdded] = useState(0);
  const choices = vocabulary.facts.flatMap(({ key, values }) =>
    values.map((value) => {
      const text = `${words.fact(key)}: ${words.value(key, value)}`;
      return { key, value, text, id: `${quote(key)}=${quote(value)}` };
    }),
  );
  const add = (id: string): void => {
    const chosen = choices.find((one) => one.id === id);
    if (chosen === undefined) return;
    const { key, value } = chosen;
    setAdded(addedCount + 1);
    onAdd({
      id: newStepId(reference, `end ${key}`),
      text: textOf(key, value),
      sources: [],
      isCritical: false,
      failsAttempt: false,
      condition: { key, is: [value] },
    });
  };
  return (
    <ComboBox
      // It shows no choice of its own: without a new one its list would stay open.
      key={addedCount}
      label={t('ends.add')}
      placeholder={t('match.pickFact')}
      emptyText={t('lists:nothingFound')}
      disabled={reference.end.length >= MAX_ENDS}
      value={null}
      onChange={add}
      options={choices.map(({ id, text }) => ({ value: id, label: `${text} — ${id}` }))}
    />
  );
}

/** What is first said of a state, in each language; where the words of one are not loaded, the Russian ones are shown for it. */
function useStateTexts(vocabulary: PracticeVocabulary) {
  const words = {
    ru: useFactWordsIn(vocabulary, 'ru'),
    en: useFactWordsIn(vocabulary, 'en'),
    ch: useFactWordsIn(vocabulary, 'ch'),
  };
  return (key: string, value: string): End['text'] =>
    inEveryLanguage((language) => {
      const said = words[language];
      return said === undefined
        ? ''
        : `${said.fact(key)}${PUNCTUATION[language].colon}${said.value(key, value)}`;
    });
}

/** The state in words. */
function askedIn({ condition }: End, words: ReturnType<typeof useFactWords>): string {
  const { key, is = [], isNot = [] } = condition;
  const value = (one: string): string => words.value(key, one);
  const said = [...is.map(value), ...isNot.map((one) => `≠ ${value(one)}`)];
  return `${words.fact(key)}: ${said.join(' / ')}`;
}

interface EndFieldsProps {
  readonly at: number;
  readonly row: End;
  readonly asked: string;
  /** The language in which it is written what is said of it. */
  readonly written: Language;
  readonly onChange: (row: End) => void;
  readonly onRemove: () => void;
}

function EndFields({ at, row, asked, written, onChange, onRemove }: EndFieldsProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  return (
    <fieldset className={styles.group} data-mend={`reference.end.${at}`}>
      <legend className={styles.legend}>{asked}</legend>
      <div className={styles.groupHead}>
        <div className={styles.pair}>
          <NameInput
            label={t('ends.label')}
            text={row.text}
            language={written}
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
