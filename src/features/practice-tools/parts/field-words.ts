// The fields of what is made here and their values in words, for what two authors changed differently and for its history.
import { LANGUAGE_NAMES, LANGUAGES } from '#contract/languages.ts';

const MAX_SHOWN = 120;

export interface FieldWords {
  readonly field: (path: readonly string[]) => string;
  readonly value: (path: readonly string[], value: unknown) => string;
}

interface Known<Field extends string> {
  /** Those that have words; any other is shown by its name. */
  readonly fields: readonly Field[];
  readonly say: (field: Field) => string;
  readonly removed: string;
  readonly none: string;
}

export function fieldWords<Field extends string>({ fields, say, removed, none }: Known<Field>): FieldWords {
  const partWords = (part: string): string => {
    const field = fields.find((one) => one === part);
    if (field !== undefined) return say(field);
    const language = LANGUAGES.find((one) => one === part);
    return language === undefined ? part : LANGUAGE_NAMES[language];
  };
  return {
    field: (path) => path.map(partWords).join(' · '),
    value: (_path, value) => {
      if (value === undefined) return removed;
      if (value === null || value === '') return none;
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
    },
  };
}
