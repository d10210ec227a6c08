// The fields of an action or a profile and their values in words, for what two authors changed differently and for its history.
import { useTranslation } from 'react-i18next';
import { fieldWords, type FieldWords } from '../field-words.ts';

const FIELDS = [
  'title',
  'description',
  'why',
  'simulation',
  'code',
  'match',
  'harm',
  'sources',
  'picture',
  'role',
  'screens',
  'settings',
] as const;

export function useToolWords(): FieldWords {
  const { t } = useTranslation('practice-tools');
  return fieldWords({
    fields: FIELDS,
    say: (field) => t(`draft.fields.${field}`),
    removed: t('rooms.values.removed'),
    none: t('rooms.values.none'),
  });
}
