// Which panels are unfolded: several beside a wide scene, one at a time over a narrow one.
import { useState, type RefObject } from 'react';
import type { RoomPlayerProps } from './player-props.ts';

type PanelName = 'goal' | 'way' | 'inventory' | 'around' | 'particles' | 'twin';

export interface OpenPanels {
  readonly open: ReadonlySet<PanelName>;
  readonly toggle: (name: PanelName) => void;
  /** By a key: unfolds it and leads into it; from within, folds it and leads back to the scene. */
  readonly reach: (name: PanelName) => void;
  /** Gives a narrow scene free again. */
  readonly clearScene: () => void;
}

export function useOpenPanels(props: RoomPlayerProps, root: RefObject<HTMLElement | null>): OpenPanels {
  const [open, setOpen] = useState<ReadonlySet<PanelName>>(() => firstOpen(props));
  const toggle = (name: PanelName): void => setOpen((old) => toggled(old, name, isNarrow()));
  const reach = (name: PanelName): void => {
    const panel = root.current?.querySelector(`[data-panel="${name}"]`);
    if (open.has(name) && panel?.contains(document.activeElement)) {
      toggle(name);
      root.current?.focus();
      return;
    }
    if (!open.has(name)) toggle(name);
    // The panel is there to be led into when it has been drawn.
    requestAnimationFrame(() => firstButton(panel)?.focus());
  };
  return {
    open,
    toggle,
    reach,
    clearScene: () => setOpen((old) => (isNarrow() ? new Set() : old)),
  };
}

/** The first thing within; the panel's own head where it holds none. */
function firstButton(panel: Element | null | undefined): HTMLElement | undefined {
  const [head, ...within] = panel?.querySelectorAll('button') ?? [];
  return within[0] ?? head;
}

/** Wide windows show what helps now; narrow ones start with the scene clear. Who is led needs no task to read. */
function firstOpen({ trainingKey, guidance, huntsFaults }: RoomPlayerProps): ReadonlySet<PanelName> {
  if (isNarrow()) return new Set();
  const isLed = guidance === 'LED' && trainingKey !== undefined;
  return new Set<PanelName>([
    isLed ? 'way' : 'goal',
    ...(huntsFaults === true ? (['way'] as const) : []),
    'particles',
    'inventory',
    'around',
  ]);
}

/** As in the style sheet: the panels are sheets at the lower edge, one at a time. */
export function isNarrow(): boolean {
  return globalThis.matchMedia('(width < 900px)').matches;
}

function toggled(old: ReadonlySet<PanelName>, name: PanelName, isAlone: boolean): ReadonlySet<PanelName> {
  const next = new Set(isAlone ? [...old].filter((other) => other === name) : old);
  if (!next.delete(name)) next.add(name);
  return next;
}
