import { cloneElement, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { placeTooltip } from './place-tooltip.ts';
import styles from './tooltip.module.css';

export interface TooltipProps {
  readonly text: ReactNode;
  /** One focusable element; it passes `aria-describedby` on to the DOM. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

// The mobile breakpoint: below it a tooltip opens by click.
const NARROW = '(max-width: 767.98px)';

const isNarrow = (): boolean => globalThis.matchMedia(NARROW).matches;

/** A short explanation beside an element: by click on narrow screens, by hover or keyboard focus otherwise. */
export function Tooltip({ text, children }: TooltipProps): ReactElement {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    if (!open || !anchor.current || !bubble.current) return undefined;
    return showUntilDismissed(anchor.current, bubble.current, close);
  }, [open, close]);

  return (
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={(event) => event.pointerType === 'mouse' && !isNarrow() && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && !isNarrow() && setOpen(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={close}
      onClick={() => isNarrow() && setOpen((before) => !before)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className={styles.bubble}>
        {text}
      </span>
    </span>
  );
}

function showUntilDismissed(anchor: HTMLElement, bubble: HTMLElement, close: () => void): () => void {
  bubble.showPopover();
  const place = (): void => placeTooltip(anchor, bubble);
  place();
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // The first Escape belongs to the tooltip, the next one to the dialog it may stand in.
    event.stopPropagation();
    close();
  };
  const onPointer = (event: PointerEvent): void => {
    if (event.target instanceof Node && !anchor.contains(event.target)) close();
  };
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('pointerdown', onPointer);
  window.addEventListener('scroll', place, true);
  window.addEventListener('resize', place);
  return () => {
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('pointerdown', onPointer);
    window.removeEventListener('scroll', place, true);
    window.removeEventListener('resize', place);
    if (bubble.isConnected) bubble.hidePopover();
  };
}
