// The document beside its form, in the learner's language or another one; it measures the time on each page.
import { Maximize2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { fileFor, type LocalDocument } from '#contract/document-name.ts';
import type { Language } from '#contract/languages.ts';
import { viewDocument } from '#src/ui/overlays/viewed-files.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { DocumentLanguages } from '#src/ui/pdf/document-languages.tsx';
import { DocumentView } from '#src/ui/pdf/document-view.tsx';
import { useCurrentOverlay } from '#src/ui/overlays/use-overlay.ts';
import styles from './document.module.css';
import { documentTexts } from './texts.ts';

interface ReaderProps {
  readonly document: LocalDocument;
  readonly language: Language;
  /** Reports how long a page was in view, when it is left and every few seconds while it is read. */
  readonly onRead: (fileId: string, page: number, ms: number) => void;
}

const TELL_EVERY_MS = 5000;

interface SeenPage {
  readonly fileId: string;
  readonly page: number;
}

/** Counts only while the browser window is visible. */
function useReadingTime(seen: SeenPage | undefined, onRead: ReaderProps['onRead']): void {
  const tell = useEffectEvent(onRead);
  const { fileId, page } = seen ?? {};
  useEffect(() => {
    if (fileId === undefined || page === undefined) return undefined;
    let since = performance.now();
    const settle = (): void => {
      const now = performance.now();
      if (!document.hidden) tell(fileId, page, now - since);
      since = now;
    };
    const wake = (): void => {
      // Time before the window was hidden counts; time while it was hidden does not.
      if (document.hidden) tell(fileId, page, performance.now() - since);
      since = performance.now();
    };
    const timer = window.setInterval(settle, TELL_EVERY_MS);
    document.addEventListener('visibilitychange', wake);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', wake);
      settle();
    };
  }, [fileId, page]);
}

interface SeenPages {
  readonly tellBeside: (page: number) => void;
  readonly tellWhole: (fileId: string, page: number) => void;
}

/**
 * Only an open page counts: a document that is loading or missing is not read. While the document viewer is
 * open over the page, only the page in the viewer counts.
 */
function useSeenPages(fileId: string, onRead: ReaderProps['onRead']): SeenPages {
  const [beside, setBeside] = useState<SeenPage>();
  const [whole, setWhole] = useState<SeenPage>();
  const overlay = useCurrentOverlay();
  const own = beside?.fileId === fileId && overlay === null ? beside : undefined;
  useReadingTime(overlay === 'document' ? whole : own, onRead);
  return {
    tellBeside: (page) => setBeside({ fileId, page }),
    tellWhole: (id, page) => setWhole({ fileId: id, page }),
  };
}

function placeIn(read: LocalDocument, language: Language): number {
  const shown = fileFor(read, language);
  return shown === undefined ? 0 : read.files.indexOf(shown);
}

export function DocumentReader({ document: read, language, onRead }: ReaderProps): ReactElement {
  const texts = documentTexts(language);
  const [chosen, setChosen] = useState(() => placeIn(read, language));
  const file = (read.files[chosen] ?? read.files[0])?.file;
  const fileId = file?.id ?? '';
  const seen = useSeenPages(fileId, onRead);
  const files = read.files.map(({ file: { id, name } }) => ({ id, name, url: `/api/v1/files/${id}` }));
  return (
    <section className={styles.reader} aria-label={texts.reader}>
      <DocumentView
        fileId={fileId}
        name={file?.name ?? texts.reader}
        language={language}
        keys="OWN"
        onPage={seen.tellBeside}
      >
        <DocumentLanguages
          options={read.files.map((one) => one.language)}
          chosen={chosen}
          language={language}
          onChoose={setChosen}
        />
        <IconButton
          size="s"
          label={texts.openWhole}
          icon={<Maximize2 aria-hidden="true" />}
          onClick={() => viewDocument(files, chosen, seen.tellWhole)}
        />
      </DocumentView>
    </section>
  );
}
