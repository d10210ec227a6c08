// Title and description in each language: one language is shown, the others say what they lack.
import { useState, type ReactElement } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, LANGUAGES, type Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { checkRequired } from '#src/lib/forms/field-rules.ts';
import { useFields } from '#src/lib/forms/use-field.ts';
import { LanguageSegments } from '#src/ui/fields/language-segments.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import type { CourseValues } from './course-values.ts';
import styles from './courses.module.css';

const MAX_TITLE = 200;
const MAX_DESCRIPTION = 2000;

interface CourseTextsProps {
  readonly form: UseFormReturn<CourseValues>;
}

export function CourseTexts({ form }: CourseTextsProps): ReactElement {
  const { t } = useTranslation('courses');
  const reading = useLanguage();
  const [language, setLanguage] = useState<Language>(reading);
  const { bind } = useFields(form);
  const lacks = (one: Language): boolean => form.getValues(`title_${one}`).trim() === '';
  // Without the Russian title there is no course: its field comes into view when that is what is wrong.
  const { submitCount } = form.formState;
  const [judged, setJudged] = useState(submitCount);
  if (judged !== submitCount) {
    setJudged(submitCount);
    if (lacks(DEFAULT_LANGUAGE)) setLanguage(DEFAULT_LANGUAGE);
  }
  const isMissing = (one: Language): boolean =>
    one !== DEFAULT_LANGUAGE && lacks(one) && !lacks(DEFAULT_LANGUAGE);
  return (
    <>
      <LanguageSegments
        label={t('form.language')}
        value={language}
        onChange={setLanguage}
        noteOf={(one) => (isMissing(one) ? t('form.missing') : undefined)}
      />
      {LANGUAGES.map((one) => (
        <div key={one} className={styles.form} hidden={one !== language}>
          <TextField
            label={t('form.name')}
            description={one === DEFAULT_LANGUAGE ? undefined : t('form.nameOther')}
            autoComplete="off"
            lang={LANGUAGE_TAGS[one]}
            maxLength={MAX_TITLE}
            {...bind(`title_${one}`, one === DEFAULT_LANGUAGE ? checkRequired : undefined)}
          />
          <TextArea
            label={t('form.description')}
            description={t('form.descriptionHint')}
            lang={LANGUAGE_TAGS[one]}
            maxLength={MAX_DESCRIPTION}
            {...bind(`description_${one}`)}
          />
        </div>
      ))}
    </>
  );
}
