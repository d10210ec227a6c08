import { cloneElement, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { placeTooltip } from './place-tooltip.ts';
import styles from './tooltip.module.css';

interface TooltipProps {
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
    if (!anchor.current || !bubble.current) return undefined;
    return listenToAnchor(anchor.current, bubble.current, setOpen);
  }, []);
  useEffect(() => {
    if (!open || !anchor.current || !bubble.current) return undefined;
    return showUntilDismissed(anchor.current, bubble.current, close);
  }, [open, close]);

  return (
    <span ref={anchor} className={styles.anchor}>
      {cloneElement(children, { 'aria-describedby': id })}
      <span ref={bubble} id={id} role="tooltip" popover="manual" className={styles.bubble}>
        {text}
      </span>
    </span>
  );
}

type SetOpen = (next: boolean) => void;

function listenToAnchor(anchor: HTMLElement, bubble: HTMLElement, setOpen: SetOpen): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const hover = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && !isNarrow()) setOpen(open);
  };
  const onFocus = (event: FocusEvent): void => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) setOpen(true);
  };
  anchor.addEventListener('pointerenter', hover(true), { signal });
  anchor.addEventListener('pointerleave', hover(false), { signal });
  anchor.addEventListener('focusin', onFocus, { signal });
  anchor.addEventListener('focusout', () => setOpen(false), { signal });
  // A press focuses first, which may open it, so its state at the start of the press counts.
  let openAtPress: boolean | null = null;
  const isOpen = (): boolean => bubble.matches(':popover-open');
  const onPress = (): void => {
    openAtPress = isOpen();
  };
  const onClick = (): void => {
    if (isNarrow()) setOpen(!(openAtPress ?? isOpen()));
    openAtPress = null;
  };
  anchor.addEventListener('pointerdown', onPress, { signal });
  anchor.addEventListener('click', onClick, { signal });
  return () => ending.abort();
}

function showUntilDismissed(anchor: HTMLElement, bubble: HTMLElement, close: () => void): () => void {
  bubble.showPopover();
  const place = (): void => placeTooltip(anchor, bubble);
  place();
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // The first Escape closes the tooltip, the next one the dialog around it.
    event.stopPropagation();
    close();
  };
  const onPointer = (event: PointerEvent): void => {
    if (event.target instanceof Node && !anchor.contains(event.target)) close();
  };
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener('keydown', onKey, { capture: true, signal });
  document.addEventListener('pointerdown', onPointer, { signal });
  window.addEventListener('scroll', place, { capture: true, signal });
  window.addEventListener('resize', place, { signal });
  return () => {
    ending.abort();
    if (bubble.isConnected) bubble.hidePopover();
  };
}
