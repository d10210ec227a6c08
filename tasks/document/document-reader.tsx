// The document beside its form, one page at a time, so that the time on each page is known.
import { ChevronLeft, ChevronRight, Maximize2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import type { Language } from '#contract/text-in.ts';
import { useFileUrl } from '#src/lib/use-file-url.ts';
import { viewDocument } from '#src/lib/viewed-files.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Loader } from '#src/ui/loader.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { filled } from '../kit/kit-texts.ts';
import styles from './document.module.css';
import { pdfPageCount } from './page-times.ts';
import { documentTexts } from './texts.ts';

interface ReaderProps {
  readonly fileId: string;
  readonly language: Language;
  /** Tells how long a page was in view, when it is left and every few seconds while it is read. */
  readonly onRead: (page: number, ms: number) => void;
}

interface Opened {
  readonly kind: 'PDF' | 'IMAGE';
  readonly pages: number;
}

/** A picture has one page; a PDF says how many it has. */
function useOpened(url: string | undefined): Opened | undefined {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    if (url === undefined) return undefined;
    const reading = new AbortController();
    const read = async (): Promise<void> => {
      const blob = await (await fetch(url, { signal: reading.signal })).blob();
      if (blob.type.startsWith('image/')) return setOpened({ kind: 'IMAGE', pages: 1 });
      return setOpened({ kind: 'PDF', pages: pdfPageCount(new Uint8Array(await blob.arrayBuffer())) });
    };
    read().catch((error: unknown) => {
      if (!reading.signal.aborted) console.error('The document could not be read', error);
    });
    return () => reading.abort();
  }, [url]);
  return opened;
}

const tellEveryMs = 5000;

/** Counts only while the page is in a window that is shown. */
function useReadingTime(page: number, onRead: (page: number, ms: number) => void): void {
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    let since = performance.now();
    const settle = (): void => {
      const now = performance.now();
      if (!document.hidden) tell(page, now - since);
      since = now;
    };
    const wake = (): void => {
      // What passed before a window was hidden counts; what passed while it was does not.
      if (document.hidden) tell(page, performance.now() - since);
      since = performance.now();
    };
    const timer = window.setInterval(settle, tellEveryMs);
    document.addEventListener('visibilitychange', wake);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', wake);
      settle();
    };
  }, [page]);
}

export function DocumentReader({ fileId, language, onRead }: ReaderProps): ReactElement {
  const texts = documentTexts(language);
  const { url, failed } = useFileUrl(fileId);
  const opened = useOpened(url);
  const [page, setPage] = useState(1);
  useReadingTime(page, onRead);
  if (failed) return <Notice tone="danger">{texts.failed}</Notice>;
  if (url === undefined || opened === undefined) return <Loader label={texts.loading} />;
  return (
    <section className={styles.reader} aria-label={texts.reader}>
      {opened.kind === 'IMAGE' ? (
        <img className={styles.page} src={url} alt={texts.reader} />
      ) : (
        // A frame does not follow a change of the address's fragment: each page is a frame of its own.
        <iframe
          key={page}
          className={styles.frame}
          src={`${url}#page=${page}&toolbar=0&view=FitH`}
          title={filled(texts.page, { number: page, total: opened.pages })}
        />
      )}
      <div className={styles.tools}>
        <IconButton
          label={texts.previous}
          icon={<ChevronLeft aria-hidden="true" />}
          disabled={page === 1}
          onClick={() => setPage(page - 1)}
        />
        <span aria-live="polite">{filled(texts.page, { number: page, total: opened.pages })}</span>
        <IconButton
          label={texts.next}
          icon={<ChevronRight aria-hidden="true" />}
          disabled={page >= opened.pages}
          onClick={() => setPage(page + 1)}
        />
        <Button
          size="s"
          variant="secondary"
          icon={<Maximize2 size={16} aria-hidden="true" />}
          text={texts.openWhole}
          onClick={() => viewDocument({ id: fileId, url: `/api/v1/files/${fileId}`, name: texts.reader })}
        />
      </div>
    </section>
  );
}
