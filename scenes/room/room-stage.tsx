// The room scene as a part of a React page. React gives it states; the scene draws and moves by itself.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Language } from '#contract/simulation/text.ts';
import type { RoomState } from '#machines/room/state.ts';
import { loadManifest } from '#assets/built-files.ts';
import { StageCover } from '#scenes/kit/stage-cover.tsx';
import type { Loading } from '#scenes/kit/stage-cover.tsx';
import { RoomScene } from './room-scene.ts';
import type { RoomIntents, Selection } from './targets.ts';
import styles from './room-stage.module.css';

export interface RoomStageProps {
  readonly ruleset: RoomRuleset;
  readonly state: RoomState;
  /** Replay: states are shown at once, without motion. */
  readonly isSeeking?: boolean;
  readonly language: Language;
  readonly selection?: Selection;
  readonly intents: RoomIntents;
  readonly reducedMotion?: boolean;
  /** 0xrrggbb; by default light. */
  readonly background?: number;
  readonly onProgress?: (share: number) => void;
  readonly onFailure?: (error: unknown) => void;
  /** The scene when it is there, for zoom, focus and places of targets; undefined when it is gone. */
  readonly onReady?: (scene: RoomScene | undefined) => void;
}

const GROUND = 0xe6ecf1;
const BEGINNING: Loading = { kind: 'loading', share: 0 };
const READY: Loading = { kind: 'ready' };

function prefersStill(): boolean {
  return globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Fills its parent, which must have a size. */
export function RoomStage(props: RoomStageProps): ReactElement {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const { scene, loading, retry } = useScene(host, latest, props.ruleset);
  const { state, isSeeking, language, selection, background } = props;
  useEffect(() => {
    if (isSeeking) scene?.seek(state);
    else scene?.show(state);
  }, [scene, state, isSeeking]);
  useEffect(() => scene?.setLanguage(language), [scene, language]);
  useEffect(() => scene?.setSelection(selection ?? {}), [scene, selection]);
  useEffect(() => scene?.setBackground(background ?? GROUND), [scene, background]);
  return (
    <div ref={host} className={styles['stage']} data-scene={scene ? 'ready' : 'loading'}>
      <StageCover loading={loading} language={language} onRetry={retry} />
    </div>
  );
}

type Hear = (next: Loading | ((old: Loading) => Loading)) => void;

interface OpenedScene {
  readonly scene: RoomScene | undefined;
  readonly loading: Loading;
  readonly retry: () => void;
}

/** One scene for as long as the ruleset stays the same; after a failure another try when asked for. */
function useScene(
  host: { readonly current: HTMLDivElement | null },
  latest: { readonly current: RoomStageProps },
  ruleset: RoomRuleset,
): OpenedScene {
  const [scene, setScene] = useState<RoomScene>();
  const [loading, setLoading] = useState<Loading>(BEGINNING);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const stopping = new AbortController();
    const told = latest;
    let made: RoomScene | undefined;
    const hear: Hear = (next) => {
      if (!stopping.signal.aborted) setLoading(next);
    };
    if (host.current) {
      hear(BEGINNING);
      open(host.current, latest, hear, stopping.signal).then(
        (ready) => {
          made = ready;
          setScene(ready);
          hear(READY);
          latest.current.onReady?.(ready);
        },
        (error: unknown) => {
          if (stopping.signal.aborted) return;
          hear({ kind: 'failed' });
          latest.current.onFailure?.(error);
        },
      );
    }
    return () => {
      stopping.abort();
      made?.destroy();
      setScene(undefined);
      if (made) told.current.onReady?.(undefined);
    };
  }, [host, latest, ruleset, tries]);
  const retry = (): void => {
    if (scene) {
      scene.retry();
      setLoading(READY);
    } else setTries(tries + 1);
  };
  return { scene, loading, retry };
}

async function open(
  host: HTMLElement,
  latest: { readonly current: RoomStageProps },
  hear: Hear,
  signal: AbortSignal,
): Promise<RoomScene> {
  const manifest = await loadManifest(signal);
  const { ruleset, state, language, reducedMotion, background } = latest.current;
  return RoomScene.create(
    {
      host,
      ruleset,
      state,
      language,
      background: background ?? GROUND,
      reducedMotion: reducedMotion ?? prefersStill(),
      pictures: { manifest },
      intents: {
        onWalk: (tile, location) => latest.current.intents.onWalk(tile, location),
        onThing: (target, at) => latest.current.intents.onThing(target, at),
        onDrop: (subject, place) => latest.current.intents.onDrop(subject, place),
        onHover: (target) => latest.current.intents.onHover?.(target),
      },
      onProgress: (share) => {
        hear({ kind: 'loading', share });
        latest.current.onProgress?.(share);
      },
      onArriving: (isArriving) =>
        hear((old) => (old.kind === 'late' ? old : isArriving ? { kind: 'arriving' } : READY)),
      onLateFailure: () => hear({ kind: 'late' }),
    },
    signal,
  );
}
