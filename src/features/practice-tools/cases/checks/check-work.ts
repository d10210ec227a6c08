// What the worker of the checks says.
import type { ToldReport } from '#tasks/check.ts';

export type CheckMessage =
  | { readonly kind: 'PROGRESS'; readonly share: number }
  | { readonly kind: 'DONE'; readonly report: ToldReport };
