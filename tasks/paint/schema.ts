// A PAINT: marks drawn over a picture. Coordinates are integers: thousandths of the picture's width (x) and
// height (y).
import { z } from 'zod';
import { idSchema } from '#contract/common.ts';
import { localizedTextSchema } from '#contract/texts.ts';
import { boxSchema, shareSchema } from '../kit/box.ts';
import { rubricSchema } from '../kit/schema.ts';

export const regionSchema = z.strictObject({
  id: idSchema,
  /** The region's name, for those who choose it instead of drawing. */
  label: localizedTextSchema,
  box: boxSchema,
  isRight: z.boolean(),
});

export const PAINT_COLOURS = ['red', 'blue', 'black', 'white'] as const;
export const PAINT_WIDTHS = ['thin', 'medium', 'thick'] as const;
export const PAINT_TOOLS = ['PEN', 'LINE', 'ARROW', 'RECTANGLE', 'ELLIPSE', 'TEXT'] as const;
export type PaintTool = (typeof PAINT_TOOLS)[number];

const pointSchema = z.tuple([shareSchema, shareSchema]);
export type Point = z.infer<typeof pointSchema>;

/** A pen's line has all its points, a shape two corners or ends, a text its start. */
const strokeSchema = z.strictObject({
  tool: z.enum(PAINT_TOOLS),
  colour: z.enum(PAINT_COLOURS),
  /** In thousandths of the width. */
  thickness: z.number().int().min(1).max(40),
  points: z.array(pointSchema).min(1).max(2000),
  text: z.string().max(300).default(''),
});
export type Stroke = z.infer<typeof strokeSchema>;

/** A model is drawn by an author: a draft of a task holds lists of a hundred entries at most. */
export const MAX_MODEL_STROKES = 60;
export const MAX_MODEL_POINTS = 100;
export const modelSchema = z
  .array(strokeSchema.extend({ points: z.array(pointSchema).min(1).max(MAX_MODEL_POINTS) }))
  .max(MAX_MODEL_STROKES);

const MAX_PICTURE_SIDE = 20_000;
/** A narrower picture cannot be drawn on. */
const MAX_SIDES_RATIO = 10;
export const MAX_REGIONS = 40;
export const sideSchema = z.number().int().min(1).max(MAX_PICTURE_SIDE);
export const toolsSchema = z.array(z.enum(PAINT_TOOLS)).min(1).max(PAINT_TOOLS.length);

/** The picture is the question's first file. */
export const paintParamsSchema = z
  .strictObject({
    /** The picture's own size in pixels: gives the drawing its proportions before the picture has loaded. */
    width: sideSchema,
    height: sideSchema,
    /** What the learner may draw with. */
    tools: toolsSchema.default([...PAINT_TOOLS]),
    regions: z.array(regionSchema).max(MAX_REGIONS).default([]),
    /** How it could be drawn: laid over the answer for those who see the key. */
    model: modelSchema.default([]),
    rubric: rubricSchema.default([]),
  })
  .refine(({ width, height }) => Math.max(width, height) <= MAX_SIDES_RATIO * Math.min(width, height));
export type PaintParams = z.infer<typeof paintParamsSchema>;

export const paintKeySchema = z.strictObject({
  right: z.array(idSchema),
  boxes: z.record(idSchema, boxSchema),
  rubric: rubricSchema,
  /** Absent in a key of an earlier version. */
  model: modelSchema.optional(),
});
export type PaintKey = z.infer<typeof paintKeySchema>;

export const paintAnswerSchema = z.strictObject({
  strokes: z.array(strokeSchema).max(300),
  /** Regions chosen by name, each with a note: the way without drawing. */
  marks: z.array(z.strictObject({ region: idSchema, note: z.string().max(500) })).max(40),
  /** Always null when sent by a device: the server renders the strokes to a picture and names it. */
  answerImageName: z.string().max(200).nullable().default(null),
});
export type PaintAnswer = z.infer<typeof paintAnswerSchema>;

/** The params as sent to the learner. */
export const strippedPaintSchema = z.object({
  width: z.number().int(),
  height: z.number().int(),
  tools: toolsSchema.default([...PAINT_TOOLS]),
  regions: z.array(regionSchema.omit({ isRight: true })),
});
export type StrippedPaint = z.infer<typeof strippedPaintSchema>;
