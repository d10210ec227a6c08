// Title and other texts in each language: one language is shown, the others say what they lack.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, LANGUAGES, type Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { checkRequired } from '#src/lib/forms/field-rules.ts';
import { LanguageSegments } from '#src/ui/fields/language-segments.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import styles from '../practice-tools.module.css';

const MAX_TITLE = 200;
const MAX_TEXT = 4000;

type Area = 'description' | 'why';

const LABELS = { description: 'texts.description', why: 'texts.why' } as const satisfies Record<Area, string>;

interface Binding extends UseFormRegisterReturn {
  readonly error: string | undefined;
  readonly required: boolean;
}

interface TextsInLanguagesProps<Name extends Area> {
  readonly areas: readonly Name[];
  readonly bind: (name: `${'title' | Name}_${Language}`, check?: typeof checkRequired) => Binding;
  readonly titleOf: (language: Language) => string;
  readonly submitCount: number;
}

export function TextsInLanguages<Name extends Area>(props: TextsInLanguagesProps<Name>): ReactElement {
  const { areas, bind, titleOf, submitCount } = props;
  const { t } = useTranslation('practice-tools');
  const reading = useLanguage();
  const [language, setLanguage] = useState<Language>(reading);
  const lacks = (one: Language): boolean => titleOf(one).trim() === '';
  // Without the Russian title nothing is stored: its field comes into view when that is what is wrong.
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
          {areas.map((area) => (
            <TextArea
              key={area}
              label={t(LABELS[area as Area])}
              description={area === 'why' ? t('texts.whyHint') : undefined}
              rows={2}
              lang={LANGUAGE_TAGS[one]}
              maxLength={MAX_TEXT}
              {...bind(`${area}_${one}`)}
            />
          ))}
        </div>
      ))}
    </section>
  );
}
