// The fields of a case and their values in words, for what two authors changed differently and for its history.
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES, LANGUAGES } from '#contract/languages.ts';

const FIELDS = [
  'title',
  'goal',
  'timeLimitMs',
  'difficulty',
  'chain',
  'order',
  'seed',
  'play',
  'key',
  'reference',
  'steps',
  'gates',
  'hints',
  'way',
  'person',
  'subject',
  'furniture',
  'pods',
  'papers',
  'orders',
  'faults',
  'emergency',
] as const;

const MAX_SHOWN = 120;

interface CaseWords {
  readonly field: (path: readonly string[]) => string;
  readonly value: (path: readonly string[], value: unknown) => string;
}

export function useCaseWords(): CaseWords {
  const { t } = useTranslation('test-cases');
  const partWords = (part: string): string => {
    const field = FIELDS.find((one) => one === part);
    if (field !== undefined) return t(`fields.${field}`);
    const language = LANGUAGES.find((one) => one === part);
    return language === undefined ? part : LANGUAGE_NAMES[language];
  };
  return {
    field: (path) => path.map(partWords).join(' · '),
    value: (_path, value) => {
      if (value === undefined) return t('values.removed');
      if (value === null || value === '') return t('values.none');
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
    },
  };
}
