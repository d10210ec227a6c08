// Beside the pages: the document's table of contents, or thumbnails if it has none.
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { filled } from '#contract/languages.ts';
import { drawPage } from '#src/lib/pdf/draw-page.ts';
import type { OpenPdf, OutlineEntry } from '#src/lib/pdf/open-pdf.ts';
import { type ReaderTexts } from './reader-texts.ts';
import styles from './pdf-reader.module.css';

interface SidePanelProps {
  readonly open: OpenPdf;
  readonly page: number;
  readonly texts: ReaderTexts;
  readonly onGo: (page: number) => void;
}

export function SidePanel(props: SidePanelProps): ReactElement {
  const { open, texts } = props;
  const hasOutline = open.outline.length > 0;
  return (
    <nav className={styles.side} aria-label={hasOutline ? texts.outline : texts.thumbnails}>
      {hasOutline ? <Outline {...props} /> : <Thumbnails {...props} />}
    </nav>
  );
}

/** The last entry that starts at or before the page. */
function currentEntry(outline: readonly OutlineEntry[], page: number): string | undefined {
  return outline.findLast((entry) => entry.page !== null && entry.page <= page)?.key;
}

function Outline({ open, page, onGo }: SidePanelProps): ReactElement {
  const current = currentEntry(open.outline, page);
  return (
    <ul className={styles.outline}>
      {open.outline.map((entry) => (
        <li key={entry.key}>
          <button
            type="button"
            data-level={Math.min(entry.level, 3)}
            aria-current={entry.key === current ? 'location' : undefined}
            disabled={entry.page === null}
            onClick={() => onGo(entry.page ?? page)}
          >
            <span>{entry.title}</span>
            <span>{entry.page}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const THUMBNAIL_WIDTH_PX = 104;

function Thumbnails({ open, page, texts, onGo }: SidePanelProps): ReactElement {
  const total = open.sizes.length;
  return (
    <ul className={styles.thumbnails}>
      {open.sizes.map(({ width, height }, at) => {
        const number = at + 1;
        return (
          <li key={number}>
            <button
              type="button"
              aria-label={filled(texts.page, { number, total })}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onGo(number)}
            >
              <Thumbnail pdf={open.pdf} number={number} width={width} height={height} />
              <span aria-hidden="true">{number}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface ThumbnailProps {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  readonly width: number;
  readonly height: number;
}

/** Drawn when it scrolls into view. */
function Thumbnail({ pdf, number, width, height }: ThumbnailProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isSeen, setSeen] = useState(false);
  const scale = THUMBNAIL_WIDTH_PX / width;
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return undefined;
    if (isSeen) return drawPage(pdf, number, element, scale);
    const watch = new IntersectionObserver((entries) =>
      setSeen(entries.some((entry) => entry.isIntersecting)),
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [pdf, number, scale, isSeen]);
  return (
    <canvas ref={canvas} style={{ width: THUMBNAIL_WIDTH_PX, height: height * scale }} aria-hidden="true" />
  );
}
