import type { NoticeTone } from './notice.tsx';

export interface Toast {
  readonly id: number;
  readonly tone: NoticeTone;
  readonly text: string;
  readonly action?: { readonly text: string; readonly run: () => void } | undefined;
  /** Null: stays until dismissed. */
  readonly durationMs: number | null;
}

type ToastInput = Omit<Toast, 'id' | 'durationMs'> & { readonly durationMs?: number | null };

const DEFAULT_MS = 6000;
const SHOWN_AT_MOST = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast and returns its id. Errors stay until dismissed; the oldest toasts make room. */
export function showToast(input: ToastInput): number {
  lastId += 1;
  const durationMs = input.durationMs === undefined ? defaultDuration(input) : input.durationMs;
  set([...toasts, { ...input, id: lastId, durationMs }].slice(-SHOWN_AT_MOST));
  return lastId;
}

function defaultDuration(input: ToastInput): number | null {
  return input.tone === 'danger' || input.action ? null : DEFAULT_MS;
}

export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
