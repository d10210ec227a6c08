// The fields of a room and their values in words, for what two authors changed differently and for its history.
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES, LANGUAGES } from '#contract/languages.ts';

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
] as const;

const MAX_SHOWN = 120;

interface RoomWords {
  readonly field: (path: readonly string[]) => string;
  readonly value: (path: readonly string[], value: unknown) => string;
}

export function useRoomWords(): RoomWords {
  const { t } = useTranslation('practice-tools');
  const partWords = (part: string): string => {
    const field = FIELDS.find((one) => one === part);
    if (field !== undefined) return t(`rooms.fields.${field}`);
    const language = LANGUAGES.find((one) => one === part);
    return language === undefined ? part : LANGUAGE_NAMES[language];
  };
  return {
    field: (path) => path.map(partWords).join(' · '),
    value: (_path, value) => {
      if (value === undefined) return t('rooms.values.removed');
      if (value === null || value === '') return t('rooms.values.none');
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
    },
  };
}
