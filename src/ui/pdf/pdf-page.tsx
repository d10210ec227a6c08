// One page of a document: blank at the right size until it comes near, then drawn, with its text over it.
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, type CSSProperties, type ReactElement } from 'react';
import { drawPage, layText } from '#src/lib/pdf/draw-page.ts';
import type { PageSize } from '#src/lib/pdf/page-layout.ts';
import { PageLinks } from './page-links.tsx';
import type { ReaderTexts } from './reader-texts.ts';
import styles from './pdf-reader.module.css';

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  readonly label: string;
  readonly texts: ReaderTexts;
  readonly size: PageSize;
  readonly scale: number;
  readonly isNear: boolean;
  /** A short document is laid out completely, so that it can be read aloud from end to end. */
  readonly hasWords: boolean;
  readonly onGo: (page: number) => void;
  readonly onWords: (page: number, runs: readonly HTMLElement[] | null) => void;
}

/** While zooming, the picture is stretched; after this pause it is redrawn. */
const REST_MS = 120;

export function PdfPage(props: PdfPageProps): ReactElement {
  const { pdf, number, label, texts, size, scale, isNear, hasWords, onGo, onWords } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!isNear || element === null) return undefined;
    let end: (() => void) | undefined;
    const wait = element.dataset['drawn'] === undefined ? 0 : REST_MS;
    const timer = window.setTimeout(() => {
      end = drawPage(pdf, number, element, scale);
    }, wait);
    return () => {
      window.clearTimeout(timer);
      end?.();
    };
  }, [pdf, number, isNear, scale]);
  useEffect(() => {
    const element = words.current;
    if (!hasWords || element === null) return undefined;
    const end = layText(pdf, number, element, (runs) => onWords(number, runs));
    return () => {
      end();
      onWords(number, null);
    };
  }, [pdf, number, hasWords, onWords]);
  const style: CSSProperties & Readonly<Record<'--total-scale-factor', number>> = {
    width: size.width * scale,
    height: size.height * scale,
    '--total-scale-factor': scale,
  };
  return (
    <section className={styles.sheet} style={style} aria-label={label} data-page={number}>
      {isNear ? <canvas ref={canvas} className={styles.canvas} aria-hidden="true" /> : null}
      <div ref={words} className={styles.words} data-words />
      {isNear ? <PageLinks {...{ pdf, number, texts, onGo }} /> : null}
    </section>
  );
}
