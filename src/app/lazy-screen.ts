// Screens as lazy components, each created once; a chunk that does not load in time is an error with a way
// on.

import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { withTimeout } from '#src/lib/forms/delay.ts';
import type { RouteId } from './routes.ts';
import { screens, type LoadScreen } from './screens.ts';

const CHUNK_TIMEOUT_MS = 120_000;

/** A part of the application failed to load, as opposed to an error in it. */
export class ChunkError extends Error {}

export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await withTimeout(load(), CHUNK_TIMEOUT_MS, 'A part of the application');
  } catch (cause) {
    throw new ChunkError('A part of the application did not load', { cause });
  }
}

const started = new Map<RouteId, Promise<ComponentType>>();
const made = new Map<RouteId, LazyExoticComponent<ComponentType>>();

/** The route whose screen is shown: the 404 page replaces screens that do not exist yet. */
export function shownRoute(id: RouteId): RouteId {
  return screens[id] === undefined ? 'notFound' : id;
}

/** Starts loading a screen's code before it is rendered. */
export function preloadScreen(id: RouteId): void {
  const load: LoadScreen | undefined = screens[id];
  if (load === undefined || started.has(id)) return;
  const loading = loadChunk(load);
  loading.catch(() => started.delete(id));
  started.set(id, loading);
}

export function screenOf(route: RouteId): LazyExoticComponent<ComponentType> {
  const id = shownRoute(route);
  const existing = made.get(id);
  if (existing !== undefined) return existing;
  preloadScreen(id);
  const screen = lazy(async () => {
    const component = await started.get(id);
    if (component === undefined) throw new ChunkError(`No screen for ${id}`);
    return { default: component };
  });
  made.set(id, screen);
  return screen;
}
