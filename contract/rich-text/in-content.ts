/**
 * Rich texts within a content, wherever they stand: whatever is under `rich` beside the texts of the languages. A task, a draft and
 * the data of every type are treated alike.
 */
import { inEveryLanguage, type Language } from '../languages.ts';
import {
  isRichDoc,
  RICH_LIMITS,
  type FormulaNode,
  type MaybeRich,
  type RichDoc,
  type RichPicture,
} from './nodes.ts';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is deeper than that; found without going down into it by calls. */
export function isDeeperThan(value: unknown, depth: number): boolean {
  let level: readonly unknown[] = [value];
  for (let at = 0; at <= depth; at++) {
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []));
    if (level.length === 0) return false;
  }
  return true;
}

/** The words alone. */
export const plainTextsOf = (text: MaybeRich): Record<Language, string> =>
  inEveryLanguage((language) => text[language]);

/** Every rich text of a content. */
export function richDocsIn(content: unknown): readonly RichDoc[] {
  if (isRichDoc(content)) return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(content).flatMap(richDocsIn);
}

function nodesIn(value: unknown, type: string): readonly Fields[] {
  if (Array.isArray(value)) return value.flatMap((part) => nodesIn(part, type));
  if (!isFields(value)) return [];
  return value['type'] === type ? [value] : nodesIn(value['content'], type);
}

/** The attributes of a node that is a formula; a content that was not checked by a schema yet may hold anything. */
function formulaOf({ attrs }: Fields): FormulaNode['attrs'] | undefined {
  if (!isFields(attrs) || typeof attrs['display'] !== 'boolean') return undefined;
  const { tex, display } = attrs;
  if (typeof tex !== 'string' || tex.length > RICH_LIMITS.tex) return undefined;
  // Safe: a content that comes from the database was checked by the schema of rich texts.
  return { tex, display, math: (attrs['math'] ?? null) as FormulaNode['attrs']['math'] };
}

/** The formulas of all rich texts of a content. */
export function formulasIn(content: unknown): readonly FormulaNode['attrs'][] {
  return richDocsIn(content).flatMap((doc) =>
    nodesIn(doc, 'formula').flatMap((node) => formulaOf(node) ?? []),
  );
}

function pictureOf({ attrs }: Fields): readonly RichPicture['attrs'][] {
  if (!isFields(attrs)) return [];
  const { id, alt } = attrs;
  return typeof id === 'string' && typeof alt === 'string' ? [{ id, alt }] : [];
}

/** The pictures within the rich texts of a content. */
export function picturesIn(content: unknown): readonly RichPicture['attrs'][] {
  return richDocsIn(content).flatMap((doc) => nodesIn(doc, 'picture').flatMap(pictureOf));
}

/** The files that a content names: lists of files beside a text, and pictures within rich texts. */
export function filesIn(content: unknown): string[] {
  if (isRichDoc(content)) return picturesIn(content).map(({ id }) => id);
  if (Array.isArray(content)) return content.flatMap(filesIn);
  if (!isFields(content)) return [];
  return Object.entries(content).flatMap(([name, part]) =>
    name === 'filesId' && Array.isArray(part) ? part.filter((id) => typeof id === 'string') : filesIn(part),
  );
}

function withNodes(value: unknown, type: string, change: (node: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((part) => withNodes(part, type, change));
  if (!isFields(value)) return value;
  if (value['type'] === type) return change(value);
  return 'content' in value ? { ...value, content: withNodes(value['content'], type, change) } : value;
}

/** The content with every rich text changed. */
function withDocs<T>(content: T, change: (doc: RichDoc) => unknown): T {
  if (isRichDoc(content)) return change(content) as T;
  if (Array.isArray(content)) return content.map((part: unknown) => withDocs(part, change)) as T;
  if (!isFields(content)) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, part]) => [name, withDocs(part, change)]),
  ) as T;
}

/** The content with what was made of the formulas of its rich texts. */
export function withFormulaMath<T>(
  content: T,
  mathOf: (formula: FormulaNode['attrs']) => FormulaNode['attrs']['math'],
): T {
  return withDocs(content, (doc) =>
    withNodes(doc, 'formula', (node) => {
      const formula = formulaOf(node);
      return formula === undefined ? node : { ...node, attrs: { ...formula, math: mathOf(formula) } };
    }),
  );
}

/** The content with other ids of the pictures in its rich texts. */
export function withPictureIds<T>(content: T, idFor: (id: string) => string): T {
  return withDocs(content, (doc) =>
    withNodes(doc, 'picture', (node) => {
      const [attrs] = pictureOf(node);
      return attrs === undefined ? node : { ...node, attrs: { ...attrs, id: idFor(attrs.id) } };
    }),
  );
}
