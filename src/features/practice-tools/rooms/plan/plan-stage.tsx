// The plan in its scene, with mouse, touch and keys: each does what the others do.
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { textIn } from '#contract/languages.ts';
import type { Tile } from '#contract/simulation/room-map.ts';
import { ownersOf, tileKey } from '#machines/room/editing/tiles.ts';
import type { EditIntents, EditSpot, RoomEditorScene } from '#scenes/room/editing/editor-scene.ts';
import { useLatest } from '#scenes/kit/use-scene.tsx';
import { isLocked } from '#scenes/room/editing/layers.ts';
import { EditorStage } from '#scenes/room/editing/editor-stage.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { groundColour } from '#tasks/simulation/ground-colour.ts';
import { ViewButtons } from '../../parts/view-buttons.tsx';
import { middleOf, pieceAt, TOOLS } from './brush.ts';
import { pasteCopy, takeCopy } from './copies.ts';
import styles from './plan.module.css';
import { strokeSize } from './stroke-size.ts';
import { tapAt, type Plan } from './use-plan.ts';

const ARROWS: Readonly<Record<string, Tile>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

const idOf = ({ target }: EditSpot): string | undefined =>
  target !== undefined && 'id' in target ? target.id : undefined;

/** With the hand: what is grabbed is chosen and moved; with any other tool a stroke is drawn. */
function intentsOf(plan: Plan): EditIntents {
  const { brush, selected } = plan;
  const isHand = brush.tool === 'select';
  return {
    onTap: (spot) => {
      const id = idOf(spot);
      if (!isHand) plan.finish(tapAt(spot));
      else plan.select(id === undefined ? [] : [id]);
    },
    onHover: (spot) => {
      if (!isHand) plan.drag(spot === undefined || brush.tool === 'area' ? null : tapAt(spot));
    },
    onGrab: (spot) => {
      const id = idOf(spot);
      if (isHand && id === undefined) return false;
      if (isHand && id !== undefined && !selected.includes(id)) plan.select([id]);
      return true;
    },
    onStroke: (stroke) => plan.drag(stroke),
    onRelease: (stroke) => {
      if (stroke) plan.finish(stroke);
      else plan.drag(null);
    },
  };
}

interface KeyProps {
  readonly plan: Plan;
  readonly anchor: { current: Tile | null };
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Moves the cursor; with Shift a stroke grows, with Alt what is chosen moves. */
function onArrow({ plan, anchor }: KeyProps, step: Tile, event: KeyboardEvent): void {
  const { map, selected } = plan;
  if (event.altKey && selected.length > 0)
    return void plan.run({ kind: 'move', ids: selected, dx: step.x, dy: step.y });
  const now = plan.cursor ?? map.locations[0]?.start ?? { x: 0, y: 0 };
  const within = (value: number, size: number): number => Math.min(size - 1, Math.max(0, value));
  const next = { x: within(now.x + step.x, map.widthTiles), y: within(now.y + step.y, map.heightTiles) };
  anchor.current = event.shiftKey ? (anchor.current ?? now) : null;
  plan.point(next);
  if (plan.brush.tool !== 'select') plan.drag({ from: middleOf(anchor.current ?? next), to: middleOf(next) });
}

function onEnter({ plan, anchor }: KeyProps): void {
  const { cursor, map, brush } = plan;
  if (cursor === null) return;
  const from = anchor.current ?? cursor;
  anchor.current = null;
  if (brush.tool !== 'select') return plan.finish({ from: middleOf(from), to: middleOf(cursor) });
  const piece = isLocked(plan.layers, 'furniture') ? undefined : pieceAt(map, cursor);
  const location = ownersOf(map).get(tileKey(cursor));
  const id = piece?.id ?? location;
  plan.select(id === undefined ? [] : [id]);
}

const MM_PER_METRE = 1000;
const FACINGS = ['sw', 'nw', 'ne', 'se'] as const;

/** A quarter turn of what is chosen, else of what is about to be placed. */
function turn(plan: Plan): void {
  const { brush, selected } = plan;
  if (brush.tool === 'select') return void plan.run({ kind: 'turn', ids: selected });
  const next = (FACINGS.indexOf(brush.facing) + 1) % FACINGS.length;
  plan.hold({ facing: FACINGS[next] ?? 'sw' });
}

/** By the key's place on the keyboard: Russian letters mean the same keys. */
const KEYS: Readonly<Record<string, (by: KeyProps) => void>> = {
  KeyR: ({ plan }) => turn(plan),
  KeyD: ({ plan }) => void plan.run({ kind: 'copy', ids: plan.selected, dx: 1, dy: 1 }),
  KeyM: ({ plan }) => {
    if (plan.selected.length > 0) plan.run({ kind: 'mirror', ids: plan.selected });
  },
  Delete: ({ plan }) => void plan.run({ kind: 'remove', ids: plan.selected }),
  Backspace: ({ plan }) => void plan.run({ kind: 'remove', ids: plan.selected }),
  Enter: onEnter,
  Space: onEnter,
  Escape: ({ plan, anchor }) => {
    anchor.current = null;
    plan.drag(null);
    if (plan.brush.tool === 'select') plan.select([]);
    else plan.hold({ tool: 'select' });
  },
};

function onKey(by: KeyProps, event: KeyboardEvent): boolean {
  const step = ARROWS[event.key];
  if (step) onArrow(by, step, event);
  else if (event.ctrlKey || event.metaKey) return onControl(by, event);
  else if (event.code.startsWith('Digit')) {
    const tool = TOOLS[Number(event.code.slice(5)) - 1];
    if (tool === undefined) return false;
    by.plan.hold({ tool });
  } else {
    const act = KEYS[event.code];
    if (act === undefined) return false;
    act(by);
  }
  return true;
}

function onControl({ plan, undo, redo }: KeyProps, { code, shiftKey }: KeyboardEvent): boolean {
  if (code === 'KeyZ' && !shiftKey) undo();
  else if (code === 'KeyY' || code === 'KeyZ') redo();
  else if (code === 'KeyC') takeCopy(plan);
  else if (code === 'KeyV') pasteCopy(plan);
  else return false;
  return true;
}

/** Makes an element take the keys; one that was not meant for the plan goes on to the page. */
function useKeys(answer: (event: KeyboardEvent) => boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const latest = useLatest(answer);
  useEffect(() => {
    const host = element.current;
    if (host === null) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (latest.current(event)) event.preventDefault();
    };
    host.tabIndex = 0;
    host.addEventListener('keydown', listen);
    return () => host.removeEventListener('keydown', listen);
  }, [latest]);
  return element;
}

interface PlanStageProps {
  readonly plan: Plan;
  readonly undo: () => void;
  readonly redo: () => void;
}

export function PlanStage({ plan, undo, redo }: PlanStageProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const [scene, setScene] = useState<RoomEditorScene>();
  const anchor = useRef<Tile>(null);
  const keyed = useKeys((event) => onKey({ plan, anchor, undo, redo }, event));
  const { map, marks, layers, cursor } = plan;
  return (
    <div className={styles.stageFrame}>
      <p className={styles.said} aria-live="polite">
        <Measure plan={plan} />
        <Said plan={plan} cursor={cursor} />
      </p>
      <div className={styles.view}>
        <div
          ref={keyed}
          className={styles.stage}
          role="application"
          aria-label={t('rooms.plan.label')}
          aria-describedby="plan-keys"
        >
          <EditorStage
            map={map}
            marks={marks}
            layers={layers}
            language={language}
            intents={intentsOf(plan)}
            background={groundColour()}
            onReady={setScene}
          />
        </div>
        <ViewButtons scene={scene} />
      </div>
    </div>
  );
}

/** What the stroke measures, in tiles and metres. */
function Measure({ plan }: { readonly plan: Plan }): ReactElement | null {
  const { t } = useTranslation('practice-tools');
  const format = useFormat();
  const size = plan.stroke === null ? undefined : strokeSize(plan.brush, plan.stroke);
  if (size === undefined) return null;
  const metres = (tiles: number): string => format.number((tiles * plan.map.tileMm) / MM_PER_METRE);
  const [first, second] = size;
  return (
    <strong className={styles.measure}>
      {second === undefined
        ? t('rooms.plan.length', { tiles: first, metres: metres(first) })
        : t('rooms.chosen.size', {
            width: first,
            height: second,
            metresWide: metres(first),
            metresDeep: metres(second),
          })}
    </strong>
  );
}

/** Why not, else where the keyboard points. */
function Said({ plan, cursor }: { readonly plan: Plan; readonly cursor: Tile | null }): ReactElement | null {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const { preview, refusal, map } = plan;
  const reason = preview.refusal ?? refusal;
  if (preview.problem !== undefined)
    return <span className={styles.refused}>{textIn(preview.problem, language)}</span>;
  if (reason !== undefined) return <span className={styles.refused}>{t(`rooms.refusals.${reason}`)}</span>;
  if (cursor === null) return <span>{t(`rooms.tools.how.${plan.brush.tool}`)}</span>;
  const piece = pieceAt(map, cursor);
  const owner = ownersOf(map).get(tileKey(cursor));
  const location = map.locations.find(({ id }) => id === owner);
  const names = [location, piece].flatMap((one) => (one === undefined ? [] : [textIn(one.text, language)]));
  return (
    <span>
      {t('rooms.plan.at', {
        x: cursor.x,
        y: cursor.y,
        what: names.length === 0 ? t('rooms.plan.nothing') : names.join(', '),
      })}
    </span>
  );
}
