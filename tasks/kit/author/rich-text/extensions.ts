// The closed set of nodes and marks as the editor knows them: the same that contract/rich-text takes.
import { Extension, Mark, Node, type Extensions } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { history, redo, undo } from '@tiptap/pm/history';
import { keymap } from '@tiptap/pm/keymap';
import { Plugin } from '@tiptap/pm/state';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { isRichLink } from '#contract/rich-text/nodes.ts';
import { richDocSchema } from '#contract/rich-text/rich-text.ts';
import { richDocOfJson } from './doc-json.ts';
import { FormulaView, PictureView } from './node-views.tsx';

/** Paragraphs and lists stand within items and cells too; tables and pictures do not. */
const FLOW = { group: 'block flow' } as const;

const scriptMark = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup') =>
  Mark.create({
    name,
    excludes: 'subscript superscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = element.getAttribute('href') ?? '';
        return isRichLink(href) ? { href } : false;
      },
    },
  ],
  // No anchor: a press puts the cursor there.
  renderHTML: () => ['u', 0],
});

const Formula = Node.create({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ tex: { default: '' }, display: { default: false }, math: { default: null } }),
  renderHTML: ({ node }) => ['span', String(node.attrs['tex'])],
  addNodeView: () => ReactNodeViewRenderer(FormulaView),
});

const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ id: { default: '' }, alt: { default: '' } }),
  renderHTML: ({ node }) => ['p', String(node.attrs['alt'])],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});

/** Sizes and alignments are not stored. */
const CELL = {
  content: 'flow+',
  addAttributes: () => ({ colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } }),
};

const Undo = Extension.create({
  name: 'undo',
  addProseMirrorPlugins: () => [history(), keymap({ 'Mod-z': undo, 'Mod-y': redo, 'Mod-Shift-z': redo })],
});

/** What is put in from outside, such as a colleague's text, is no typing. */
export const FROM_OUTSIDE = 'from outside';

/** Refuses a change after which the server would not take the text. */
const limitsOf = (onRefused: () => void) =>
  Extension.create({
    name: 'limits',
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: (transaction) => {
          if (!transaction.docChanged || transaction.getMeta(FROM_OUTSIDE) === true) return true;
          const doc = richDocOfJson(transaction.doc.toJSON() as object);
          const isTaken = richDocSchema.safeParse(doc).success;
          if (!isTaken) onRefused();
          return isTaken;
        },
      }),
    ],
  });

export const extensionsWith = (onRefused: () => void): Extensions => [
  Document,
  Paragraph.extend(FLOW),
  Text,
  HardBreak,
  Bold,
  Italic,
  scriptMark('subscript', 'sub'),
  scriptMark('superscript', 'sup'),
  Link,
  BulletList.extend({ group: 'block flow list' }),
  OrderedList.extend({
    group: 'block flow list',
    addAttributes: () => ({ start: { default: 1 } }),
  }),
  ListItem.extend({ content: 'paragraph flow*' }),
  ListKeymap,
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ View: null }),
  TableRow,
  TableCell.extend(CELL),
  TableHeader.extend(CELL),
  Formula,
  Picture,
  Undo,
  limitsOf(onRefused),
];
