// The schemas of rich texts. Whatever is not of the closed set is refused.
import { z } from 'zod';
import { idSchema } from '../common.ts';
import { inEveryLanguage } from '../languages.ts';
import {
  localizedChangeSchema,
  localizedTextSchema,
  optionalTextSchema,
  textChangeSchema,
} from '../texts.ts';
import { formulasIn, isDeeperThan, picturesIn } from './in-content.ts';
import { mathNodesSchema } from './math.ts';
import {
  isRichDoc,
  isRichLink,
  RICH_LIMITS,
  type RichCell,
  type RichDoc,
  type RichInline,
  type RichList,
  type RichListItem,
  type RichMark,
  type RichParagraph,
  type RichPicture,
  type RichTable,
} from './nodes.ts';
import { plainText } from './plain-text.ts';

const markSchema: z.ZodType<RichMark> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['bold', 'italic', 'subscript', 'superscript']) }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.strictObject({ href: z.string().max(RICH_LIMITS.link).refine(isRichLink) }),
  }),
]);
const MAX_MARKS = 5;
const marksSchema = z.array(markSchema).max(MAX_MARKS).optional();

const inlineSchema: z.ZodType<RichInline> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('text'),
    text: z.string().min(1).max(RICH_LIMITS.letters),
    marks: marksSchema,
  }),
  z.strictObject({ type: z.literal('hardBreak'), marks: marksSchema }),
  z.strictObject({
    type: z.literal('formula'),
    attrs: z.strictObject({
      tex: z.string().min(1).max(RICH_LIMITS.tex),
      display: z.boolean(),
      math: mathNodesSchema.nullable(),
    }),
  }),
]);

const listOf = <Node extends z.ZodType>(node: Node) => z.array(node).max(RICH_LIMITS.nodes);

const paragraphSchema: z.ZodType<RichParagraph> = z.strictObject({
  type: z.literal('paragraph'),
  content: listOf(inlineSchema).optional(),
});
const flowSchema: z.ZodType<readonly (RichParagraph | RichList)[]> = z.lazy(() =>
  listOf(z.union([paragraphSchema, listSchema])).min(1),
);
const listItemSchema: z.ZodType<RichListItem> = z.strictObject({
  type: z.literal('listItem'),
  content: flowSchema,
});
const listSchema: z.ZodType<RichList> = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bulletList'), content: listOf(listItemSchema).min(1) }),
  z.strictObject({
    type: z.literal('orderedList'),
    attrs: z.strictObject({ start: z.number().int().min(0).max(RICH_LIMITS.nodes) }).optional(),
    content: listOf(listItemSchema).min(1),
  }),
]);

const spanSchema = z.number().int().min(1).max(RICH_LIMITS.rows);
const cellSchema: z.ZodType<RichCell> = z.strictObject({
  type: z.enum(['tableCell', 'tableHeader']),
  attrs: z.strictObject({ colspan: spanSchema, rowspan: spanSchema }).optional(),
  content: flowSchema,
});
const tableSchema: z.ZodType<RichTable> = z.strictObject({
  type: z.literal('table'),
  content: z
    .array(
      z.strictObject({
        type: z.literal('tableRow'),
        content: z.array(cellSchema).min(1).max(RICH_LIMITS.columns),
      }),
    )
    .min(1)
    .max(RICH_LIMITS.rows),
});
const pictureSchema: z.ZodType<RichPicture> = z.strictObject({
  type: z.literal('picture'),
  attrs: z.strictObject({ id: idSchema, alt: z.string().max(RICH_LIMITS.alt) }),
});

const wholeSchema: z.ZodType<RichDoc> = z.strictObject({
  type: z.literal('doc'),
  content: listOf(z.union([paragraphSchema, listSchema, tableSchema, pictureSchema])).min(1),
});

function isRichText(value: unknown): boolean {
  if (!isRichDoc(value) || isDeeperThan(value, RICH_LIMITS.depth)) return false;
  if (JSON.stringify(value).length > RICH_LIMITS.json) return false;
  const whole = wholeSchema.safeParse(value);
  return (
    whole.success &&
    plainText(whole.data).length <= RICH_LIMITS.letters &&
    picturesIn(whole.data).length <= RICH_LIMITS.pictures &&
    formulasIn(whole.data).length <= RICH_LIMITS.formulas
  );
}

/** Anything else is refused: a text is never mended by leaving out what it may not have. */
export const richDocSchema = z.custom<RichDoc>(isRichText).meta({
  description: `A rich text: a closed set of nodes (contract/rich-text), at most ${RICH_LIMITS.json} letters of JSON`,
});

/** Languages without one have their plain text alone. */
const richByLanguageSchema = z.object(inEveryLanguage(() => richDocSchema.optional())).optional();

/** As `optionalTextSchema`, with what the plain texts are produced by. */
export const optionalRichTextSchema = z.object({
  ...optionalTextSchema.shape,
  rich: richByLanguageSchema,
});
/** As `localizedTextSchema`. */
export const richTextSchema = z.object({ ...localizedTextSchema.shape, rich: richByLanguageSchema });
/** As `textChangeSchema` and `localizedChangeSchema`; `rich` is taken whole. */
export const richTextChangeSchema = z.object({ ...textChangeSchema.shape, rich: richByLanguageSchema });
export const localizedRichChangeSchema = z.object({
  ...localizedChangeSchema.shape,
  rich: richByLanguageSchema,
});
