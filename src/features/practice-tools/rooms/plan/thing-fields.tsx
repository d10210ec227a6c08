// What the forms of pieces, locations and doors have in common: a name in three languages, and a place.
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/languages.ts';
import { MAX_ROOM_TILES } from '#contract/simulation/room-map.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { LanguageSegments } from '#src/ui/fields/language-segments.tsx';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import { NameInput } from '../../parts/name-input.tsx';
import styles from './plan.module.css';
import type { Plan } from './use-plan.ts';

export interface PlanPart {
  readonly plan: Plan;
}

interface NameProps extends PlanPart {
  readonly id: string;
  readonly text: Trilingual;
  readonly language: Language;
}

export function NameField({ plan, id, text, language }: NameProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  return (
    <NameInput
      label={t('rooms.chosen.name')}
      text={text}
      language={language}
      onChange={(next) => plan.run({ kind: 'describe', id, words: { text: next } }, `name ${id} ${language}`)}
    />
  );
}

interface LanguageChoice {
  readonly language: Language;
  readonly segments: ReactElement;
}

export function useTextLanguage(): LanguageChoice {
  const { t } = useTranslation('practice-tools');
  const [language, setLanguage] = useState<Language>(useLanguage());
  return {
    language,
    segments: (
      <LanguageSegments
        label={t('rooms.chosen.language')}
        value={language}
        onChange={setLanguage}
        noteOf={() => undefined}
      />
    ),
  };
}

/** The corner of what is chosen, in tiles: typed, it goes there. */
export function Corner({
  plan,
  id,
  x,
  y,
}: PlanPart & { readonly id: string; readonly x: number; readonly y: number }): ReactElement {
  const move = (dx: number, dy: number): void => {
    if (dx !== 0 || dy !== 0) plan.run({ kind: 'move', ids: [id], dx, dy }, `place ${id}`);
  };
  return (
    <div className={styles.pair}>
      <NumberField
        label="X"
        isWhole
        max={MAX_ROOM_TILES}
        value={x}
        onChange={(next) => move((next ?? x) - x, 0)}
      />
      <NumberField
        label="Y"
        isWhole
        max={MAX_ROOM_TILES}
        value={y}
        onChange={(next) => move(0, (next ?? y) - y)}
      />
    </div>
  );
}
