// Which entries of a log are meant: things, places, parameters, and the state around the entry.
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PracticeVocabulary } from '#contract/entities/practice-tools.ts';
import { ComboBox } from '#src/ui/fields/combo-box.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { quote } from '../text/words.ts';
import styles from '../practice-tools.module.css';
import { useFactWords } from './facts/fact-words.ts';
import { IdChips, type IdOption } from './id-chips.tsx';
import { MATCHER_TEXTS, textFault, type MatcherValues, type TextName } from './matcher-values.ts';
import { useNames, type NamedList } from './use-vocabulary.ts';

interface MatcherFieldsProps {
  readonly values: MatcherValues;
  readonly vocabulary: PracticeVocabulary;
  /** Things that stand first in the choice. */
  readonly usual?: readonly string[] | undefined;
  readonly onChange: (values: MatcherValues) => void;
}

const LISTS = [
  ['item', 'things'],
  ['from', 'places'],
  ['to', 'places'],
  ['location', 'locations'],
] as const;

export function MatcherFields(props: MatcherFieldsProps): ReactElement {
  const { values, vocabulary, onChange, usual = [] } = props;
  const { t } = useTranslation('practice-tools');
  const names = useNames(vocabulary);
  const optionsOf = (list: NamedList): IdOption[] => {
    const ids = vocabulary[list].map(({ id }) => id);
    const first = list === 'things' ? usual.filter((id) => ids.includes(id)) : [];
    return [...new Set([...first, ...ids])].map((id) => ({
      value: id,
      label: names(list, id),
      description: names(list, id) === id ? undefined : id,
    }));
  };
  return (
    <div className={styles.matcher}>
      {LISTS.map(([name, list]) => (
        <IdChips
          key={name}
          label={t(`match.${name}`)}
          none={t('match.any')}
          ids={values[name]}
          options={optionsOf(list)}
          onChange={(ids) => onChange({ ...values, [name]: ids })}
        />
      ))}
      {MATCHER_TEXTS.map((name) => (
        <StateText key={name} name={name} {...props} />
      ))}
    </div>
  );
}

interface StateTextProps extends MatcherFieldsProps {
  readonly name: TextName;
}

/** Conditions in words, such as `slot.hands=no|yes`, with a box that adds one. */
function StateText({ name, values, vocabulary, onChange }: StateTextProps): ReactElement {
  const { t } = useTranslation(['practice-tools', 'lists']);
  const known = useFactWords(vocabulary);
  const text = values[name];
  const fault = textFault(name, text);
  const change = (next: string): void => onChange({ ...values, [name]: next });
  return (
    <div className={styles.stateText}>
      <TextField
        label={t(`match.${name}`)}
        description={t(name === 'params' ? 'match.paramsHint' : 'match.stateHint')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        maxLength={2000}
        error={fault === undefined ? undefined : t(`faults.${fault.reason}`, { word: fault.word })}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {name === 'params' ? null : (
        <ComboBox
          key={text}
          label={t('match.addFact', { name: t(`match.${name}`) })}
          labelHidden
          placeholder={t('match.pickFact')}
          emptyText={t('lists:nothingFound')}
          value={null}
          onChange={(key) => change(`${text} ${key}`.trim())}
          options={vocabulary.facts.flatMap(({ key, values: words }) =>
            words.map((word) => {
              const condition = `${quote(key)}=${quote(word)}`;
              const said = `${known.fact(key)}: ${known.value(key, word)}`;
              return { value: condition, label: `${said} — ${condition}` };
            }),
          )}
        />
      )}
    </div>
  );
}
