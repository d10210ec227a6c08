// A document by its id: loads it and shows its pages, or says why it cannot.
import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import type { Language } from '#contract/languages.ts';
import { saveFile } from '#src/lib/device/save-file.ts';
import { useFile } from '#src/lib/api/use-file.ts';
import { useFileUrl } from '#src/lib/api/use-file-url.ts';
import { Button } from '../buttons/button.tsx';
import { ErrorState } from '../feedback/empty-state.tsx';
import { Loader } from '../feedback/loader.tsx';
import { readerTexts } from './reader-texts.ts';
import type { KeyScope } from './use-reader-keys.ts';
import styles from './document-view.module.css';

const PdfReader = lazy(async () => ({ default: (await import('./pdf-reader.tsx')).PdfReader }));

interface DocumentViewProps {
  readonly fileId: string;
  readonly name: string;
  readonly language: Language;
  readonly keys: KeyScope;
  readonly onPage?: ((page: number) => void) | undefined;
  /** At the end of the bar. */
  readonly children?: ReactNode;
}

export function DocumentView(props: DocumentViewProps): ReactElement {
  const { fileId, language } = props;
  const texts = readerTexts(language);
  const { blob, failed, missing, retrying, retry } = useFile(fileId);
  if (failed && blob === undefined) {
    return missing ? (
      <ErrorState title={texts.missing}>{texts.missingText}</ErrorState>
    ) : (
      <ErrorState title={texts.lost} retryText={texts.retry} onRetry={retry} retrying={retrying}>
        {texts.lostText}
      </ErrorState>
    );
  }
  if (blob === undefined) return <Loader label={texts.loading} />;
  if (blob.type.startsWith('image/')) return <PictureDocument {...props} blob={blob} />;
  return (
    <Suspense fallback={<Loader label={texts.loading} />}>
      <PdfReader key={fileId} {...props} blob={blob} />
    </Suspense>
  );
}

/** A document that is a picture has a single page. */
function PictureDocument(props: DocumentViewProps & { readonly blob: Blob }): ReactElement {
  const { fileId, name, language, blob, children } = props;
  const { url } = useFileUrl(fileId);
  return (
    <div className={styles.picture}>
      <div className={styles.tools}>
        <Button
          size="s"
          variant="secondary"
          text={readerTexts(language).download}
          onClick={() => saveFile(blob, name)}
        />
        {children}
      </div>
      {url === undefined ? null : <img src={url} alt={name} />}
    </div>
  );
}
