// The fields of a chain and their values in words, for what two authors changed differently and for its history.
import { useTranslation } from 'react-i18next';
import { fieldWords, type FieldWords } from '../parts/field-words.ts';

const FIELDS = [
  'title',
  'description',
  'simulation',
  'reference',
  'steps',
  'way',
  'after',
  'match',
  'text',
  'why',
  'harm',
  'sources',
  'anyOf',
  'forbidden',
  'wrong',
  'end',
  'gates',
  'weights',
  'freeCodes',
  'passScore',
  'expectedMs',
] as const;

export function useChainWords(): FieldWords {
  const { t } = useTranslation('practice-tools');
  return fieldWords({
    fields: FIELDS,
    say: (field) => t(`chain.fields.${field}`),
    removed: t('rooms.values.removed'),
    none: t('rooms.values.none'),
  });
}
