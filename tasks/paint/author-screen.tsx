// How an author writes a PAINT: the picture, the tools, a model drawing, and the places that points are proposed by.
import { useState, type ReactElement } from 'react';
import { z } from 'zod';
import { textIn } from '#contract/languages.ts';
import { optionalTextSchema } from '#contract/texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useFileUrl } from '#src/lib/api/use-file-url.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { RadioGroup } from '#src/ui/fields/radio-group.tsx';
import type { AuthorScreenProps, TaskAuthor } from '../kit/author/author-props.ts';
import styles from '../kit/author/author.module.css';
import { PicturesField } from '../kit/author/files-fields.tsx';
import { BoxField } from '../kit/author/box-field.tsx';
import { RubricField } from '../kit/author/rubric-field.tsx';
import { freshId, TextRows } from '../kit/author/text-rows.tsx';
import { EMPTY_TEXT } from '../kit/author/text-input.tsx';
import type { Box } from '../kit/box.ts';
import { begunRubricSchema } from '../kit/schema.ts';
import { paintAuthorTexts } from './author-texts.ts';
import { DrawingBoard } from './drawing-board.tsx';
import { paintKind } from './kind.ts';
import { boundingBox } from './picture.ts';
import {
  MAX_MODEL_POINTS,
  MAX_MODEL_STROKES,
  MAX_REGIONS,
  modelSchema,
  PAINT_TOOLS,
  regionSchema,
  sideSchema,
  toolsSchema,
  type Stroke,
} from './schema.ts';
import { RegionShape } from './stroke-shapes.tsx';
import { paintTexts } from './texts.ts';
import { thinned } from './thinned.ts';

const begunRegionSchema = regionSchema.extend({ label: optionalTextSchema });
const begunSchema = z.object({
  width: sideSchema.optional().catch(undefined),
  height: sideSchema.optional().catch(undefined),
  tools: toolsSchema.catch([...PAINT_TOOLS]),
  regions: z.array(begunRegionSchema).catch([]),
  model: modelSchema.catch([]),
  rubric: begunRubricSchema,
});
type Begun = z.infer<typeof begunSchema>;
type Region = z.infer<typeof begunRegionSchema>;

type SetParams = (field: string | null, change: Partial<Begun>) => void;

/** Whatever the picture turns out to be like. */
const FIRST_SHAPE = { width: 4, height: 3 };
const FIRST_BOX: Box = { x: 400, y: 400, width: 200, height: 200 };

function PaintScreen({ draft, language, edit }: AuthorScreenProps): ReactElement {
  const texts = paintAuthorTexts(useLanguage());
  const begun = begunSchema.parse(draft.params);
  const [pictureId] = draft.question.filesId;
  const set: SetParams = (field, change) =>
    edit(field, (now) => ({ ...now, params: { ...now.params, ...change } }));
  if (pictureId === undefined)
    return (
      <div className={styles.form}>
        <p className={styles.note}>{texts.pictureHow}</p>
        <PicturesField
          ids={[]}
          of={texts.picture}
          onChange={(ids) => edit(null, (now) => ({ ...now, question: { ...now.question, filesId: ids } }))}
        />
      </div>
    );
  return (
    <div className={styles.form}>
      <PictureSize id={pictureId} begun={begun} set={set} />
      <Tools begun={begun} set={set} />
      <Drawing begun={begun} set={set} pictureId={pictureId} language={language} />
      <Places begun={begun} set={set} language={language} />
      <RubricField
        rubric={begun.rubric}
        language={language}
        onChange={(field, rows) => set(field && `rubric ${field} ${language}`, { rubric: rows })}
      />
    </div>
  );
}

interface PartProps {
  readonly begun: Begun;
  readonly set: SetParams;
}

const MAX_RATIO_DIFFERENCE = 0.01;

/** The task knows the size of its picture, so that a drawing has its shape before the picture is there. */
function PictureSize({ id, begun, set }: PartProps & { readonly id: string }): ReactElement | null {
  const { url } = useFileUrl(id);
  const { width = 0, height = 1 } = begun;
  if (url === undefined) return null;
  return (
    <img
      key={url}
      src={url}
      alt=""
      hidden
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
        if (naturalWidth === 0 || naturalHeight === 0) return;
        const difference = Math.abs(width / height - naturalWidth / naturalHeight);
        if (difference > MAX_RATIO_DIFFERENCE) set(null, { width: naturalWidth, height: naturalHeight });
      }}
    />
  );
}

function Tools({ begun: { tools }, set }: PartProps): ReactElement {
  const ui = useLanguage();
  const [texts, words] = [paintAuthorTexts(ui), paintTexts(ui)];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{texts.tools}</legend>
      <div className={styles.line}>
        {PAINT_TOOLS.map((tool) => {
          const isChosen = tools.includes(tool);
          return (
            <Checkbox
              key={tool}
              label={words.toolNames[tool]}
              checked={isChosen}
              // One at least is needed.
              disabled={isChosen && tools.length === 1}
              onChange={() =>
                set(null, {
                  tools: PAINT_TOOLS.filter((one) => (one === tool ? !isChosen : tools.includes(one))),
                })
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}

const LAYERS = ['model', 'places'] as const;
type Layer = (typeof LAYERS)[number];

interface DrawingProps extends PartProps {
  readonly pictureId: string;
  readonly language: AuthorScreenProps['language'];
}

/** One canvas for both: the model is drawn, and places are framed. */
function Drawing({ begun, set, pictureId, language }: DrawingProps): ReactElement {
  const ui = useLanguage();
  const texts = paintAuthorTexts(ui);
  const [layer, setLayer] = useState<Layer>('model');
  const { width = FIRST_SHAPE.width, height = FIRST_SHAPE.height, regions, model, tools } = begun;
  const shape = { width, height };
  const frame = (strokes: readonly Stroke[]): void => {
    const box = boundingBox(strokes.at(-1)?.points ?? []);
    if (box === undefined || regions.length >= MAX_REGIONS) return;
    set(null, { regions: [...regions, { id: freshId(), label: EMPTY_TEXT, box, isRight: true }] });
  };
  const isModel = layer === 'model';
  return (
    <section className={styles.form}>
      <RadioGroup
        look="segments"
        label={texts.draw}
        value={layer}
        onChange={setLayer}
        options={LAYERS.map((value) => ({ value, label: texts[value] }))}
      />
      <p className={styles.note}>{isModel ? texts.modelHow : texts.placesHow}</p>
      <DrawingBoard
        key={layer}
        shape={shape}
        pictureId={pictureId}
        strokes={isModel ? model : []}
        onStrokes={
          isModel
            ? (strokes) => set(null, { model: strokes.map((stroke) => thinned(stroke, MAX_MODEL_POINTS)) })
            : frame
        }
        tools={isModel ? tools : ['RECTANGLE']}
        maxStrokes={MAX_MODEL_STROKES}
        isLocked={false}
        hidesTools={!isModel}
        language={ui}
      >
        {regions.map(({ id, box, label, isRight }, at) => (
          <RegionShape
            key={id}
            box={box}
            label={textIn(label, language) || String(at + 1)}
            shape={shape}
            verdict={isRight ? 'RIGHT' : undefined}
          />
        ))}
      </DrawingBoard>
    </section>
  );
}

interface PlacesProps extends PartProps {
  readonly language: AuthorScreenProps['language'];
}

function Places({ begun: { regions }, set, language }: PlacesProps): ReactElement {
  const texts = paintAuthorTexts(useLanguage());
  const change = (id: string, part: Partial<Region>): Region[] =>
    regions.map((region) => (region.id === id ? { ...region, ...part } : region));
  return (
    <section className={styles.form}>
      <h3 className={styles.title}>{texts.list}</h3>
      <TextRows
        label={texts.list}
        rowLabel={texts.place}
        addLabel={texts.addPlace}
        rows={regions.map((region) => ({ ...region, content: region.label }))}
        language={language}
        max={MAX_REGIONS}
        make={({ id, content }) => ({ id, content, label: content, box: FIRST_BOX, isRight: true })}
        onChange={(field, rows) =>
          set(field && `place ${field} ${language}`, {
            regions: rows.map(({ content, ...region }) => ({ ...region, label: content })),
          })
        }
        before={({ id, isRight }, name) => (
          <Checkbox
            label={texts.right}
            aria-label={`${texts.right}: ${name}`}
            checked={isRight}
            onChange={() => set(null, { regions: change(id, { isRight: !isRight }) })}
          />
        )}
        below={({ id, box }, name) => (
          <BoxField
            name={name}
            box={box}
            onChange={(field, next) => set(`${field} ${id}`, { regions: change(id, { box: next }) })}
          />
        )}
      />
    </section>
  );
}

export const PAINT_AUTHOR: TaskAuthor = {
  kind: paintKind,
  Screen: PaintScreen,
  blank: () => ({ params: { regions: [], model: [], rubric: [], tools: [...PAINT_TOOLS] } }),
  picture: (
    <>
      <rect x="8" y="6" width="80" height="52" rx="4" />
      <circle cx="34" cy="30" r="12" />
      <path d="M58 46l18-20 6 5-18 20-8 2z" />
    </>
  ),
  example: {
    ru: 'Отметьте на рисунке все ошибки в одежде сотрудника',
    en: 'Mark every fault of the colleague’s clothing in the picture',
    ch: '在图中标出员工着装的所有错误',
  },
};
