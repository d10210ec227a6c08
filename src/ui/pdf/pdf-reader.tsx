// The document reader: pages in a column, zoom, contents, search, print. Loaded when a document is first
// opened.
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { filled, type Language } from '#contract/languages.ts';
import { PAGE_GAP_PX, PAPER_SCALE } from '#src/lib/pdf/page-layout.ts';
import type { OpenPdf } from '#src/lib/pdf/open-pdf.ts';
import { printPdf } from '#src/lib/pdf/print-pdf.ts';
import { useHitMarks } from '#src/lib/pdf/use-hit-marks.ts';
import { usePdf } from '#src/lib/pdf/use-pdf.ts';
import { usePdfSearch } from '#src/lib/pdf/use-pdf-search.ts';
import { usePdfView, type PdfView } from '#src/lib/pdf/use-pdf-view.ts';
import { usePinch } from '#src/lib/pdf/use-pinch.ts';
import { saveFile } from '#src/lib/device/save-file.ts';
import { Button } from '../buttons/button.tsx';
import { ErrorState } from '../feedback/empty-state.tsx';
import { Loader } from '../feedback/loader.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { PdfPage } from './pdf-page.tsx';
import { ReaderBar } from './reader-bar.tsx';
import { readerTexts, type ReaderTexts } from './reader-texts.ts';
import { SearchBar } from './search-bar.tsx';
import { SidePanel } from './side-panel.tsx';
import { useReaderKeys, type KeyScope } from './use-reader-keys.ts';
import styles from './pdf-reader.module.css';

interface PdfReaderProps {
  readonly blob: Blob;
  readonly name: string;
  readonly language: Language;
  /** In an overlay, the reader handles the keys of the whole window. */
  readonly keys: KeyScope;
  readonly onPage?: ((page: number) => void) | undefined;
  /** At the end of the bar. */
  readonly children?: ReactNode;
}

/** A document of up to this many pages is laid out completely for screen readers. */
const MAX_PAGES_WITH_WORDS = 40;

export function PdfReader(props: PdfReaderProps): ReactElement {
  const { blob, name, language } = props;
  const texts = readerTexts(language);
  const pdf = usePdf(blob);
  if (pdf.state === 'LOADING') return <Loader label={texts.loading} />;
  if (pdf.state === 'OPEN') return <OpenReader {...props} open={pdf.open} texts={texts} />;
  const isLocked = pdf.fault === 'PASSWORD';
  return (
    <ErrorState
      title={isLocked ? texts.locked : texts.broken}
      action={<Button variant="secondary" text={texts.download} onClick={() => saveFile(blob, name)} />}
    >
      {isLocked ? texts.lockedText : texts.brokenText}
    </ErrorState>
  );
}

type OpenProps = PdfReaderProps & { readonly open: OpenPdf; readonly texts: ReaderTexts };

function OpenReader({ blob, name, keys, onPage, children, open, texts }: OpenProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const [isSideOpen, setSideOpen] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const scroller = useRef<HTMLElement>(null);
  const view = usePdfView(open.sizes, scroller);
  const search = usePdfSearch(open.pdf, view.page);
  const onWords = useHitMarks({ hits: search.hits, current: search.current, scroller, goTo: view.goTo });
  const pages = open.sizes.length;
  useReaderKeys({ root, scroller, scope: keys, view, search, pages });
  usePinch(scroller, view.scale, (scale) => view.zoomTo(scale));
  usePageTold(view, onPage);
  useFirstFocus(scroller, keys);
  const closeSearch = (): void => {
    search.close();
    scroller.current?.focus();
  };
  const print = (): void => {
    setPrinting(true);
    void printPdf(open.pdf, styles.printed ?? '').finally(() => setPrinting(false));
  };
  const go = (page: number): void => {
    view.goTo(page);
    if ((root.current?.clientWidth ?? 0) < 640) setSideOpen(false);
  };
  return (
    <div ref={root} className={styles.reader}>
      <ReaderBar
        {...{ view, pages, texts, isSideOpen, isPrinting }}
        sideLabel={open.outline.length > 0 ? texts.outline : texts.thumbnails}
        isSearching={search.isOpen}
        onSide={() => setSideOpen(!isSideOpen)}
        onSearch={() => (search.isOpen ? closeSearch() : search.open())}
        onPrint={print}
        onDownload={() => saveFile(blob, name)}
      >
        {children}
      </ReaderBar>
      {search.isOpen ? <SearchBar search={search} texts={texts} onClose={closeSearch} /> : null}
      <div className={styles.body}>
        {isSideOpen ? <SidePanel open={open} page={view.page} texts={texts} onGo={go} /> : null}
        <Pages {...{ scroller, open, view, texts, onWords }} />
      </div>
      <output>
        <VisuallyHidden>{filled(texts.page, { number: view.page, total: pages })}</VisuallyHidden>
      </output>
    </div>
  );
}

function usePageTold({ page }: PdfView, onPage: ((page: number) => void) | undefined): void {
  const tell = useEffectEvent((now: number) => onPage?.(now));
  useEffect(() => tell(page), [page]);
}

/** In an overlay the pages get the focus, so that every key works at once. */
function useFirstFocus(scroller: RefObject<HTMLElement | null>, keys: KeyScope): void {
  useEffect(() => {
    if (keys === 'WINDOW') scroller.current?.focus();
  }, [scroller, keys]);
}

interface PagesProps {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly open: OpenPdf;
  readonly view: PdfView;
  readonly texts: ReaderTexts;
  readonly onWords: (page: number, runs: readonly HTMLElement[] | null) => void;
}

function Pages({ scroller, open, view, texts, onWords }: PagesProps): ReactElement {
  const total = open.sizes.length;
  return (
    // A scrollable region is focusable, so that the arrows can scroll it.
    <section ref={scroller} className={styles.scroller} aria-label={texts.pages} {...{ tabIndex: 0 }}>
      <div className={styles.column} style={{ width: `max(100%, ${columnWidth(open, view.scale)}px)` }}>
        {open.sizes.map((size, at) => {
          const number = at + 1;
          const isNear = number >= view.from && number <= view.to;
          return (
            <PdfPage
              key={number}
              {...{ pdf: open.pdf, number, size, isNear, texts, onWords }}
              onGo={view.goTo}
              label={filled(texts.page, { number, total })}
              scale={view.scale}
              hasWords={isNear || total <= MAX_PAGES_WITH_WORDS}
            />
          );
        })}
      </div>
    </section>
  );
}

function columnWidth({ sizes }: OpenPdf, scale: number = PAPER_SCALE): number {
  return Math.max(...sizes.map(({ width }) => width)) * scale + 2 * PAGE_GAP_PX;
}
