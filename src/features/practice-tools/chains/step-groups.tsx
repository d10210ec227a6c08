// Alternative ways of doing one thing: all steps of one way are needed, and none of the others.
import { Plus, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, inEveryLanguage, textIn, type Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { LanguageSegments } from '#src/ui/fields/language-segments.tsx';
import { IdChips } from '../parts/id-chips.tsx';
import { NameInput } from '../parts/name-input.tsx';
import styles from '../practice-tools.module.css';
import type { ChainReference } from './chain-values.ts';
import { newStepId } from './step-edits.ts';

type Group = ChainReference['anyOf'][number];

interface StepGroupsProps {
  readonly reference: ChainReference;
  readonly onChange: (reference: ChainReference) => void;
}

const MAX_NAME = 200;
const MAX_GROUPS = 20;
const MAX_BRANCHES = 10;

/** Both ways in words; none where one of them has none. */
const nameOf = (ways: readonly string[]): string =>
  ways.includes('') ? '' : ways.join(' / ').slice(0, MAX_NAME);

export function StepGroups({ reference, onChange }: StepGroupsProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const { anyOf, steps } = reference;
  const lacks = (one: Language): boolean =>
    one !== DEFAULT_LANGUAGE && anyOf.some(({ text }) => text[one].trim() === '');
  const replace = (at: number, group: Group): void =>
    onChange({ ...reference, anyOf: anyOf.with(at, group) });
  const [first, second] = steps.slice(-2);
  const add = (): void => {
    if (first === undefined || second === undefined) return;
    const group = {
      id: newStepId(reference, 'group'),
      text: inEveryLanguage((one) => nameOf([first, second].map(({ text }) => text[one]))),
      branches: [[first.id], [second.id]],
    };
    onChange({ ...reference, anyOf: [...anyOf, group] });
  };
  return (
    <section className={styles.form} data-mend="reference.anyOf">
      <h2>{t('groups.title')}</h2>
      <p className={styles.note}>{t('groups.lead')}</p>
      {anyOf.length === 0 ? null : (
        <LanguageSegments
          label={t('ends.language')}
          value={language}
          onChange={setLanguage}
          noteOf={(one) => (lacks(one) ? t('step.noText') : undefined)}
        />
      )}
      {anyOf.map((group, at) => (
        <GroupFields
          key={group.id}
          group={group}
          written={language}
          reference={reference}
          onChange={(next) => replace(at, next)}
          onRemove={() => onChange({ ...reference, anyOf: anyOf.toSpliced(at, 1) })}
        />
      ))}
      <div>
        <Button
          size="s"
          variant="secondary"
          icon={<Plus size={16} aria-hidden="true" />}
          text={t('groups.add')}
          disabled={second === undefined || anyOf.length >= MAX_GROUPS}
          onClick={add}
        />
      </div>
    </section>
  );
}

interface GroupFieldsProps {
  readonly group: Group;
  /** The language in which it is named. */
  readonly written: Language;
  readonly reference: ChainReference;
  readonly onChange: (group: Group) => void;
  readonly onRemove: () => void;
}

function GroupFields({ group, written, reference, onChange, onRemove }: GroupFieldsProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const name = textIn(group.text, language);
  const used = new Set(group.branches.flat());
  const options = reference.steps.map(({ id, text }) => ({ value: id, label: textIn(text, language) }));
  const free = reference.steps.find(({ id }) => !used.has(id));
  return (
    <fieldset className={styles.group} data-mend={`reference.anyOf.${reference.anyOf.indexOf(group)}`}>
      <legend className={styles.legend}>{name}</legend>
      <div className={styles.groupHead}>
        <NameInput
          label={t('groups.label')}
          text={group.text}
          language={written}
          maxLength={MAX_NAME}
          onChange={(text) => onChange({ ...group, text })}
        />
        <IconButton
          label={t('remove', { name })}
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      <div className={styles.pair}>
        {group.branches.map((branch, at) => (
          <IdChips
            key={at}
            label={t('groups.branch', { number: at + 1 })}
            none={t('groups.empty')}
            ids={branch}
            options={options.filter(({ value }) => branch.includes(value) || !used.has(value))}
            onChange={(ids) => {
              // A way without steps is none.
              const branches =
                ids.length === 0 ? group.branches.toSpliced(at, 1) : group.branches.with(at, ids);
              if (branches.length > 1) onChange({ ...group, branches });
              else onRemove();
            }}
          />
        ))}
      </div>
      <div>
        <Button
          size="s"
          variant="secondary"
          text={t('groups.addBranch')}
          disabled={free === undefined || group.branches.length >= MAX_BRANCHES}
          onClick={() => free && onChange({ ...group, branches: [...group.branches, [free.id]] })}
        />
      </div>
    </fieldset>
  );
}
