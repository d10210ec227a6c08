// What is chosen: its name and hint in three languages, its place in numbers, and what can be done with it.
import { Copy, FlipHorizontal2, RotateCw, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, textIn, type Language } from '#contract/languages.ts';
import {
  MAX_ROOM_TILES,
  type Door,
  type Furniture,
  type RoomLocation,
} from '#contract/simulation/room-map.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { ThingWords } from '#machines/room/editing/edit-things.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { LanguageSegments } from '#src/ui/fields/language-segments.tsx';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import { Switch } from '#src/ui/fields/switch.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { TextInput } from '#tasks/kit/author/text-input.tsx';
import { NameInput } from '../../parts/name-input.tsx';
import styles from './plan.module.css';
import type { Plan } from './use-plan.ts';

const MAX_HINT = 1000;
const MAX_SECTION = 9;

interface PlanPart {
  readonly plan: Plan;
}

export function Inspector({ plan }: PlanPart): ReactElement | null {
  const { t } = useTranslation('practice-tools');
  const { map, selected } = plan;
  const [id] = selected;
  if (id === undefined) return null;
  const piece = map.furniture.find((one) => one.id === id);
  const location = map.locations.find((one) => one.id === id);
  const door = map.doors.find((one) => one.id === id);
  const hasPieces = selected.some((one) => map.furniture.some((own) => own.id === one));
  return (
    <div className={styles.settings}>
      {selected.length > 1 ? <p>{t('rooms.chosen.several', { count: selected.length })}</p> : null}
      {selected.length === 1 && piece ? <PieceForm key={id} plan={plan} piece={piece} /> : null}
      {selected.length === 1 && location ? <LocationForm key={id} plan={plan} location={location} /> : null}
      {selected.length === 1 && door ? <DoorForm key={id} plan={plan} door={door} /> : null}
      <Acts plan={plan} hasPieces={hasPieces} />
    </div>
  );
}

function Acts({ plan, hasPieces }: PlanPart & { readonly hasPieces: boolean }): ReactElement {
  const { t } = useTranslation('practice-tools');
  const { selected: ids, run } = plan;
  return (
    <div className={styles.acts}>
      {hasPieces ? (
        <>
          <Button
            size="s"
            variant="secondary"
            icon={<RotateCw size={18} aria-hidden="true" />}
            text={t('rooms.acts.turn')}
            onClick={() => run({ kind: 'turn', ids })}
          />
          <Button
            size="s"
            variant="secondary"
            icon={<Copy size={18} aria-hidden="true" />}
            text={t('rooms.acts.copy')}
            onClick={() => run({ kind: 'copy', ids, dx: 1, dy: 1 })}
          />
          <Button
            size="s"
            variant="secondary"
            icon={<FlipHorizontal2 size={18} aria-hidden="true" />}
            text={t('rooms.acts.mirror')}
            onClick={() => run({ kind: 'mirror', ids })}
          />
        </>
      ) : null}
      <Button
        size="s"
        variant="secondary"
        icon={<Trash2 size={18} aria-hidden="true" />}
        text={t('rooms.acts.remove')}
        onClick={() => run({ kind: 'remove', ids })}
      />
    </div>
  );
}

interface NameProps extends PlanPart {
  readonly id: string;
  readonly text: Trilingual;
  readonly language: Language;
}

function NameField({ plan, id, text, language }: NameProps): ReactElement {
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

function useTextLanguage(): LanguageChoice {
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
function Corner({
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

const NO_HINT = { ru: '', en: '', ch: '' };
const METRES_PER_MM = 0.001;

function PieceForm({ plan, piece }: PlanPart & { readonly piece: Furniture }): ReactElement {
  const { t } = useTranslation('practice-tools');
  const { language, segments } = useTextLanguage();
  const format = useFormat();
  const { id, text, hint, footprint, isSolid, section, kind } = piece;
  const { x, y, widthTiles, heightTiles } = footprint;
  const say = (words: ThingWords, field: string): void =>
    void plan.run({ kind: 'describe', id, words }, `${field} ${id} ${language}`);
  const metres = (tiles: number): number => tiles * plan.map.tileMm * METRES_PER_MM;
  return (
    <>
      <h3>{textIn(text, language)}</h3>
      <p className={styles.note}>
        {t('rooms.chosen.size', {
          width: widthTiles,
          height: heightTiles,
          metresWide: format.number(metres(widthTiles)),
          metresDeep: format.number(metres(heightTiles)),
        })}
      </p>
      {segments}
      <NameField plan={plan} id={id} text={text} language={language} />
      <TextInput
        label={t('rooms.chosen.hint')}
        description={t('rooms.chosen.hintHow')}
        text={hint ?? NO_HINT}
        language={language}
        rows={3}
        maxLength={MAX_HINT}
        onChange={(next) => say({ hint: next[DEFAULT_LANGUAGE].trim() === '' ? null : next }, 'hint')}
      />
      <Corner plan={plan} id={id} x={x} y={y} />
      {kind === 'closet' ? (
        <NumberField
          label={t('rooms.chosen.section')}
          description={t('rooms.chosen.sectionHow')}
          isWhole
          min={1}
          max={MAX_SECTION}
          value={section ?? null}
          onChange={(next) => say({ section: next }, 'section')}
        />
      ) : null}
      <Switch
        label={t('rooms.chosen.solid')}
        description={t('rooms.chosen.solidHow')}
        checked={isSolid}
        onChange={() => say({ isSolid: !isSolid }, `solid ${isSolid}`)}
      />
    </>
  );
}

const CODE = /^L\d{3}$/;

function LocationForm({ plan, location }: PlanPart & { readonly location: RoomLocation }): ReactElement {
  const { t } = useTranslation('practice-tools');
  const { language, segments } = useTextLanguage();
  const { id, text, code } = location;
  const [typed, setTyped] = useState<string>();
  return (
    <>
      <h3>{textIn(text, language)}</h3>
      {segments}
      <NameField plan={plan} id={id} text={text} language={language} />
      <TextField
        label={t('rooms.chosen.code')}
        description={t('rooms.chosen.codeHow')}
        mono
        maxLength={4}
        value={typed ?? code ?? ''}
        onBlur={() => setTyped(undefined)}
        onChange={(event) => {
          const next = event.currentTarget.value.toUpperCase();
          setTyped(next);
          if (next === '' || CODE.test(next))
            plan.run({ kind: 'describe', id, words: { code: next === '' ? null : next } }, `code ${id}`);
        }}
      />
    </>
  );
}

function DoorForm({ plan, door }: PlanPart & { readonly door: Door }): ReactElement {
  const { t } = useTranslation('practice-tools');
  const { language, segments } = useTextLanguage();
  const { id, text, between, x, y } = door;
  const names = between.map((own) => {
    const location = plan.map.locations.find((one) => one.id === own);
    return location === undefined ? own : textIn(location.text, language);
  });
  return (
    <>
      <h3>{textIn(text, language)}</h3>
      <p className={styles.note}>{t('rooms.chosen.between', { names: names.join(' — ') })}</p>
      {segments}
      <NameField plan={plan} id={id} text={text} language={language} />
      <Corner plan={plan} id={id} x={x} y={y} />
    </>
  );
}
