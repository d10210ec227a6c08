// The name of a row of the rules, in the language that is written; a row is never without a Russian name.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { LanguageSegments } from '#src/ui/fields/language-segments.tsx';
import { TextInput } from '#tasks/kit/author/text-input.tsx';
import styles from '../../practice-tools.module.css';

const MAX_NAME = 120;

interface RuleNameProps {
  readonly text: Trilingual;
  readonly onChange: (text: Trilingual, language: Language) => void;
}

/** While the Russian name is typed anew, the old one stands. */
export function RuleName({ text, onChange }: RuleNameProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [emptied, setEmptied] = useState(false);
  return (
    <div className={styles.pair}>
      <TextInput
        label={t('rules.name')}
        text={emptied ? { ...text, [DEFAULT_LANGUAGE]: '' } : text}
        language={language}
        maxLength={MAX_NAME}
        onChange={(next) => {
          const isEmpty = next[DEFAULT_LANGUAGE].trim() === '';
          setEmptied(isEmpty);
          if (!isEmpty) onChange(next, language);
        }}
      />
      <LanguageSegments
        label={t('rules.textLanguage')}
        value={language}
        onChange={setLanguage}
        noteOf={(one) =>
          one !== DEFAULT_LANGUAGE && text[one].trim() === '' ? t('rooms.noTranslation') : undefined
        }
      />
    </div>
  );
}
