// The bay's scene as a part of a React page. React gives it views; the scene draws and moves by itself.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { Language } from '#contract/simulation/text.ts';
import { loadManifest } from '#assets/built-files.ts';
import type { Point } from '#scenes/kit/projection.ts';
import { BayScene } from './bay-scene.ts';
import type { BayTarget } from './bay-targets.ts';
import type { BayView } from './bay-view.ts';
import styles from './bay-stage.module.css';

export interface BayStageProps {
  readonly view: BayView;
  /** Replay: views are shown at once, without motion. */
  readonly isSeeking?: boolean;
  readonly language: Language;
  /** What the focus mark is on; `neighbourOf` of the scene says what an arrow key means from there. */
  readonly focus?: BayTarget | undefined;
  readonly onTarget: (target: BayTarget, at: Point) => void;
  readonly onHover?: (target: BayTarget | undefined) => void;
  readonly reducedMotion?: boolean;
  /** 0xrrggbb; by default light. */
  readonly background?: number;
  readonly onProgress?: (share: number) => void;
  readonly onFailure?: (error: unknown) => void;
  readonly onReady?: (scene: BayScene | undefined) => void;
}

const GROUND = 0xe6ecf1;
function prefersStill(): boolean {
  return globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Fills its parent, which must have a size. */
export function BayStage(props: BayStageProps): ReactElement {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const scene = useScene(host, latest);
  const { view, isSeeking, language, focus, background } = props;
  useEffect(() => scene?.show(view, isSeeking), [scene, view, isSeeking]);
  useEffect(() => scene?.setLanguage(language), [scene, language]);
  useEffect(() => scene?.setFocus(focus), [scene, focus]);
  useEffect(() => scene?.setBackground(background ?? GROUND), [scene, background]);
  return <div ref={host} className={styles['stage']} data-scene={scene ? 'ready' : 'loading'} />;
}

function useScene(
  host: { readonly current: HTMLDivElement | null },
  latest: { readonly current: BayStageProps },
): BayScene | undefined {
  const [scene, setScene] = useState<BayScene>();
  useEffect(() => {
    const stopping = new AbortController();
    const told = latest;
    let made: BayScene | undefined;
    if (host.current) {
      open(host.current, latest, stopping.signal).then(
        (ready) => {
          made = ready;
          setScene(ready);
          latest.current.onReady?.(ready);
        },
        (error: unknown) => {
          if (!stopping.signal.aborted) latest.current.onFailure?.(error);
        },
      );
    }
    return () => {
      stopping.abort();
      made?.destroy();
      setScene(undefined);
      if (made) told.current.onReady?.(undefined);
    };
  }, [host, latest]);
  return scene;
}

async function open(
  host: HTMLElement,
  latest: { readonly current: BayStageProps },
  signal: AbortSignal,
): Promise<BayScene> {
  const manifest = await loadManifest(signal);
  const { view, language, reducedMotion, background } = latest.current;
  return BayScene.create(
    {
      host,
      view,
      language,
      background: background ?? GROUND,
      reducedMotion: reducedMotion ?? prefersStill(),
      pictures: { manifest },
      onTarget: (target, at) => latest.current.onTarget(target, at),
      onHover: (target) => latest.current.onHover?.(target),
      onProgress: (share) => latest.current.onProgress?.(share),
      onFailure: (error) => latest.current.onFailure?.(error),
    },
    signal,
  );
}
