// The layers of a plan while it is drawn: what is hidden is not seen, what is locked is not taken hold of.
export const LAYERS = ['walls', 'doors', 'furniture', 'names'] as const;
export type Layer = (typeof LAYERS)[number];

export interface Layers {
  readonly hidden: readonly Layer[];
  readonly locked: readonly Layer[];
}

export const ALL_LAYERS: Layers = { hidden: [], locked: [] };

/** Whether things of a layer can't be taken hold of: it is locked, or nobody sees them. */
export function isLocked({ hidden, locked }: Layers, layer: Layer): boolean {
  return hidden.includes(layer) || locked.includes(layer);
}
