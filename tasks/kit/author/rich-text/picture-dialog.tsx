// A picture in a text, with what is told to those who do not see it.
import { useMutation } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { useEffect, useState, type ReactElement } from 'react';
import { filled } from '#contract/languages.ts';
import { RICH_LIMITS } from '#contract/rich-text/nodes.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useFileUrl } from '#src/lib/api/use-file-url.ts';
import { MAX_PICTURE_MEGABYTES } from '#src/lib/device/picture-file.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Form } from '#src/ui/fields/form.tsx';
import { TextArea } from '#src/ui/fields/text-area.tsx';
import { PictureButton } from '#src/ui/loaded/picture-button.tsx';
import { Overlay } from '#src/ui/overlays/overlay.tsx';
import authorStyles from '../author.module.css';
import { takePicture, UnreadablePicture } from '../take-picture.ts';
import { richAuthorTexts } from './rich-author-texts.ts';
import styles from './rich-editor.module.css';

interface DialogProps {
  readonly editor: Editor;
  /** The one that was pasted. */
  readonly file: File | undefined;
  readonly onClose: () => void;
}

export function PictureDialog({ editor, file, onClose }: DialogProps): ReactElement {
  const texts = richAuthorTexts(useLanguage());
  const [before] = useState(() => editor.getAttributes('picture'));
  const [alt, setAlt] = useState(String(before['alt'] ?? ''));
  const upload = useMutation({ mutationFn: takePicture });
  const { mutate, error } = upload;
  useEffect(() => {
    if (file !== undefined) mutate(file);
  }, [file, mutate]);
  const id = upload.data ?? (typeof before['id'] === 'string' ? before['id'] : undefined);
  const save = (): void => {
    onClose();
    if (id === undefined) return;
    editor
      .chain()
      .focus()
      .insertContent({ type: 'picture', attrs: { id, alt: alt.trim() } })
      .run();
  };
  return (
    <Overlay open title={texts.picture} closeLabel={texts.close} onClose={onClose} locked={upload.isPending}>
      <Form
        className={authorStyles.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {id === undefined ? null : <Chosen id={id} />}
        {error === null ? null : (
          <Notice tone="danger" live>
            {error instanceof UnreadablePicture
              ? filled(texts.pictureFault, { limit: MAX_PICTURE_MEGABYTES })
              : error.message}
          </Notice>
        )}
        <div>
          <PictureButton
            text={texts.choosePicture}
            loading={upload.isPending}
            onFile={async (chosen) => mutate(chosen)}
          />
        </div>
        <TextArea
          label={texts.words}
          description={texts.wordsHow}
          rows={2}
          maxLength={RICH_LIMITS.alt}
          value={alt}
          onChange={(event) => setAlt(event.currentTarget.value)}
        />
        <div className={authorStyles.line}>
          <Button type="submit" text={texts.save} disabled={id === undefined} />
          <Button variant="secondary" text={texts.cancel} onClick={onClose} />
        </div>
      </Form>
    </Overlay>
  );
}

function Chosen({ id }: { readonly id: string }): ReactElement | null {
  const { url } = useFileUrl(id);
  return url === undefined ? null : <img className={styles.chosen} src={url} alt="" />;
}
