// A cassette as one looks into it: 25 slots, the highest on top, each with its wafer, the sign and the word of its status.
import {
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { filled, type Language } from '#contract/languages.ts';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import styles from './cassette-status.module.css';
import type { PutIntoSlots } from './put-status.ts';
import { SLOT_COUNT, slots, type ElementStates, type PlateStatus } from './schema.ts';
import { STATUS_SIGNS } from './status-look.ts';
import { cassetteStatusTexts } from './texts.ts';

interface CassetteProps {
  readonly label: string;
  readonly states: ElementStates;
  readonly language: Language;
  /** Left out: it is only looked at. */
  readonly onPut?: ((put: PutIntoSlots) => void) | undefined;
  /** After the status of a slot. */
  readonly after?: (slot: string) => ReactNode;
}

const HIGHEST_FIRST = slots.toReversed();

/** Where a key leads from the slot at a place of the list; undefined: it is no key of the list. */
function nextAt(key: string, at: number): number | undefined {
  if (key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === 'ArrowDown') return Math.min(SLOT_COUNT - 1, at + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? SLOT_COUNT - 1 : undefined;
}

/** All slots from one to another. */
function run(from: string, to: string): readonly string[] {
  const [low, high] = [Math.min(Number(from), Number(to)), Math.max(Number(from), Number(to))];
  return slots.filter((slot) => Number(slot) >= low && Number(slot) <= high);
}

/** Pressing, drawing over several, Shift from the last one on, and the arrow keys. */
function useSlots(onPut: CassetteProps['onPut']) {
  const list = useRef<HTMLOListElement>(null);
  const last = useRef<string>(undefined);
  const drawing = useRef(false);
  /** The mouse puts where it is pressed; a finger, which may be about to scroll, where it is lifted. */
  const isPutByMouse = useRef(false);
  const put = (slot: string, isRun: boolean): void => {
    const from = isRun ? last.current : undefined;
    onPut?.(
      from === undefined ? { slots: [slot], isToggle: true } : { slots: run(from, slot), isToggle: false },
    );
    last.current = slot;
  };
  const buttons = (): readonly HTMLButtonElement[] => [...(list.current?.querySelectorAll('button') ?? [])];
  return {
    list,
    slotProps: (slot: string) => ({
      onClick: (event: MouseEvent) => {
        // A click by the keyboard has no count of presses.
        if (!isPutByMouse.current || event.detail === 0) put(slot, event.shiftKey);
        isPutByMouse.current = false;
      },
      onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
        const isMouse = event.button === 0 && event.pointerType === 'mouse';
        drawing.current = isMouse;
        isPutByMouse.current = isMouse;
        if (isMouse) put(slot, event.shiftKey);
      },
      onPointerEnter: (event: PointerEvent<HTMLButtonElement>) => {
        if (drawing.current && event.buttons === 1 && last.current !== slot) put(slot, true);
        else drawing.current = false;
      },
      onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
        const to = nextAt(event.key, HIGHEST_FIRST.indexOf(slot));
        const next = to === undefined ? undefined : HIGHEST_FIRST[to];
        if (to === undefined || next === undefined) return;
        event.preventDefault();
        if (event.shiftKey) put(next, last.current !== undefined);
        buttons()[to]?.focus();
      },
    }),
  };
}

export function Cassette({ label, states, language, onPut, after }: CassetteProps): ReactElement {
  const { list, slotProps } = useSlots(onPut);
  const texts = cassetteStatusTexts(language);
  return (
    <ol ref={list} className={styles.cassette} aria-label={label}>
      {HIGHEST_FIRST.map((slot, at) => {
        const status = states[slot];
        const named = filled(texts.slotStatus, {
          slot,
          status: status === undefined ? texts.notSet : texts.statuses[status],
        });
        const shown = <Slot slot={slot} status={status} language={language} />;
        return (
          <li key={slot} className={styles.shelf}>
            {onPut === undefined ? (
              <span className={styles.slot} data-status={status}>
                {shown}
              </span>
            ) : (
              <button
                type="button"
                className={styles.slot}
                data-status={status}
                aria-label={named}
                tabIndex={at === 0 ? 0 : -1}
                {...slotProps(slot)}
              >
                {shown}
              </button>
            )}
            {after?.(slot)}
          </li>
        );
      })}
    </ol>
  );
}

interface SlotProps {
  readonly slot: string;
  readonly status: PlateStatus | undefined;
  readonly language: Language;
}

function Slot({ slot, status, language }: SlotProps): ReactElement {
  const texts = cassetteStatusTexts(language);
  const Sign = status === undefined ? undefined : STATUS_SIGNS[status];
  return (
    <>
      <span className={styles.number}>{slot}</span>
      <span className={styles.wafer} aria-hidden="true" />
      <span className={styles.status}>
        {Sign === undefined ? null : <Sign size={14} aria-hidden="true" />}
        {status === undefined ? <VisuallyHidden>{texts.notSet}</VisuallyHidden> : texts.statuses[status]}
      </span>
    </>
  );
}
