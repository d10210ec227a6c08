// Pictures and documents of a task: uploaded at once; the draft names them.
import { useMutation } from '@tanstack/react-query';
import { FilePlus, FileText, X } from 'lucide-react';
import { useRef, type ReactElement } from 'react';
import type { Alts } from '#contract/entities/work.ts';
import { filled, type Language } from '#contract/languages.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { isApiError } from '#src/lib/api/api-error.ts';
import { uploadDocument } from '#src/lib/api/upload-picture.ts';
import { useDocuments } from '#src/lib/api/use-documents.ts';
import { useFileUrl } from '#src/lib/api/use-file-url.ts';
import { MAX_PICTURE_MEGABYTES } from '#src/lib/device/picture-file.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { PictureButton } from '#src/ui/loaded/picture-button.tsx';
import { authorTexts } from './author-texts.ts';
import styles from './author.module.css';
import { takePicture, UnreadablePicture } from './take-picture.ts';
import { EMPTY_TEXT, TextInput } from './text-input.tsx';

interface FilesProps {
  readonly ids: readonly string[];
  readonly onChange: (ids: string[]) => void;
}

interface PicturesProps extends FilesProps {
  /** What the pictures are of, where there are several such fields. */
  readonly of?: string;
  readonly max?: number;
  /** Left out: what they show is said elsewhere. */
  readonly words?: PictureWords;
}

interface PictureWords {
  readonly alts: NonNullable<Alts>;
  readonly language: Language;
  readonly onAlt: (id: string, alt: LocalizedText) => void;
}

export function PicturesField({ ids, onChange, of, max = Infinity, words }: PicturesProps): ReactElement {
  const texts = authorTexts(useLanguage());
  const upload = useMutation({ mutationFn: takePicture, onSuccess: (id) => onChange([...ids, id]) });
  const { error } = upload;
  return (
    <div className={styles.group}>
      {ids.length === 0 ? null : (
        <ul className={styles.files}>
          {ids.map((id, at) => (
            <li key={id} className={styles.file}>
              <Thumbnail id={id} />
              {words === undefined ? null : (
                <AltInput {...words} id={id} number={ids.length === 1 ? undefined : at + 1} />
              )}
              <IconButton
                size="s"
                label={filled(texts.removePicture, { number: at + 1 })}
                icon={<X size={18} aria-hidden="true" />}
                onClick={() => onChange(ids.filter((one) => one !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      <Failure
        error={error}
        text={filled(texts.pictureFault, { limit: MAX_PICTURE_MEGABYTES })}
        isOwn={error instanceof UnreadablePicture}
      />
      {ids.length >= max ? null : (
        <div>
          <PictureButton
            text={texts.addPicture}
            label={of === undefined ? undefined : `${texts.addPicture}: ${of}`}
            loading={upload.isPending}
            onFile={async (file) => upload.mutate(file)}
          />
        </div>
      )}
    </div>
  );
}

interface AltProps extends PictureWords {
  readonly id: string;
  /** undefined: it is the only one. */
  readonly number: number | undefined;
}

function AltInput({ id, number, alts, language, onAlt }: AltProps): ReactElement {
  const texts = authorTexts(useLanguage());
  return (
    <div className={styles.alt}>
      <TextInput
        label={number === undefined ? texts.alt : `${texts.alt} ${number}`}
        description={texts.altHow}
        text={alts[id] ?? EMPTY_TEXT}
        language={language}
        onChange={(alt) => onAlt(id, alt)}
      />
    </div>
  );
}

interface FailureProps {
  readonly error: Error | null;
  /** Said where the file was refused here. */
  readonly text: string;
  readonly isOwn: boolean;
}

function Failure({ error, text, isOwn }: FailureProps): ReactElement | null {
  if (error === null) return null;
  return (
    <Notice tone="danger" live>
      {isOwn ? text : error.message}
    </Notice>
  );
}

function Thumbnail({ id }: { readonly id: string }): ReactElement | null {
  const { url } = useFileUrl(id);
  return url === undefined ? null : <img className={styles.thumbnail} src={url} alt="" />;
}

/** As the server takes them where nothing else is set. */
const MAX_DOCUMENT_MEGABYTES = 50;

export function DocumentsField({ ids, onChange }: FilesProps): ReactElement {
  const texts = authorTexts(useLanguage());
  const field = useRef<HTMLInputElement>(null);
  const documents = useDocuments(ids);
  const upload = useMutation({ mutationFn: uploadDocument, onSuccess: (id) => onChange([...ids, id]) });
  const files = documents?.flatMap((document) => document.files) ?? [];
  return (
    <div className={styles.group}>
      <p className={styles.note}>{filled(texts.documentsHow, { limit: MAX_DOCUMENT_MEGABYTES })}</p>
      {files.length === 0 ? null : (
        <ul className={styles.files}>
          {files.map(({ file }) => (
            <li key={file.id} className={styles.file}>
              <FileText size={18} aria-hidden="true" /> {file.name}
              <IconButton
                size="s"
                label={filled(texts.removeDocument, { name: file.name })}
                icon={<X size={18} aria-hidden="true" />}
                onClick={() => onChange(ids.filter((id) => id !== file.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <Failure
        error={upload.error}
        text={filled(texts.documentFault, { limit: MAX_DOCUMENT_MEGABYTES })}
        isOwn={isApiError(upload.error, 'WRONG_FILE_TYPE')}
      />
      <input
        ref={field}
        type="file"
        accept="application/pdf"
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Lets the same file be chosen again.
          event.currentTarget.value = '';
          if (file !== undefined) upload.mutate(file);
        }}
      />
      <div>
        <Button
          variant="secondary"
          icon={<FilePlus size={18} aria-hidden="true" />}
          text={texts.addDocument}
          loading={upload.isPending}
          onClick={() => field.current?.click()}
        />
      </div>
    </div>
  );
}
