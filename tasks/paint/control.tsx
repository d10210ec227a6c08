// Drawing over the question's picture, or marking its regions by name.
import { useState, type ReactElement } from 'react';
import { filled, textIn } from '#contract/languages.ts';
import { useFileUrl } from '#src/lib/api/use-file-url.ts';
import { saveFile } from '#src/lib/device/save-file.ts';
import { Switch } from '#src/ui/fields/switch.tsx';
import kitStyles from '../kit/kit.module.css';
import type { ControlProps, QuestionView } from '../kit/question-view.ts';
import { altIn } from '../kit/task-files.tsx';
import { RubricList } from '../kit/rubric-list.tsx';
import { verdictOf } from '../kit/verdict-mark.tsx';
import { paintRules } from './check.ts';
import { DrawingBoard } from './drawing-board.tsx';
import { exportPng } from './export-png.ts';
import { SavePicture } from './paint-tools.tsx';
import styles from './paint.module.css';
import { PlaceList } from './place-list.tsx';
import { strippedPaintSchema, type PaintAnswer, type PaintKey, type StrippedPaint } from './schema.ts';
import { ModelShapes, RegionShape } from './stroke-shapes.tsx';
import { paintTexts } from './texts.ts';

type Props = ControlProps<StrippedPaint, PaintKey, PaintAnswer>;

const MAX_STROKES = 300;

function PaintControl(props: Props): ReactElement {
  const { task, params, answer, onChange, isLocked, solution, language } = props;
  const [pictureId] = task.question.filesId;
  const [showsModel, setShowsModel] = useState(true);
  const model = solution?.model ?? [];
  return (
    <div className={styles.paint}>
      <DrawingBoard
        shape={params}
        pictureId={pictureId}
        alt={altIn(task.question.alts, pictureId, language)}
        strokes={answer.strokes}
        onStrokes={(strokes) => onChange({ ...answer, strokes: [...strokes] })}
        tools={params.tools}
        maxStrokes={MAX_STROKES}
        isLocked={isLocked}
        language={language}
      >
        <MarkedRegions {...props} />
        {showsModel ? <ModelShapes strokes={model} shape={params} /> : null}
      </DrawingBoard>
      {model.length === 0 ? null : (
        <Switch
          label={paintTexts(language).showModel}
          checked={showsModel}
          onChange={() => setShowsModel(!showsModel)}
        />
      )}
      <DrawingFoot {...props} pictureId={pictureId} />
      <PlaceList {...props} />
      {solution === null ? null : <RubricList rubric={solution.rubric} language={language} />}
    </div>
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

function DrawingFoot(props: Props & { readonly pictureId: string | undefined }): ReactElement | null {
  const { params, answer, language, pictureId } = props;
  const { url } = useFileUrl(pictureId);
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
