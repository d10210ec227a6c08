// The editor of rich texts: what is typed goes out as text and rich text of one language; what comes from outside comes in.
import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import { DEFAULT_LANGUAGE, filled, LANGUAGE_TAGS, type Language } from '#contract/languages.ts';
import { isSameJson } from '#contract/merge/merge.ts';
import { RICH_LIMITS, type MaybeRich, type RichDoc } from '#contract/rich-text/nodes.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Field } from '#src/ui/fields/field.tsx';
import { docOfText, jsonOfRichDoc, richDocOfJson, withDoc } from './doc-json.ts';
import { extensionsWith, FROM_OUTSIDE } from './extensions.ts';
import { preparedHtml } from './pasted-html.ts';
import { richAuthorTexts } from './rich-author-texts.ts';
import styles from './rich-editor.module.css';
import { Toolbar, type Dialog } from './toolbar.tsx';

export interface RichEditorProps {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly description?: string;
  readonly text: MaybeRich;
  readonly language: Language;
  readonly onChange: (text: MaybeRich) => void;
}

/** Much more than the largest text in the markup of any office: it is refused before it is read. */
const MAX_PASTED_LETTERS = 4_000_000;

/** Puts in what was changed elsewhere (undone, merged, written by a colleague), which is no typing of one's own. */
function putIn(editor: Editor, doc: RichDoc): void {
  editor
    .chain()
    .setMeta(FROM_OUTSIDE, true)
    .setMeta('addToHistory', false)
    .setContent(jsonOfRichDoc(doc), { emitUpdate: false })
    .run();
}

interface Pasting {
  readonly onTooLarge: () => void;
  readonly onPicture: (file: File) => void;
}

function pastedPicture(data: DataTransfer | null): File | undefined {
  // Offices put a picture of the text beside the text itself.
  if (data === null || data.getData('text/plain') !== '') return undefined;
  return [...data.files].find(({ type }) => type.startsWith('image/'));
}

/** What comes from the clipboard; true: it is dealt with. */
function takesPaste(data: DataTransfer | null, { onTooLarge, onPicture }: Pasting): boolean {
  const letters = (data?.getData('text/html').length ?? 0) + (data?.getData('text/plain').length ?? 0);
  if (letters > MAX_PASTED_LETTERS) {
    onTooLarge();
    return true;
  }
  const picture = pastedPicture(data);
  if (picture !== undefined) onPicture(picture);
  return picture !== undefined;
}

/** The newest of a value, for what is made once. */
function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

interface Writing {
  readonly editor: Editor;
  readonly isRefused: boolean;
}

function useWriting(props: RichEditorProps, onPicture: (file: File) => void): Writing {
  const { label, text, language } = props;
  const latest = useLatest(props);
  const [isRefused, setRefused] = useState(false);
  const [first] = useState(() => docOfText(text, language));
  /** What the editor holds as far as the outside knows. */
  const known = useRef<RichDoc>(first);
  const [extensions] = useState(() => extensionsWith(() => setRefused(true)));
  const picture = useLatest(onPicture);
  const editor = useEditor({
    extensions,
    content: jsonOfRichDoc(first),
    // The policy of the page takes no style sheet that is written into it.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: LANGUAGE_TAGS[language],
        class: styles.text ?? '',
      },
      transformPastedHTML: preparedHtml,
      handlePaste: (_view, { clipboardData }) =>
        takesPaste(clipboardData, {
          onTooLarge: () => setRefused(true),
          onPicture: (file) => picture.current(file),
        }),
    },
    onUpdate: ({ editor: written }) => {
      setRefused(false);
      const now = latest.current;
      const text = withDoc(now.text, language, richDocOfJson(written.getJSON()));
      known.current = docOfText(text, language);
      now.onChange(text);
    },
  });
  const wanted = docOfText(text, language);
  useEffect(() => {
    if (isSameJson(wanted, known.current)) return;
    known.current = wanted;
    putIn(editor, wanted);
  }, [editor, wanted]);
  return { editor, isRefused };
}

export function RichEditor(props: RichEditorProps): ReactElement {
  const { label, labelHidden, description, text, language } = props;
  const texts = richAuthorTexts(useLanguage());
  const [dialog, setDialog] = useState<Dialog>();
  const onPicture = useCallback((file: File) => setDialog({ kind: 'picture', file }), []);
  const { editor, isRefused } = useWriting(props, onPicture);
  const { letters, pictures, formulas } = RICH_LIMITS;
  return (
    <Field label={label} labelHidden={labelHidden} description={description}>
      {() => (
        <div className={styles.frame}>
          <Toolbar editor={editor} name={label} dialog={dialog} onDialog={setDialog} />
          <div className={styles.page}>
            {text[language] === '' && language !== DEFAULT_LANGUAGE ? (
              <p className={styles.placeholder} aria-hidden="true">
                {text[DEFAULT_LANGUAGE]}
              </p>
            ) : null}
            <EditorContent editor={editor} />
          </div>
          {isRefused ? (
            <Notice tone="danger" live>
              {filled(texts.tooLarge, { letters, pictures, formulas })}
            </Notice>
          ) : null}
        </div>
      )}
    </Field>
  );
}
