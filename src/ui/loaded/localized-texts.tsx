// Title and description in each language: one language is shown, the others say what they lack.
import { useState, type ReactElement } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, LANGUAGES, type Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { checkRequired } from '#src/lib/forms/field-rules.ts';
import { useFields } from '#src/lib/forms/use-field.ts';
import { LanguageSegments } from '../fields/language-segments.tsx';
import { TextArea } from '../fields/text-area.tsx';
import { TextField } from '../fields/text-field.tsx';
import styles from './localized-texts.module.css';

const MAX_TITLE = 200;
const MAX_DESCRIPTION = 2000;

type TextName = `${'title' | 'description'}_${Language}`;

interface LocalizedTextsProps<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly say: {
    readonly language: string;
    /** Of a language whose title is missing. */
    readonly missing: string;
    readonly name: string;
    readonly nameOther: string;
    readonly description: string;
    readonly descriptionHint: string;
  };
}

/** A form with fields `title_ru`, `description_ru` and so on. */
export function LocalizedTexts<Values extends FieldValues & Readonly<Record<TextName, string>>>({
  form,
  say,
}: LocalizedTextsProps<Values>): ReactElement {
  const field = (part: 'title' | 'description', one: Language) => `${part}_${one}` as Path<Values>;
  const reading = useLanguage();
  const [language, setLanguage] = useState<Language>(reading);
  const { bind } = useFields(form);
  const lacks = (one: Language): boolean => String(form.getValues(field('title', one))).trim() === '';
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
        label={say.language}
        value={language}
        onChange={setLanguage}
        noteOf={(one) => (isMissing(one) ? say.missing : undefined)}
      />
      {LANGUAGES.map((one) => (
        <div key={one} className={styles.form} hidden={one !== language}>
          <TextField
            label={say.name}
            description={one === DEFAULT_LANGUAGE ? undefined : say.nameOther}
            autoComplete="off"
            lang={LANGUAGE_TAGS[one]}
            maxLength={MAX_TITLE}
            {...bind(field('title', one), one === DEFAULT_LANGUAGE ? checkRequired : undefined)}
          />
          <TextArea
            label={say.description}
            description={say.descriptionHint}
            lang={LANGUAGE_TAGS[one]}
            maxLength={MAX_DESCRIPTION}
            {...bind(field('description', one))}
          />
        </div>
      ))}
    </>
  );
}
