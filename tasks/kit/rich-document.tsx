// A rich text as elements, made node by node, of a closed set; there is no markup.
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { unturned } from '#contract/apart-text.ts';
import { isMathTag, mathAttributes, type MathNode } from '#contract/rich-text/math-nodes.ts';
import {
  isRichLink,
  type FormulaNode,
  type RichBlock,
  type RichDoc,
  type RichInline,
  type RichListItem,
  type RichMark,
  type RichTable,
} from '#contract/rich-text/nodes.ts';
import { Link } from '#src/ui/navigation/link.tsx';
import { withUnitsKept } from './paragraphs.tsx';
import styles from './rich-document.module.css';
import { ToldPicture } from './told-picture.tsx';

export function RichDocument({ doc }: { readonly doc: RichDoc }): ReactElement {
  return (
    <div className={styles.rich}>
      {each(doc.content, (block) => (
        <Block block={block} />
      ))}
    </div>
  );
}

/** What a newer server may know is left out; an unknown mark leaves its words. */
const unknown = (_node: never): null => null;

/** What stands in order and never moves has its place as its key. */
function each<Node>(nodes: readonly Node[] = [], draw: (node: Node) => ReactNode): ReactNode {
  return nodes.map((node, at) => createElement(Fragment, { key: at }, draw(node)));
}

function Block({ block }: { readonly block: RichBlock }): ReactElement | null {
  switch (block.type) {
    case 'paragraph':
      return <p>{each(block.content, inline)}</p>;
    case 'bulletList':
      return <ul>{each(block.content, item)}</ul>;
    case 'orderedList':
      return <ol start={block.attrs?.start ?? 1}>{each(block.content, item)}</ol>;
    case 'table':
      return <Table table={block} />;
    case 'picture':
      return <ToldPicture {...block.attrs} />;
    default:
      return unknown(block);
  }
}

const item = ({ content }: RichListItem): ReactElement => (
  <li>
    {each(content, (block) => (
      <Block block={block} />
    ))}
  </li>
);

/** A wide table moves within a frame of its own, which browsers focus. */
function Table({ table }: { readonly table: RichTable }): ReactElement {
  return (
    <div className={styles.wide}>
      <table>
        <tbody>
          {each(table.content, ({ content }) => (
            <tr>
              {each(content, ({ type, attrs, content: blocks }) => {
                const Cell = type === 'tableHeader' ? 'th' : 'td';
                return (
                  <Cell colSpan={attrs?.colspan ?? 1} rowSpan={attrs?.rowspan ?? 1}>
                    {each(blocks, (block) => (
                      <Block block={block} />
                    ))}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function marked(mark: RichMark, inner: ReactNode): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>;
    case 'italic':
      return <em>{inner}</em>;
    case 'subscript':
      return <sub>{inner}</sub>;
    case 'superscript':
      return <sup>{inner}</sup>;
    case 'link':
      return isRichLink(mark.attrs.href) ? (
        <Link href={mark.attrs.href} target="_blank" rel="noopener noreferrer">
          {inner}
        </Link>
      ) : (
        inner
      );
    default:
      return unknown(mark) ?? inner;
  }
}

function inline(node: RichInline): ReactNode {
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduce<ReactNode>(
        (inner, mark) => marked(mark, inner),
        withUnitsKept(unturned(node.text)),
      );
    case 'hardBreak':
      return <br />;
    case 'formula':
      return <Formula {...node.attrs} />;
    default:
      return unknown(node);
  }
}

/** What the server made of the TeX; the TeX itself where it made nothing. */
export function Formula({ tex, display, math }: FormulaNode['attrs']): ReactElement {
  if (math === null) return <code className={styles.tex}>{tex}</code>;
  return createElement(
    'math',
    { display: display ? 'block' : 'inline', className: styles.math },
    each(math, mathNode),
  );
}

function mathNode(node: MathNode): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  return isMathTag(tag)
    ? createElement(
        tag,
        attributes === undefined ? null : mathAttributes(attributes),
        each(children, mathNode),
      )
    : null;
}
