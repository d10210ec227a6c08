// Screens and other parts of the page that load by themselves, each once; a chunk that does not load in time is an
// error with a way on.

import i18next from 'i18next';
import { lazy, type ComponentType } from 'react';
import { withTimeout } from '#src/lib/forms/delay.ts';
import { firstTexts } from './first-texts.ts';
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

interface LazyPart<Props> {
  /** Starts loading the code; resolves when the part can be rendered at once, or has failed. */
  readonly preload: () => Promise<void>;
  /** The component itself if it was loaded before it was first rendered, otherwise one that waits. */
  readonly component: () => ComponentType<Props>;
}

/** A part whose failure shows when it is rendered; one that failed before is loaded again. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  let shown: ComponentType<Props> | undefined;
  const begin = (): Promise<ComponentType<Props>> => {
    loading ??= loadChunk(load).then(
      (component) => (loaded = component),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return {
    preload: async () => {
      await begin().catch(() => undefined);
    },
    component: () => {
      shown ??=
        loaded ??
        (lazy<ComponentType<Props>>(async () => ({ default: await begin() })) as ComponentType<Props>);
      return shown;
    },
  };
}

const parts = new Map<RouteId, LazyPart<object>>();

/** The route whose screen is shown: the 404 page replaces screens that do not exist yet. */
export function shownRoute(id: RouteId): RouteId {
  return screens[id] === undefined ? 'notFound' : id;
}

function withTexts(route: RouteId, load: LoadScreen): LoadScreen {
  return async () => {
    const [screen] = await Promise.all([load(), i18next.loadNamespaces(firstTexts(route))]);
    return screen;
  };
}

function partOf(route: RouteId): LazyPart<object> {
  const id = shownRoute(route);
  const load: LoadScreen = screens[id] ?? (() => Promise.reject(new Error(`No screen for ${id}`)));
  const part = parts.get(id) ?? lazyPart(withTexts(id, load));
  parts.set(id, part);
  return part;
}

/** Starts loading a screen's code before it is rendered. */
export function preloadScreen(route: RouteId): Promise<void> {
  return partOf(route).preload();
}

export function screenOf(route: RouteId): ComponentType {
  return partOf(route).component();
}
