// The name of a row of the rules, with the choice of the language that is written.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { LanguageSegments } from '#src/ui/fields/language-segments.tsx';
import { NameInput } from '../../parts/name-input.tsx';
import styles from '../../practice-tools.module.css';

interface RuleNameProps {
  readonly text: Trilingual;
  readonly onChange: (text: Trilingual, language: Language) => void;
}

export function RuleName({ text, onChange }: RuleNameProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <div className={styles.pair}>
      <NameInput
        label={t('rules.name')}
        text={text}
        language={language}
        onChange={(next) => onChange(next, language)}
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
