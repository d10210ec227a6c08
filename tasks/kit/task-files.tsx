// Pictures of a question or an answer as thumbnails that open the image viewer, and its documents.
import { FileText, ImageOff, ZoomIn } from 'lucide-react';
import type { ReactElement } from 'react';
import { fileFor } from '#contract/document-name.ts';
import type { Alts } from '#contract/entities/work.ts';
import { filled, textIn, type Language } from '#contract/languages.ts';
import { useDocuments } from '#src/lib/api/use-documents.ts';
import { useFileUrl } from '#src/lib/api/use-file-url.ts';
import { viewDocument, viewImages } from '#src/ui/overlays/viewed-files.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import styles from './kit.module.css';
import { kitTexts } from './kit-texts.ts';

interface FilesProps {
  readonly ids: readonly string[];
  readonly language: Language;
}

/** A file reference for the viewers, which load it by its id. */
export function fileRef(id: string, name: string): { id: string; url: string; name: string } {
  return { id, url: `/api/v1/files/${id}`, name };
}

interface ImagesProps extends FilesProps {
  readonly size?: 'large' | 'small';
  /** What they show, in words. */
  readonly alts?: Alts;
}

export function TaskImages(props: ImagesProps): ReactElement | null {
  const { ids, language, size = 'small', alts } = props;
  if (ids.length === 0) return null;
  const texts = kitTexts(language);
  const altOf = (id: string): string => altIn(alts, id, language);
  const files = ids.map((id, at) => fileRef(id, altOf(id) || filled(texts.image, { number: at + 1 })));
  return (
    <ul className={styles.images} data-size={size}>
      {files.map(({ id }, at) => (
        <li key={id}>
          <Thumbnail
            id={id}
            label={[filled(texts.openImage, { number: at + 1 }), altOf(id)].filter(Boolean).join('. ')}
            failedText={altOf(id) || texts.imageFailed}
            onOpen={() => viewImages(files, at)}
          />
        </li>
      ))}
    </ul>
  );
}

/** What a picture shows; nothing where nobody said it. */
export function altIn(alts: Alts, id: string | undefined, language: Language): string {
  const alt = id === undefined ? undefined : alts?.[id];
  return alt === undefined ? '' : textIn(alt, language);
}

function Thumbnail(props: {
  readonly id: string;
  readonly label: string;
  readonly failedText: string;
  readonly onOpen: () => void;
}): ReactElement {
  const { url, failed } = useFileUrl(props.id);
  if (failed) {
    return (
      <span className={styles.lostImage}>
        <ImageOff size={20} aria-hidden="true" />
        {props.failedText}
      </span>
    );
  }
  return (
    <button type="button" className={styles.thumbnail} aria-label={props.label} onClick={props.onOpen}>
      {url === undefined ? null : <img src={url} alt="" />}
      <ZoomIn className={styles.zoomMark} size={18} aria-hidden="true" />
    </button>
  );
}

/** A button for each document; it opens in the reader's language. */
export function TaskDocuments({ ids, language }: FilesProps): ReactElement | null {
  const documents = useDocuments(ids);
  if (ids.length === 0 || documents === undefined) return null;
  const texts = kitTexts(language);
  return (
    <section className={styles.documents} aria-label={texts.documents}>
      {documents.map((document, at) => {
        const shown = fileFor(document, language);
        const named = document.files.map(({ file: { id, name } }) => fileRef(id, name));
        const name = shown?.title || filled(texts.document, { number: at + 1 });
        return (
          <Button
            key={document.key}
            size="s"
            variant="secondary"
            icon={<FileText size={16} aria-hidden="true" />}
            text={name}
            onClick={() =>
              viewDocument(
                named,
                Math.max(
                  0,
                  document.files.findIndex((file) => file === shown),
                ),
              )
            }
          />
        );
      })}
    </section>
  );
}
