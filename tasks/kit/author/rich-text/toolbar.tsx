// The buttons above a rich text, and the dialogs that some of them open.
import { useEditorState, type Editor } from '@tiptap/react';
import { ImagePlus, Link2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { filled } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Menu, type MenuAction } from '#src/ui/overlays/menu.tsx';
import { FormulaDialog } from './formula-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { richAuthorTexts } from './rich-author-texts.ts';
import styles from './rich-editor.module.css';
import { SIGNS } from './signs.tsx';

export type Dialog =
  | { readonly kind: 'formula' | 'link' }
  /** With the file that was pasted; left out, one is asked for. */
  | { readonly kind: 'picture'; readonly file?: File };

interface ToolbarProps {
  readonly editor: Editor;
  /** What is written. */
  readonly name: string;
  readonly dialog: Dialog | undefined;
  readonly onDialog: (dialog: Dialog | undefined) => void;
}

const MARKS = ['bold', 'italic', 'subscript', 'superscript'] as const;
const LISTS = ['bulletList', 'orderedList'] as const;
const OPENED = ['link', 'formula', 'picture'] as const satisfies readonly Dialog['kind'][];
type Act = (typeof MARKS | typeof LISTS | typeof OPENED)[number];

const ICONS: Readonly<Record<Act, ReactElement>> = {
  ...SIGNS,
  link: <Link2 aria-hidden="true" />,
  picture: <ImagePlus aria-hidden="true" />,
};

export function Toolbar({ editor, name, dialog, onDialog }: ToolbarProps): ReactElement {
  const texts = richAuthorTexts(useLanguage());
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => [...MARKS, ...LISTS, ...OPENED].filter((type) => now.isActive(type)),
  });
  const buttonOf = (type: Act, act: () => void): ReactElement => (
    <IconButton
      key={type}
      size="s"
      label={texts[type]}
      withTooltip
      pressed={active.includes(type)}
      icon={ICONS[type]}
      // The cursor stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={act}
    />
  );
  return (
    <>
      <AriaToolbar className={styles.toolbar ?? ''} aria-label={filled(texts.toolbar, { name })}>
        {MARKS.map((type) => buttonOf(type, () => editor.chain().focus().toggleMark(type).run()))}
        {LISTS.map((type) => buttonOf(type, () => editor.chain().focus().toggleList(type, 'listItem').run()))}
        {OPENED.map((type) => buttonOf(type, () => onDialog({ kind: type })))}
        <TableMenu editor={editor} />
      </AriaToolbar>
      {dialog?.kind === 'formula' ? (
        <FormulaDialog editor={editor} onClose={() => onDialog(undefined)} />
      ) : null}
      {dialog?.kind === 'link' ? <LinkDialog editor={editor} onClose={() => onDialog(undefined)} /> : null}
      {dialog?.kind === 'picture' ? (
        <PictureDialog editor={editor} file={dialog.file} onClose={() => onDialog(undefined)} />
      ) : null}
    </>
  );
}

const FIRST_TABLE = { rows: 3, cols: 3, withHeaderRow: true };

function TableMenu({ editor }: { readonly editor: Editor }): ReactElement {
  const texts = richAuthorTexts(useLanguage());
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  const chain = () => editor.chain().focus();
  const within: readonly MenuAction[] = [
    { id: 'row', text: texts.addRow, run: () => chain().addRowAfter().run() },
    { id: 'column', text: texts.addColumn, run: () => chain().addColumnAfter().run() },
    { id: 'header', text: texts.headerRow, run: () => chain().toggleHeaderRow().run() },
    { id: 'less-rows', text: texts.deleteRow, run: () => chain().deleteRow().run() },
    { id: 'less-columns', text: texts.deleteColumn, run: () => chain().deleteColumn().run() },
    { id: 'none', text: texts.deleteTable, tone: 'danger', run: () => chain().deleteTable().run() },
  ];
  const outside: readonly MenuAction[] = [
    { id: 'insert', text: texts.insertTable, run: () => chain().insertTable(FIRST_TABLE).run() },
  ];
  return (
    <Menu
      label={texts.table}
      className={styles.menu}
      trigger={SIGNS.table}
      actions={isInTable ? within : outside}
    />
  );
}
