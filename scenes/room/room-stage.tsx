// The room scene as a React component.
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import type { Language } from '#contract/languages.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { RoomState } from '#machines/room/state.ts';
import { GROUND, useLatest, useScene } from '#scenes/kit/use-scene.tsx';
import { RoomScene } from './room-scene.ts';
import type { RoomIntents, Selection } from './targets.ts';

interface RoomStageProps {
  readonly ruleset: RoomRuleset;
  readonly state: RoomState;
  /** In a replay: states are shown at once, without motion. */
  readonly isSeeking?: boolean;
  readonly language: Language;
  readonly selection?: Selection;
  readonly intents: RoomIntents;
  readonly reducedMotion?: boolean;
  /** 0xrrggbb; light by default. */
  readonly background?: number;
  /** Gives access to zoom, focus and target positions; called with undefined when the scene is gone. */
  readonly onReady?: (scene: RoomScene | undefined) => void;
}

/** Fills its parent, which must have a size. */
export function RoomStage(props: RoomStageProps): ReactElement {
  const {
    ruleset,
    state,
    isSeeking,
    language,
    selection,
    reducedMotion,
    background = GROUND,
    onReady,
  } = props;
  const latest = useLatest(props);
  const { scene, stage } = useScene<RoomScene>({
    open: (frame, signal) =>
      RoomScene.create(
        {
          ...frame,
          ruleset,
          state,
          language,
          background,
          intents: {
            onWalk: (tile, location) => latest.current.intents.onWalk(tile, location),
            onThing: (target, at) => latest.current.intents.onThing(target, at),
            onDrop: (subject, place) => latest.current.intents.onDrop(subject, place),
          },
        },
        signal,
      ),
    of: ruleset,
    language,
    reducedMotion,
    onReady,
  });
  useEffect(() => {
    if (isSeeking) scene?.seek(state);
    else scene?.show(state);
  }, [scene, state, isSeeking]);
  useEffect(() => scene?.setLanguage(language), [scene, language]);
  useEffect(() => scene?.setSelection(selection ?? {}), [scene, selection]);
  useEffect(() => scene?.setBackground(background), [scene, background]);
  return stage;
}
