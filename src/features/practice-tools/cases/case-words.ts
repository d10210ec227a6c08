// The fields of a case and their values in words, for what two authors changed differently and for its history.
import { useTranslation } from 'react-i18next';
import { fieldWords, type FieldWords } from '../parts/field-words.ts';

const FIELDS = [
  'title',
  'goal',
  'timeLimitMs',
  'difficulty',
  'chain',
  'profile',
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
  'examples',
] as const;

export function useCaseWords(): FieldWords {
  const { t } = useTranslation('test-cases');
  return fieldWords({
    fields: FIELDS,
    say: (field) => t(`fields.${field}`),
    removed: t('values.removed'),
    none: t('values.none'),
  });
}
