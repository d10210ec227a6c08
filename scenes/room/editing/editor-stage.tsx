// The drawing of a room as a React component.
import { useEffect, type ReactElement } from 'react';
import type { Language } from '#contract/languages.ts';
import type { RoomMap } from '#contract/simulation/room-map.ts';
import { GROUND, useLatest, useScene } from '#scenes/kit/use-scene.tsx';
import type { EditMarks } from './edit-marks.ts';
import type { Layers } from './layers.ts';
import { RoomEditorScene, type EditIntents } from './editor-scene.ts';

interface EditorStageProps {
  readonly map: RoomMap;
  readonly marks: EditMarks;
  readonly layers: Layers;
  readonly language: Language;
  readonly intents: EditIntents;
  /** 0xrrggbb; light by default. */
  readonly background?: number;
  /** Gives access to the view; called with undefined when the scene is gone. */
  readonly onReady: (scene: RoomEditorScene | undefined) => void;
}

/** Fills its parent, which must have a size. */
export function EditorStage(props: EditorStageProps): ReactElement {
  const { map, marks, layers, language, background = GROUND, onReady } = props;
  const latest = useLatest(props);
  const { scene, stage } = useScene<RoomEditorScene>({
    open: (frame, signal) =>
      RoomEditorScene.create(
        {
          ...frame,
          map: latest.current.map,
          language: latest.current.language,
          background,
          intents: {
            onTap: (spot) => latest.current.intents.onTap(spot),
            onHover: (spot) => latest.current.intents.onHover(spot),
            onGrab: (spot) => latest.current.intents.onGrab(spot),
            onStroke: (stroke) => latest.current.intents.onStroke(stroke),
            onRelease: (stroke) => latest.current.intents.onRelease(stroke),
          },
        },
        signal,
      ),
    // A plan of another size has another grid and another view.
    of: `${map.widthTiles} ${map.heightTiles}`,
    language,
    onReady,
  });
  useEffect(() => scene?.show(map), [scene, map]);
  useEffect(() => scene?.mark(marks), [scene, map, marks]);
  useEffect(() => scene?.setLayers(layers), [scene, layers]);
  useEffect(() => scene?.setLanguage(language), [scene, language]);
  useEffect(() => scene?.setBackground(background), [scene, background]);
  return stage;
}
