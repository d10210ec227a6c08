// The canvas with its tools: for the learner's answer and for what an author draws on the same picture.
import { useRef, useState, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { filled, type Language } from '#contract/languages.ts';
import { useFileUrl } from '#src/lib/api/use-file-url.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import kitStyles from '../kit/kit.module.css';
import type { Shape } from '../kit/picture.ts';
import { afterChange, NO_HISTORY, redo, undo, type Step } from './drawing-history.ts';
import { PaintTools } from './paint-tools.tsx';
import styles from './paint.module.css';
import { drawingHeight, DRAWING_WIDTH } from './picture.ts';
import type { PaintTool, Stroke } from './schema.ts';
import { StrokeShape } from './stroke-shapes.tsx';
import { paintTexts } from './texts.ts';
import { useDrawing, type DrawingTool } from './use-drawing.ts';

interface DrawingBoardProps {
  readonly shape: Shape;
  readonly pictureId: string | undefined;
  /** What the picture shows, in words. */
  readonly alt?: string;
  readonly strokes: readonly Stroke[];
  readonly onStrokes: (strokes: readonly Stroke[]) => void;
  readonly tools: readonly PaintTool[];
  readonly maxStrokes: number;
  readonly isLocked: boolean;
  /** There is nothing to choose: what is drawn is not kept as it was drawn. */
  readonly hidesTools?: boolean;
  readonly language: Language;
  /** Between the picture and what is drawn. */
  readonly children?: ReactNode;
}

const FIRST_TOOL: DrawingTool = { tool: 'PEN', colour: 'red', width: 'medium', caption: '' };

export function DrawingBoard(props: DrawingBoardProps): ReactElement {
  const { strokes, onStrokes, pictureId, tools, maxStrokes, isLocked, hidesTools = false, language } = props;
  const texts = paintTexts(language);
  const [chosen, setTool] = useState<DrawingTool>(FIRST_TOOL);
  const tool = { ...chosen, tool: tools.includes(chosen.tool) ? chosen.tool : (tools[0] ?? 'PEN') };
  const [history, setHistory] = useState(NO_HISTORY);
  const [wantsCaption, setWantsCaption] = useState(false);
  const caption = useRef<HTMLInputElement>(null);
  const picture = useFileUrl(pictureId);
  const change = (next: readonly Stroke[]): void => {
    setHistory(afterChange(history, strokes));
    onStrokes(next);
  };
  const take = (step: Step | undefined): (() => void) | undefined =>
    step &&
    (() => {
      setHistory(step.history);
      onStrokes(step.strokes);
    });
  return (
    <>
      {isLocked || hidesTools ? null : (
        <PaintTools
          tools={tools}
          value={tool}
          onChange={(next) => {
            setTool(next);
            setWantsCaption(false);
          }}
          language={language}
          onUndo={take(undo(history, strokes))}
          onRedo={take(redo(history, strokes))}
          onClear={strokes.length === 0 ? undefined : () => change([])}
          captionError={wantsCaption ? texts.captionFirst : undefined}
          captionRef={caption}
        />
      )}
      <PictureState {...picture} language={language} />
      <Canvas
        {...props}
        tool={tool}
        url={picture.url}
        onStroke={(stroke) => {
          if (strokes.length < maxStrokes) change([...strokes, stroke]);
        }}
        onCaption={() => {
          setWantsCaption(true);
          caption.current?.focus();
        }}
      />
    </>
  );
}

/** Says that the picture is on its way, or did not come. */
function PictureState({
  url,
  failed,
  language,
}: ReturnType<typeof useFileUrl> & Pick<DrawingBoardProps, 'language'>): ReactElement | null {
  const texts = paintTexts(language);
  if (failed) return <Notice tone="warning">{texts.failed}</Notice>;
  return url === undefined ? <p className={kitStyles.soft}>{texts.loading}</p> : null;
}

interface CanvasProps extends DrawingBoardProps {
  readonly tool: DrawingTool;
  readonly url: string | undefined;
  readonly onStroke: (stroke: Stroke) => void;
  readonly onCaption: () => void;
}

function Canvas(props: CanvasProps): ReactElement {
  const { shape, strokes, isLocked, language, tool, url, alt, onStroke, onCaption, children } = props;
  const { current, handlers } = useDrawing(tool, isLocked, onStroke, onCaption);
  const height = drawingHeight(shape);
  return (
    <svg
      className={styles.board}
      data-locked={isLocked || undefined}
      style={{ '--shape': DRAWING_WIDTH / height } as CSSProperties}
      viewBox={`0 0 ${DRAWING_WIDTH} ${height}`}
      {...handlers}
    >
      <title>{filled(paintTexts(language).board, { count: strokes.length })}</title>
      {alt ? <desc>{alt}</desc> : null}
      {url === undefined ? null : <image href={url} width={DRAWING_WIDTH} height={height} />}
      {children}
      {strokes.map((stroke, place) => (
        // Strokes have no ids, and only the last one is ever added or removed.
        <StrokeShape key={`${place}-${stroke.tool}`} stroke={stroke} shape={shape} />
      ))}
      {current === null ? null : <StrokeShape stroke={current} shape={shape} />}
    </svg>
  );
}
