// A formula and a picture within the text that is written.
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import type { ReactElement } from 'react';
import type { FormulaNode, RichPicture } from '#contract/rich-text/nodes.ts';
import { useFileUrl } from '#src/lib/api/use-file-url.ts';
import { Formula } from '../../rich-document.tsx';
import styles from './rich-editor.module.css';

/** Pressing it, or Enter where it is chosen, opens it (rich-editor.tsx). */
export function FormulaView({ node }: ReactNodeViewProps): ReactElement {
  // Safe: the attributes that the node was made with.
  const attrs = node.attrs as FormulaNode['attrs'];
  return (
    <NodeViewWrapper as="span" className={styles.formula} data-block={attrs.display}>
      <Formula {...attrs} />
    </NodeViewWrapper>
  );
}

export function PictureView({ node }: ReactNodeViewProps): ReactElement {
  // Safe: the attributes that the node was made with.
  const { id, alt } = node.attrs as RichPicture['attrs'];
  const { url } = useFileUrl(id);
  return (
    <NodeViewWrapper className={styles.picture} data-drag-handle>
      {url === undefined ? null : <img src={url} alt={alt} />}
      <span className={styles.alt}>{alt}</span>
    </NodeViewWrapper>
  );
}
