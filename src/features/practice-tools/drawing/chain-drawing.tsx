// A chain as a drawing: steps as cards on layers, an arrow for each “after”; beside it the same as a list.
import { Link2, Minus, Pencil, Plus } from 'lucide-react';
import {
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type WheelEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { PUNCTUATION, textIn } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { AddSteps, type StepsProps } from '../chains/step-list.tsx';
import { withAfter } from '../chains/step-edits.ts';
import { HARMS } from '../parts/harm-badge.tsx';
import styles from './drawing.module.css';
import { DrawnCard } from './drawn-card.tsx';
import { CARD_HEIGHT, CARD_WIDTH, drawingOf, pathOf, type Card, type Drawing } from './layout.ts';

const MIN_ZOOM = 0.3;
const MAX_ZOOM = 1.5;
const ZOOM_STEP = 0.1;
const FIRST_ZOOM = 0.8;
const PERCENT = 100;

const clamped = (zoom: number): number =>
  Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, Math.round(zoom * PERCENT) / PERCENT));

export function ChainDrawing(props: StepsProps): ReactElement {
  const { reference, onChange, onOpen } = props;
  const { t } = useTranslation('practice-tools');
  const drawing = useMemo(() => drawingOf(reference.steps), [reference.steps]);
  const [zoom, setZoom] = useState(FIRST_ZOOM);
  const [chosen, choose] = useState<string>();
  /** The step that the next one pressed comes after. */
  const [linked, link] = useState<string>();
  const press = (id: string): void => {
    choose(id);
    if (linked === undefined) return;
    if (linked !== id) onChange(withAfter(reference, id, linked));
    link(undefined);
  };
  return (
    <div className={styles.whole}>
      <AddSteps {...props} />
      <ToolBar
        reference={reference}
        chosen={chosen}
        linked={linked}
        zoom={zoom}
        onZoom={(next) => setZoom(clamped(next))}
        onLink={link}
        onOpen={onOpen}
      />
      <p className={styles.note} aria-live="polite">
        {linked === undefined ? t('drawing.hint') : t('drawing.linking')}
      </p>
      <div className={styles.columns}>
        <Canvas
          {...props}
          drawing={drawing}
          zoom={zoom}
          chosen={chosen}
          linked={linked}
          onZoom={(next) => setZoom(clamped(next))}
          onPress={press}
          onCancel={() => link(undefined)}
        />
        <Beside {...props} chosen={chosen} onPress={press} />
      </div>
      <Legend />
    </div>
  );
}

interface ToolBarProps extends Pick<StepsProps, 'reference' | 'onOpen'> {
  readonly chosen: string | undefined;
  readonly linked: string | undefined;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly onLink: (id: string | undefined) => void;
}

function ToolBar({ reference, chosen, linked, zoom, onZoom, onLink, onOpen }: ToolBarProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const isThere = reference.steps.some(({ id }) => id === chosen);
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('drawing.tools')}>
      <IconButton
        size="s"
        label={t('drawing.smaller')}
        icon={<Minus size={18} aria-hidden="true" />}
        onClick={() => onZoom(zoom - ZOOM_STEP)}
      />
      <output className={styles.zoom}>{Math.round(zoom * PERCENT)} %</output>
      <IconButton
        size="s"
        label={t('drawing.larger')}
        icon={<Plus size={18} aria-hidden="true" />}
        onClick={() => onZoom(zoom + ZOOM_STEP)}
      />
      <Button
        size="s"
        variant="secondary"
        icon={<Link2 size={16} aria-hidden="true" />}
        text={t(linked === undefined ? 'drawing.link' : 'drawing.cancelLink')}
        disabled={!isThere}
        aria-pressed={linked !== undefined}
        onClick={() => onLink(linked === undefined ? chosen : undefined)}
      />
      <Button
        size="s"
        variant="secondary"
        icon={<Pencil size={16} aria-hidden="true" />}
        text={t('drawing.edit')}
        disabled={!isThere}
        onClick={() => chosen !== undefined && onOpen(chosen)}
      />
    </div>
  );
}

interface CanvasProps extends StepsProps {
  readonly drawing: Drawing;
  readonly zoom: number;
  readonly chosen: string | undefined;
  readonly linked: string | undefined;
  readonly onZoom: (zoom: number) => void;
  readonly onPress: (id: string) => void;
  readonly onCancel: () => void;
}

/** The nearest card in the direction of an arrow key. */
function neighbour(cards: readonly Card[], from: Card, key: string): Card | undefined {
  const down = { ArrowDown: 1, ArrowUp: -1 }[key];
  const right = { ArrowRight: 1, ArrowLeft: -1 }[key];
  const fit = cards.filter((card) => {
    if (down !== undefined) return (card.layer - from.layer) * down > 0;
    return right !== undefined && card.layer === from.layer && (card.x - from.x) * right > 0;
  });
  const away = (card: Card): number => Math.abs(card.y - from.y) * CARD_HEIGHT + Math.abs(card.x - from.x);
  return fit.toSorted((a, b) => away(a) - away(b))[0];
}

function Canvas(props: CanvasProps): ReactElement {
  const { reference, drawing, zoom, chosen, linked, onZoom, onPress } = props;
  const { t } = useTranslation('practice-tools');
  const frame = useRef<HTMLDivElement>(null);
  const { cards, width, height } = drawing;
  // At first the step that nothing comes before stands in the middle.
  const [showFirst] = useState(() => (element: HTMLElement | null) => {
    const [top] = cards.toSorted((a, b) => a.layer - b.layer);
    if (element && top) element.scrollLeft = (top.x + CARD_WIDTH / 2) * zoom - element.clientWidth / 2;
  });
  const first = cards.some(({ id }) => id === chosen) ? chosen : cards[0]?.id;
  const key = (event: KeyboardEvent, card: Card): void => {
    const next = neighbour(cards, card, event.key);
    const act = next === undefined ? keyAct(event.key, card, props) : () => focusCard(frame.current, next.id);
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const wheel = (event: WheelEvent): void => {
    if (event.ctrlKey) onZoom(zoom - Math.sign(event.deltaY) * ZOOM_STEP);
  };
  return (
    <section ref={showFirst} className={styles.frame} aria-label={t('drawing.label')} onWheel={wheel}>
      <div style={{ width: width * zoom, height: height * zoom }}>
        <div ref={frame} className={styles.paper} style={{ width, height, transform: `scale(${zoom})` }}>
          <Arrows drawing={drawing} chosen={chosen} />
          {cards.map((card) => (
            <DrawnCard
              key={card.id}
              card={card}
              reference={reference}
              isChosen={card.id === chosen}
              isLinked={card.id === linked}
              isFirst={card.id === first}
              onPress={() => onPress(card.id)}
              onKey={(event) => key(event, card)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

function focusCard(frame: HTMLElement | null, id: string): void {
  frame?.querySelector<HTMLElement>(`[data-step="${CSS.escape(id)}"]`)?.focus();
}

/** What a key does on a card, besides going to another one. */
function keyAct(key: string, card: Card, props: CanvasProps): (() => void) | undefined {
  const { zoom, linked, onZoom, onOpen, onCancel } = props;
  switch (key) {
    case 'Enter':
      return () => onOpen(card.id);
    case '+':
    case '=':
      return () => onZoom(zoom + ZOOM_STEP);
    case '-':
      return () => onZoom(zoom - ZOOM_STEP);
    case 'Escape':
      return linked === undefined ? undefined : onCancel;
    default:
      return undefined;
  }
}

interface ArrowsProps {
  readonly drawing: Drawing;
  readonly chosen: string | undefined;
}

/** In words they stand beside the drawing. */
function Arrows({ drawing: { arrows, width, height }, chosen }: ArrowsProps): ReactElement {
  const tip = useId();
  return (
    <svg className={styles.arrows} width={width} height={height} aria-hidden="true">
      <defs>
        <marker id={tip} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0L8 4L0 8z" className={styles.tip} />
        </marker>
      </defs>
      {arrows.map(({ from, to, points }) => (
        <path
          key={`${from} ${to}`}
          d={pathOf(points)}
          className={styles.arrow}
          data-lit={from === chosen || to === chosen || undefined}
          markerEnd={`url(#${tip})`}
        />
      ))}
    </svg>
  );
}

interface BesideProps extends StepsProps {
  readonly chosen: string | undefined;
  readonly onPress: (id: string) => void;
}

/** The same steps in words: what each comes after. */
function Beside({ reference, chosen, onPress }: BesideProps): ReactElement {
  const { t } = useTranslation('practice-tools');
  const language = useLanguage();
  const names = new Map(reference.steps.map(({ id, text }) => [id, textIn(text, language)]));
  return (
    <ol className={styles.beside} aria-label={t('drawing.beside')}>
      {reference.steps.map(({ id, after }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.line}
            aria-pressed={id === chosen}
            onClick={() => onPress(id)}
          >
            {names.get(id)}
            {after.length === 0 ? null : (
              <span className={styles.note}>
                {t('steps.after', {
                  names: after.map((one) => names.get(one) ?? one).join(PUNCTUATION[language].list),
                })}
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}

function Legend(): ReactElement {
  const { t } = useTranslation('practice-tools');
  return (
    <ul className={styles.legend} aria-label={t('drawing.legend')}>
      {HARMS.map((harm) => (
        <li key={harm}>
          <span className={styles.swatch} data-harm={harm} aria-hidden="true" />
          {t(`harms.${harm}`)}
        </li>
      ))}
    </ul>
  );
}
