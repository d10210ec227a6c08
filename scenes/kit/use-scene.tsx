// The one way a scene is mounted in a React page: it is opened, covered while its pictures load, reopened
// after a failure, and destroyed with the page. React hands it states; the scene draws and animates by
// itself.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import { loadManifest } from '#assets/built-files.ts';
import type { Language } from '#contract/languages.ts';
import type { SpriteSource } from './pictures/sprites.ts';
import { StageCover } from './stage/stage-cover.tsx';
import type { Loading } from './stage/stage-cover.tsx';
import styles from './use-scene.module.css';

/** Light: the background unless a page sets another. */
export const GROUND = 0xe6ecf1;

/** What every scene is created with. */
export interface SceneFrame {
  /** The scene fills this element with its canvas. */
  readonly host: HTMLElement;
  readonly pictures: SpriteSource;
  readonly reducedMotion: boolean;
  readonly onProgress: (share: number) => void;
  /** Whether pictures of what is in view are still being loaded. */
  readonly onArriving: (isArriving: boolean) => void;
  /** A picture that loads in the background has failed. */
  readonly onLateFailure: (error: unknown) => void;
  /** The graphics context was lost and not restored; or it came back after all. */
  readonly onLost: (isLost: boolean) => void;
}

interface Scene {
  /** Requests again the pictures that failed to load. */
  readonly retry: () => void;
  readonly destroy: () => void;
}

interface SceneUse<S extends Scene> {
  readonly open: (frame: SceneFrame, signal: AbortSignal) => Promise<S>;
  /** A change of this makes a new scene. */
  readonly of?: unknown;
  readonly language: Language;
  /** Defaults to the user's system setting. */
  readonly reducedMotion?: boolean | undefined;
  /** Called with the scene when it is ready, and with undefined when it is gone. */
  readonly onReady?: ((scene: S | undefined) => void) | undefined;
}

interface UsedScene<S extends Scene> {
  readonly scene: S | undefined;
  /** Fills its parent, which must have a size. */
  readonly stage: ReactElement;
}

const BEGINNING: Loading = { kind: 'loading', share: 0 };
const READY: Loading = { kind: 'ready' };

/** A ref to the latest value, for callbacks that run between renders. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

type Hear = (next: Loading | ((old: Loading) => Loading)) => void;

const prefersStill = (): boolean => globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;

function hearing(hear: Hear): Pick<SceneFrame, 'onProgress' | 'onArriving' | 'onLateFailure' | 'onLost'> {
  return {
    onProgress: (share) => hear({ kind: 'loading', share }),
    onArriving: (isArriving) =>
      hear((old) => (old.kind === 'late' ? old : isArriving ? { kind: 'arriving' } : READY)),
    onLateFailure: () => hear({ kind: 'late' }),
    onLost: (isLost) => hear((old) => (isLost ? { kind: 'lost' } : old.kind === 'lost' ? READY : old)),
  };
}

/** Keeps one scene as long as `of` stays the same; after a failure, a new one on request. */
export function useScene<S extends Scene>(use: SceneUse<S>): UsedScene<S> {
  const host = useRef<HTMLDivElement>(null);
  const latest = useLatest(use);
  const [scene, setScene] = useState<S>();
  const [loading, setLoading] = useState<Loading>(BEGINNING);
  const [tries, setTries] = useState(0);
  const { of, language } = use;
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const uses = latest;
    let made: S | undefined;
    const hear: Hear = (next) => {
      if (!signal.aborted) setLoading(next);
    };
    const open = async (into: HTMLElement): Promise<void> => {
      const pictures = { manifest: await loadManifest(signal) };
      const { reducedMotion = prefersStill(), open: openScene } = uses.current;
      made = await openScene({ host: into, pictures, reducedMotion, ...hearing(hear) }, signal);
      setScene(made);
      hear(READY);
      uses.current.onReady?.(made);
    };
    hear(BEGINNING);
    if (host.current)
      open(host.current).catch((error: unknown) => {
        if (!signal.aborted) console.warn('The scene does not open', error);
        hear({ kind: 'failed' });
      });
    return () => {
      stopping.abort();
      made?.destroy();
      setScene(undefined);
      if (made) uses.current.onReady?.(undefined);
    };
  }, [latest, of, tries]);
  const retry = useCallback(() => {
    if (loading.kind !== 'late') return setTries((count) => count + 1);
    scene?.retry();
    setLoading(READY);
  }, [scene, loading]);
  const stage = (
    <div ref={host} className={styles['stage']} data-scene={scene ? 'ready' : 'loading'}>
      <StageCover loading={loading} language={language} onRetry={retry} />
    </div>
  );
  return { scene, stage };
}
