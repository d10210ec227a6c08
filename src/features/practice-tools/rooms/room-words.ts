// The fields of a room and their values in words, for what two authors changed differently and for its history.
import { useTranslation } from 'react-i18next';
import { fieldWords, type FieldWords } from '../parts/field-words.ts';

const FIELDS = [
  'title',
  'basedOn',
  'map',
  'locations',
  'walls',
  'doors',
  'furniture',
  'dropZones',
  'areas',
  'start',
  'footprint',
  'approaches',
  'text',
  'hint',
  'widthTiles',
  'heightTiles',
  'rules',
  'items',
  'slots',
  'codes',
  'bannedWith',
  'positions',
  'particles',
] as const;

export function useRoomWords(): FieldWords {
  const { t } = useTranslation('practice-tools');
  return fieldWords({
    fields: FIELDS,
    say: (field) => t(`rooms.fields.${field}`),
    removed: t('rooms.values.removed'),
    none: t('rooms.values.none'),
  });
}
