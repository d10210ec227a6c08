// What is chosen: its name and hint in three languages, its place in numbers, and what can be done with it.
import { ArrowLeftRight, ClipboardCopy, Copy, FlipHorizontal2, RotateCw, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, textIn, type Language } from '#contract/languages.ts';
import type { Door, Furniture, RoomLocation } from '#contract/simulation/room-map.ts';
import { doorKindSchema, floorKindSchema } from '#contract/simulation/room-kinds.ts';
import type { ThingWords } from '#machines/room/editing/edit-things.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import { Select } from '#src/ui/fields/select.tsx';
import { Switch } from '#src/ui/fields/switch.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { TextInput } from '#tasks/kit/author/text-input.tsx';
import { takeCopy } from './copies.ts';
import styles from './plan.module.css';
import { Corner, NameField, useTextLanguage, type PlanPart } from './thing-fields.tsx';

const MAX_HINT = 1000;
const MAX_SECTION = 9;
const MAX_LETTERING = 120;
/** The picture of the sign whose board is lettered. */
const LETTERED = 'signboard-2';

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
          <Button
            size="s"
            variant="secondary"
            icon={<ClipboardCopy size={18} aria-hidden="true" />}
            text={t('rooms.acts.take')}
            onClick={() => takeCopy(plan)}
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

const NO_HINT = { ru: '', en: '', ch: '' };
/** A text without its first language is none. */
const isSaid = (text: Furniture['text']): boolean => text[DEFAULT_LANGUAGE].trim() !== '';
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
        onChange={(next) => say({ hint: isSaid(next) ? next : null }, 'hint')}
      />
      {piece.picture === LETTERED ? <Lettering piece={piece} language={language} say={say} /> : null}
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

interface LetteringProps {
  readonly piece: Furniture;
  readonly language: Language;
  readonly say: (words: ThingWords, field: string) => void;
}

function Lettering({ piece: { lettering }, language, say }: LetteringProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  return (
    <TextInput
      label={t('rooms.chosen.lettering')}
      description={t('rooms.chosen.letteringHow')}
      text={lettering ?? NO_HINT}
      language={language}
      rows={2}
      maxLength={MAX_LETTERING}
      onChange={(next) => say({ lettering: isSaid(next) ? next : null }, 'lettering')}
    />
  );
}

/** Of a floor and a door that have no kind. */
const OF_SUITE = 'suite';
const PLAIN = 'plain';
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
      <Select
        label={t('rooms.chosen.floor')}
        placeholder={t('rooms.new.choose')}
        value={location.floor ?? OF_SUITE}
        onChange={(kind) => {
          const floor = floorKindSchema.safeParse(kind).data ?? null;
          plan.run({ kind: 'describe', id, words: { floor } });
        }}
        options={([OF_SUITE, ...floorKindSchema.options] as const).map((kind) => ({
          value: kind,
          label: t(`rooms.floors.${kind}`),
        }))}
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
      <Select
        label={t('rooms.tools.doorKind')}
        placeholder={t('rooms.new.choose')}
        value={door.kind ?? PLAIN}
        onChange={(kind) => {
          const next = doorKindSchema.safeParse(kind).data ?? null;
          plan.run({ kind: 'describe', id, words: { door: next } });
        }}
        options={([PLAIN, ...doorKindSchema.options] as const).map((kind) => ({
          value: kind,
          label: t(`rooms.doors.${kind}`),
        }))}
      />
      {door.kind === 'card' ? (
        <>
          <p className={styles.note}>
            {t('rooms.chosen.reader', { from: names[0] ?? '', to: names[1] ?? '' })}
          </p>
          <div className={styles.acts}>
            <Button
              size="s"
              variant="secondary"
              icon={<ArrowLeftRight size={18} aria-hidden="true" />}
              text={t('rooms.acts.otherSide')}
              onClick={() => plan.run({ kind: 'turn', ids: [id] })}
            />
          </div>
        </>
      ) : null}
      <Corner plan={plan} id={id} x={x} y={y} />
    </>
  );
}
