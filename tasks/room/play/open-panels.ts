// Which panels are unfolded: several beside a wide scene, one at a time over a narrow one.
import { useState } from 'react';
import type { PanelName } from './player-panels.tsx';
import type { RoomPlayerProps } from './player-props.ts';

export interface OpenPanels {
  readonly open: ReadonlySet<PanelName>;
  readonly toggle: (name: PanelName) => void;
  readonly unfold: (name: PanelName) => void;
  /** Gives a narrow scene free again. */
  readonly clearScene: () => void;
}

export function useOpenPanels(props: RoomPlayerProps): OpenPanels {
  const [open, setOpen] = useState<ReadonlySet<PanelName>>(() => firstOpen(props));
  return {
    open,
    toggle: (name) => setOpen((old) => toggled(old, name, isNarrow())),
    unfold: (name) => setOpen((old) => (old.has(name) ? old : toggled(old, name, isNarrow()))),
    clearScene: () => setOpen((old) => (isNarrow() ? new Set() : old)),
  };
}

/** Wide windows show what helps now; narrow ones start with the scene clear. Who is led needs no task to read. */
function firstOpen({ trainingKey, startsLed, huntsFaults }: RoomPlayerProps): ReadonlySet<PanelName> {
  if (isNarrow()) return new Set();
  const isLed = startsLed && trainingKey !== undefined;
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
