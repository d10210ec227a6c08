// Title and description of a draft in each language: one language is shown, the others say what they lack.
import { useState, type ReactElement } from 'react';
import { DEFAULT_LANGUAGE, LANGUAGE_TAGS, type Language } from '#contract/languages.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { LanguageSegments } from '#src/ui/fields/language-segments.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { MendPlace } from './mend-place.tsx';

const MAX_TITLE = 200;
const MAX_DESCRIPTION = 2000;

interface DraftTextsProps {
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly onChange: (part: 'title' | 'description', value: LocalizedText, language: Language) => void;
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

export function DraftTexts({ title, description, onChange, say }: DraftTextsProps): ReactElement {
  const [language, setLanguage] = useState<Language>(useLanguage());
  const lacks = (one: Language): boolean => title[one].trim() === '' && title.ru.trim() !== '';
  return (
    <>
      <MendPlace name="language">
        <LanguageSegments
          label={say.language}
          value={language}
          onChange={setLanguage}
          noteOf={(one) => (lacks(one) ? say.missing : undefined)}
        />
      </MendPlace>
      <MendPlace name="title">
        <TextField
          label={say.name}
          description={language === DEFAULT_LANGUAGE ? undefined : say.nameOther}
          autoComplete="off"
          lang={LANGUAGE_TAGS[language]}
          maxLength={MAX_TITLE}
          value={title[language]}
          onChange={(event) =>
            onChange('title', { ...title, [language]: event.currentTarget.value }, language)
          }
        />
      </MendPlace>
      <TextArea
        label={say.description}
        description={say.descriptionHint}
        lang={LANGUAGE_TAGS[language]}
        maxLength={MAX_DESCRIPTION}
        value={description[language]}
        onChange={(event) =>
          onChange('description', { ...description, [language]: event.currentTarget.value }, language)
        }
      />
    </>
  );
}
