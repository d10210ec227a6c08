// The fields of rules of the bay and their values in words, for differences, history and what two authors changed differently.
import { useTranslation } from 'react-i18next';
import { fieldWords, type FieldWords } from '../parts/field-words.ts';

const FIELDS = [
  'title',
  'basedOn',
  'edits',
  'recipes',
  'times',
  'persons',
  'answers',
  'alarms',
  'situations',
  'reactions',
  'text',
  'number',
  'steps',
  'advice',
  'effect',
  'phases',
  'lastsMs',
  'deadlines',
  'promptMs',
  'withinMs',
  'outMs',
  'toldMs',
  'rinsedMs',
] as const;

export function useBayWords(): FieldWords {
  const { t } = useTranslation(['bays', 'practice-tools']);
  return fieldWords({
    fields: FIELDS,
    say: (field) => t(`fields.${field}`),
    removed: t('practice-tools:rooms.values.removed'),
    none: t('practice-tools:rooms.values.none'),
  });
}
