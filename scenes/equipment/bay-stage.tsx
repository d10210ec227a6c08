// The bay's scene as a React component.
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import type { Language } from '#contract/languages.ts';
import type { Point } from '#scenes/kit/projection.ts';
import { GROUND, useLatest, useScene } from '#scenes/kit/use-scene.tsx';
import { BayScene } from './bay-scene.ts';
import type { BayTarget } from './bay-targets.ts';
import type { BayView } from './bay-view.ts';

interface BayStageProps {
  readonly view: BayView;
  /** In a replay: views are shown at once, without motion. */
  readonly isSeeking?: boolean;
  readonly language: Language;
  /** The target with the focus mark; the scene's `neighbourOf` says where an arrow key leads from it. */
  readonly focus?: BayTarget | undefined;
  readonly onTarget: (target: BayTarget, at: Point) => void;
  readonly reducedMotion?: boolean;
  /** 0xrrggbb; light by default. */
  readonly background?: number;
  readonly onReady?: (scene: BayScene | undefined) => void;
}

/** Fills its parent, which must have a size. */
export function BayStage(props: BayStageProps): ReactElement {
  const { view, isSeeking, language, focus, reducedMotion, background = GROUND, onReady } = props;
  const latest = useLatest(props);
  const { scene, stage } = useScene<BayScene>({
    open: (frame, signal) =>
      BayScene.create(
        {
          ...frame,
          view,
          language,
          background,
          onTarget: (target, at) => latest.current.onTarget(target, at),
        },
        signal,
      ),
    language,
    reducedMotion,
    onReady,
  });
  useEffect(() => scene?.show(view, isSeeking), [scene, view, isSeeking]);
  useEffect(() => scene?.setLanguage(language), [scene, language]);
  useEffect(() => scene?.setFocus(focus), [scene, focus]);
  useEffect(() => scene?.setBackground(background), [scene, background]);
  return stage;
}
