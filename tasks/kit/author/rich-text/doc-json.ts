// Between what the editor holds and what is stored: rich texts in their own form, and plain ones as paragraphs.
import type { JSONContent } from '@tiptap/core';
import type { Language } from '#contract/languages.ts';
import { richDocOf, type MaybeRich, type RichDoc } from '#contract/rich-text/nodes.ts';
import { plainText } from '#contract/rich-text/plain-text.ts';

/** The attributes that are stored; those of the editor's own, such as the widths of columns, are not. */
const STORED: Readonly<Record<string, readonly string[]>> = {
  orderedList: ['start'],
  tableCell: ['colspan', 'rowspan'],
  tableHeader: ['colspan', 'rowspan'],
  picture: ['id', 'alt'],
  formula: ['tex', 'display', 'math'],
  link: ['href'],
};

interface Typed {
  readonly type?: string | undefined;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
}

function storedAttrs({ type = '', attrs }: Typed) {
  const names = STORED[type];
  return names === undefined || attrs === undefined
    ? {}
    : { attrs: Object.fromEntries(names.map((name) => [name, attrs[name]])) };
}

function storedNode(node: JSONContent): object {
  const { type, text, marks = [], content = [] } = node;
  return {
    type,
    ...storedAttrs(node),
    ...(text === undefined ? {} : { text }),
    ...(marks.length === 0
      ? {}
      : { marks: marks.map((mark) => ({ type: mark.type, ...storedAttrs(mark) })) }),
    ...(content.length === 0 ? {} : { content: content.map(storedNode) }),
  };
}

/** Safe: the editor's schema has the same nodes, and the server refuses whatever is not of them. */
export const richDocOfJson = (json: JSONContent): RichDoc => storedNode(json) as RichDoc;

/** The same as the editor takes it, which changes what it is given. */
export const jsonOfRichDoc = (doc: RichDoc): JSONContent => JSON.parse(JSON.stringify(doc)) as JSONContent;

function paragraphOf(line: string): RichDoc['content'][number] {
  return line === '' ? { type: 'paragraph' } : { type: 'paragraph', content: [{ type: 'text', text: line }] };
}

/** What the editor begins with: a plain text is a paragraph a line. */
export function docOfText(text: MaybeRich, language: Language): RichDoc {
  return (
    richDocOf(text, language) ?? { type: 'doc', content: text[language].split(/\r?\n/).map(paragraphOf) }
  );
}

/** Nothing but paragraphs of unmarked words: a plain text says the same. */
const isPlain = (doc: RichDoc): boolean =>
  doc.content.every(
    (block) =>
      block.type === 'paragraph' &&
      (block.content ?? []).every((node) => node.type === 'text' && (node.marks ?? []).length === 0),
  );

/** The text with what was written in a language: rich where it needs to be. */
export function withDoc<T extends MaybeRich>(text: T, language: Language, doc: RichDoc): T {
  const { [language]: _before, ...others } = text.rich ?? {};
  const rich = isPlain(doc) ? others : { ...others, [language]: doc };
  const isRich = text.rich !== undefined || Object.keys(rich).length > 0;
  return { ...text, [language]: plainText(doc), ...(isRich ? { rich } : {}) };
}
