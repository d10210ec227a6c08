// Drawing over the question's picture, or marking its regions by name.
import { useRef, useState, type CSSProperties, type ReactElement } from 'react';
import { filled, textIn } from '#contract/languages.ts';
import { useFileUrl } from '#src/lib/api/use-file-url.ts';
import { saveFile } from '#src/lib/device/save-file.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import kitStyles from '../kit/kit.module.css';
import type { ControlProps, QuestionView } from '../kit/question-view.ts';
import { RubricList } from '../kit/rubric-list.tsx';
import { verdictOf } from '../kit/verdict-mark.tsx';
import { paintRules } from './check.ts';
import { afterChange, NO_HISTORY, redo, undo, type Step } from './drawing-history.ts';
import { exportPng } from './export-png.ts';
import { PaintTools, SavePicture } from './paint-tools.tsx';
import styles from './paint.module.css';
import { PlaceList } from './place-list.tsx';
import {
  strippedPaintSchema,
  type PaintAnswer,
  type PaintKey,
  type Stroke,
  type StrippedPaint,
} from './schema.ts';
import { drawingHeight, DRAWING_WIDTH } from './picture.ts';
import { RegionShape, StrokeShape } from './stroke-shapes.tsx';
import { paintTexts } from './texts.ts';
import { useDrawing, type DrawingTool } from './use-drawing.ts';

type Props = ControlProps<StrippedPaint, PaintKey, PaintAnswer>;

const MAX_STROKES = 300;
const FIRST_TOOL: DrawingTool = { tool: 'PEN', colour: 'red', width: 'medium', caption: '' };

function PaintControl(props: Props): ReactElement {
  const { task, answer, onChange, isLocked, solution, language } = props;
  const texts = paintTexts(language);
  const [tool, setTool] = useState<DrawingTool>(FIRST_TOOL);
  const [history, setHistory] = useState(NO_HISTORY);
  const [wantsCaption, setWantsCaption] = useState(false);
  const caption = useRef<HTMLInputElement>(null);
  const picture = useFileUrl(task.question.filesId[0]);
  const change = (strokes: readonly Stroke[]): void => {
    setHistory(afterChange(history, answer.strokes));
    onChange({ ...answer, strokes: [...strokes] });
  };
  const take = (step: Step | undefined): (() => void) | undefined =>
    step &&
    (() => {
      setHistory(step.history);
      onChange({ ...answer, strokes: [...step.strokes] });
    });
  return (
    <div className={styles.paint}>
      {isLocked ? null : (
        <PaintTools
          value={tool}
          onChange={(next) => {
            setTool(next);
            setWantsCaption(false);
          }}
          language={language}
          onUndo={take(undo(history, answer.strokes))}
          onRedo={take(redo(history, answer.strokes))}
          onClear={answer.strokes.length === 0 ? undefined : () => change([])}
          captionError={wantsCaption ? texts.captionFirst : undefined}
          captionRef={caption}
        />
      )}
      {picture.url === undefined && !picture.failed ? (
        <p className={kitStyles.soft}>{texts.loading}</p>
      ) : null}
      {picture.failed ? <Notice tone="warning">{texts.failed}</Notice> : null}
      <Board
        {...props}
        tool={tool}
        url={picture.url}
        onStroke={(stroke) => {
          if (answer.strokes.length < MAX_STROKES) change([...answer.strokes, stroke]);
        }}
        onCaption={() => {
          setWantsCaption(true);
          caption.current?.focus();
        }}
      />
      <DrawingFoot {...props} url={picture.url} />
      <PlaceList {...props} />
      {solution === null ? null : <RubricList rubric={solution.rubric} language={language} />}
    </div>
  );
}

interface BoardProps extends Props {
  readonly tool: DrawingTool;
  readonly url: string | undefined;
  readonly onStroke: (stroke: Stroke) => void;
  readonly onCaption: () => void;
}

function Board(props: BoardProps): ReactElement {
  const { params, answer, isLocked, language, tool, url, onStroke, onCaption } = props;
  const { current, handlers } = useDrawing(tool, isLocked, onStroke, onCaption);
  const height = drawingHeight(params);
  return (
    <svg
      className={styles.board}
      data-locked={isLocked || undefined}
      style={{ '--shape': DRAWING_WIDTH / height } as CSSProperties}
      viewBox={`0 0 ${DRAWING_WIDTH} ${height}`}
      {...handlers}
    >
      <title>{filled(paintTexts(language).board, { count: answer.strokes.length })}</title>
      {url === undefined ? null : <image href={url} width={DRAWING_WIDTH} height={height} />}
      <MarkedRegions {...props} />
      {answer.strokes.map((stroke, place) => (
        // Strokes have no ids, and only the last one is ever added or removed.
        <StrokeShape key={`${place}-${stroke.tool}`} stroke={stroke} shape={params} />
      ))}
      {current === null ? null : <StrokeShape stroke={current} shape={params} />}
    </svg>
  );
}

/** Regions marked by name, and with the key those that should have been marked. */
function MarkedRegions({ params, answer, solution, parts, language }: Props): ReactElement {
  const shown = params.regions.filter(
    ({ id }) => answer.marks.some(({ region }) => region === id) || solution?.right.includes(id),
  );
  return (
    <>
      {shown.map(({ id, box, label }) => (
        <RegionShape
          key={id}
          box={box}
          label={textIn(label, language)}
          shape={params}
          verdict={verdictOf(parts, id)}
        />
      ))}
    </>
  );
}

function DrawingFoot(props: Props & { readonly url: string | undefined }): ReactElement | null {
  const { params, answer, language, url } = props;
  if (answer.strokes.length === 0) return null;
  const texts = paintTexts(language);
  const save = (): void => {
    exportPng(url, answer.strokes, params)
      .then((blob) => saveFile(blob, `${texts.pictureName}.png`))
      .catch((error: unknown) => console.error('The drawing was not saved as a picture', error));
  };
  return (
    <p className={kitStyles.soft}>
      {filled(texts.strokes, { count: answer.strokes.length })}
      <SavePicture label={texts.savePicture} onSave={save} />
    </p>
  );
}

export const PAINT_VIEW: QuestionView<StrippedPaint, PaintKey, PaintAnswer> = {
  ...paintRules,
  paramsSchema: strippedPaintSchema,
  Control: PaintControl,
  hidesImages: true,
};
