/**
 * The nodes of rich texts: a small closed set of blocks, words and marks, in the JSON that the editor (TipTap) writes. Beside the
 * plain text of a language stands its rich one, which produces it; search, exports and the terminal read the plain text alone.
 * What is here needs no schema, as learners' pages load it.
 */
import { DEFAULT_LANGUAGE, type Language } from '../languages.ts';
import type { MathNode } from './math-nodes.ts';

/** The limits of one text in one language. */
export const RICH_LIMITS = {
  /** Words as plain text, as of every text. */
  letters: 20_000,
  /** The whole as JSON, formulas included. */
  json: 200_000,
  nodes: 6000,
  depth: 90,
  pictures: 30,
  formulas: 100,
  tex: 1000,
  alt: 1000,
  link: 2000,
  rows: 100,
  columns: 20,
} as const;

export type RichMark =
  | { readonly type: 'bold' | 'italic' | 'subscript' | 'superscript' }
  | { readonly type: 'link'; readonly attrs: { readonly href: string } };

export interface FormulaNode {
  readonly type: 'formula';
  readonly attrs: {
    readonly tex: string;
    /** On a line of its own. */
    readonly display: boolean;
    /** What the server made of it; null: it is not TeX that can be read, or was not read yet. */
    readonly math: readonly MathNode[] | null;
  };
}

export type RichInline =
  | { readonly type: 'text'; readonly text: string; readonly marks?: readonly RichMark[] | undefined }
  | { readonly type: 'hardBreak'; readonly marks?: readonly RichMark[] | undefined }
  | FormulaNode;

export interface RichParagraph {
  readonly type: 'paragraph';
  readonly content?: readonly RichInline[] | undefined;
}

/** A file of the product, with what is told to those who do not see it. */
export interface RichPicture {
  readonly type: 'picture';
  readonly attrs: { readonly id: string; readonly alt: string };
}

export interface RichListItem {
  readonly type: 'listItem';
  readonly content: readonly (RichParagraph | RichList)[];
}

export type RichList =
  | { readonly type: 'bulletList'; readonly content: readonly RichListItem[] }
  | {
      readonly type: 'orderedList';
      readonly attrs?: { readonly start: number } | undefined;
      readonly content: readonly RichListItem[];
    };

export interface RichCell {
  readonly type: 'tableCell' | 'tableHeader';
  readonly attrs?: { readonly colspan: number; readonly rowspan: number } | undefined;
  readonly content: readonly (RichParagraph | RichList)[];
}

export interface RichTable {
  readonly type: 'table';
  readonly content: readonly { readonly type: 'tableRow'; readonly content: readonly RichCell[] }[];
}

export type RichBlock = RichParagraph | RichList | RichTable | RichPicture;

export interface RichDoc {
  readonly type: 'doc';
  readonly content: readonly RichBlock[];
}

/** Where a text may lead. */
export const isRichLink = (href: string): boolean =>
  href.length <= RICH_LIMITS.link && /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@)\S+$/iu.test(href);

/** Whether a value is meant to be a rich text; what is received has been checked by the schema. */
export const isRichDoc = (value: unknown): value is RichDoc =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'doc' &&
  'content' in value;

/** The rich text of a language in a value that may have texts. */
export function richDocOf(text: unknown, language: Language): RichDoc | undefined {
  if (typeof text !== 'object' || text === null || !('rich' in text)) return undefined;
  const { rich } = text as { readonly rich?: Readonly<Partial<Record<Language, unknown>>> | undefined };
  const doc = rich?.[language];
  return isRichDoc(doc) ? doc : undefined;
}

/** Texts of which some languages may have a rich one. */
export type MaybeRich = Readonly<Record<Language, string>> & {
  readonly rich?: Readonly<Partial<Record<Language, RichDoc | undefined>>> | undefined;
};

/** The rich text that a person who reads `language` is shown; undefined: the plain one is all there is. */
export function richIn(text: MaybeRich, language: Language): RichDoc | undefined {
  return text.rich?.[text[language] === '' ? DEFAULT_LANGUAGE : language];
}
