// Where the chosen words lead.
import type { Editor } from '@tiptap/react';
import { useState, type ReactElement } from 'react';
import { isRichLink } from '#contract/rich-text/nodes.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import authorStyles from '../author.module.css';
import { richAuthorTexts } from './rich-author-texts.ts';

interface DialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

export function LinkDialog({ editor, onClose }: DialogProps): ReactElement {
  const texts = richAuthorTexts(useLanguage());
  const [before] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [href, setHref] = useState(before);
  const [isSent, setSent] = useState(false);
  const isOf = editor.isActive('link');
  const chain = () => editor.chain().focus().extendMarkRange('link');
  const unlink = (): void => {
    onClose();
    chain().unsetMark('link').run();
  };
  const save = (): void => {
    setSent(true);
    if (!isRichLink(href.trim())) return;
    onClose();
    chain().setMark('link', { href: href.trim() }).run();
  };
  const hasWords = isOf || !editor.state.selection.empty;
  return (
    <Overlay open title={texts.link} closeLabel={texts.close} onClose={onClose}>
      {hasWords ? (
        <Form
          className={authorStyles.form}
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <TextField
            label={texts.address}
            description={texts.addressHow}
            inputMode="url"
            autoComplete="off"
            value={href}
            error={isSent && !isRichLink(href.trim()) ? texts.addressFault : undefined}
            onChange={(event) => setHref(event.currentTarget.value)}
          />
          <div className={authorStyles.line}>
            <Button type="submit" text={texts.save} />
            {isOf ? <Button variant="secondary" text={texts.unlink} onClick={unlink} /> : null}
            <Button variant="secondary" text={texts.cancel} onClick={onClose} />
          </div>
        </Form>
      ) : (
        <Notice tone="info">{texts.chooseWords}</Notice>
      )}
    </Overlay>
  );
}
