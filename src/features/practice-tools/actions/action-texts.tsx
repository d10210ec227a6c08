// Title, description and reason in each language: one language is shown, the others say what they lack.
import { useState, type ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, LANGUAGES, type Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { checkRequired } from '#src/lib/forms/field-rules.ts';
import type { useFields } from '#src/lib/forms/use-field.ts';
import { LanguageSegments } from '#src/ui/fields/language-segments.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import type { ActionValues } from './action-values.ts';
import styles from '../practice-tools.module.css';

const MAX_TITLE = 200;
const MAX_TEXT = 4000;

interface ActionTextsProps {
  readonly form: UseFormReturn<ActionValues>;
  readonly bind: ReturnType<typeof useFields<ActionValues>>['bind'];
}

export function ActionTexts({ form, bind }: ActionTextsProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const reading = useLanguage();
  const [language, setLanguage] = useState<Language>(reading);
  const lacks = (one: Language): boolean => form.getValues(`title_${one}`).trim() === '';
  // Without the Russian title nothing is stored: its field comes into view when that is what is wrong.
  const { submitCount } = form.formState;
  const [judged, setJudged] = useState(submitCount);
  if (judged !== submitCount) {
    setJudged(submitCount);
    if (lacks(DEFAULT_LANGUAGE)) setLanguage(DEFAULT_LANGUAGE);
  }
  return (
    <section className={styles.form}>
      <LanguageSegments
        label={t('texts.language')}
        value={language}
        onChange={setLanguage}
        noteOf={(one) => (one !== DEFAULT_LANGUAGE && lacks(one) ? t('texts.missing') : undefined)}
      />
      {LANGUAGES.map((one) => (
        <div key={one} className={styles.form} hidden={one !== language}>
          <TextField
            label={t('texts.title')}
            autoComplete="off"
            lang={LANGUAGE_TAGS[one]}
            maxLength={MAX_TITLE}
            {...bind(`title_${one}`, one === DEFAULT_LANGUAGE ? checkRequired : undefined)}
          />
          <TextArea
            label={t('texts.description')}
            rows={2}
            lang={LANGUAGE_TAGS[one]}
            maxLength={MAX_TEXT}
            {...bind(`description_${one}`)}
          />
          <TextArea
            label={t('texts.why')}
            description={t('texts.whyHint')}
            rows={2}
            lang={LANGUAGE_TAGS[one]}
            maxLength={MAX_TEXT}
            {...bind(`why_${one}`)}
          />
        </div>
      ))}
    </section>
  );
}
