// The picture of a card with the places in it; a new one is framed by dragging. By keyboard a place is added below, and moved by numbers.
import { useState, type PointerEvent, type ReactElement } from 'react';
import { textIn, type Language } from '#contract/languages.ts';
import { useFileUrl } from '#src/lib/api/use-file-url.ts';
import { WHOLE_SIDE, type Box } from '../kit/box.ts';
import type { BegunOption } from './begun.ts';
import styles from './lesson.module.css';
import { placeOf } from './place-of.ts';

interface SpotBoardProps {
  readonly pictureId: string;
  readonly options: readonly BegunOption[];
  readonly language: Language;
  readonly onFrame: (box: Box) => void;
}

type Corner = readonly [x: number, y: number];

/** A smaller frame is a slip of the hand. */
const MIN_SIDE = 10;

function cornerOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>): Corner {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const share = (part: number, whole: number): number =>
    Math.min(WHOLE_SIDE, Math.max(0, Math.round((part / whole) * WHOLE_SIDE)));
  return [share(clientX - left, width), share(clientY - top, height)];
}

function between([x1, y1]: Corner, [x2, y2]: Corner): Box {
  return {
    x: Math.min(x1, x2),
    y: Math.min(y1, y2),
    width: Math.abs(x2 - x1),
    height: Math.abs(y2 - y1),
  };
}

export function SpotBoard({ pictureId, options, language, onFrame }: SpotBoardProps): ReactElement | null {
  const { url } = useFileUrl(pictureId);
  const [drawn, setDrawn] = useState<{ readonly from: Corner; readonly to: Corner }>();
  const box = drawn && between(drawn.from, drawn.to);
  const end = (): void => {
    if (box !== undefined && box.width >= MIN_SIDE && box.height >= MIN_SIDE) onFrame(box);
    setDrawn(undefined);
  };
  if (url === undefined) return null;
  return (
    <div
      className={styles.board}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const corner = cornerOf(event);
        setDrawn({ from: corner, to: corner });
      }}
      onPointerMove={(event) => {
        if (drawn !== undefined) setDrawn({ ...drawn, to: cornerOf(event) });
      }}
      onPointerUp={end}
      onPointerCancel={() => setDrawn(undefined)}
    >
      <img src={url} alt="" draggable={false} />
      {options.map(({ id, box: place, content, isRight }, at) =>
        place === undefined ? null : (
          <span key={id} className={styles.frame} data-right={isRight || undefined} style={placeOf(place)}>
            {textIn(content, language) || String(at + 1)}
          </span>
        ),
      )}
      {box === undefined ? null : <span className={styles.frame} style={placeOf(box)} />}
    </div>
  );
}
