// Title and other texts in each language: one language is shown, the others say what they lack.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from '#contract/languages.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { LanguageSegments } from '#src/ui/fields/language-segments.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { MendPlace } from '#src/ui/loaded/drafts/mend-place.tsx';
import styles from '../practice-tools.module.css';

const MAX_TITLE = 200;
const MAX_TEXT = 4000;

type Area = 'description' | 'why';

const LABELS = { description: 'texts.description', why: 'texts.why' } as const satisfies Record<Area, string>;

interface TextsInLanguagesProps<Name extends Area> {
  readonly areas: readonly Name[];
  readonly texts: Readonly<Record<'title' | Name, Trilingual>>;
  readonly onChange: (part: 'title' | Name, text: Trilingual, language: Language) => void;
}

export function TextsInLanguages<Name extends Area>(props: TextsInLanguagesProps<Name>): ReactElement {
  const { areas, texts, onChange } = props;
  const { t } = useTranslation('practice-tools');
  const [language, setLanguage] = useState<Language>(useLanguage());
  const lacks = (one: Language): boolean => texts.title[one].trim() === '' && texts.title.ru.trim() !== '';
  const put = (part: 'title' | Name, text: string): void =>
    onChange(part, { ...texts[part], [language]: text }, language);
  return (
    <section className={styles.form}>
      <MendPlace name="language">
        <LanguageSegments
          label={t('texts.language')}
          value={language}
          onChange={setLanguage}
          noteOf={(one) => (lacks(one) ? t('texts.missing') : undefined)}
        />
      </MendPlace>
      <MendPlace name="title">
        <TextField
          label={t('texts.title')}
          description={language === DEFAULT_LANGUAGE ? undefined : t('texts.titleOther')}
          autoComplete="off"
          lang={LANGUAGE_TAGS[language]}
          maxLength={MAX_TITLE}
          required={language === DEFAULT_LANGUAGE}
          value={texts.title[language]}
          onChange={(event) => put('title', event.currentTarget.value)}
        />
      </MendPlace>
      {areas.map((area) => (
        <TextArea
          key={area}
          label={t(LABELS[area as Area])}
          description={area === 'why' ? t('texts.whyHint') : undefined}
          rows={2}
          lang={LANGUAGE_TAGS[language]}
          maxLength={MAX_TEXT}
          value={texts[area][language]}
          onChange={(event) => put(area, event.currentTarget.value)}
        />
      ))}
    </section>
  );
}
