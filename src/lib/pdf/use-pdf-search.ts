// Searches a document: its text is read page by page when a search is first opened.
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { runsOf } from './draw-page.ts';
import { foldedQuery, hitsIn, pageText, type PageText, type TextHit } from './page-text.ts';

export interface PageHit extends TextHit {
  /** From 1. */
  readonly page: number;
}

export interface PdfSearch {
  readonly isOpen: boolean;
  readonly query: string;
  /** The text is still being read. */
  readonly isReading: boolean;
  /** No page has any text. */
  readonly hasNoText: boolean;
  readonly hits: readonly PageHit[];
  readonly current: PageHit | undefined;
  /** From 0; -1 without matches. */
  readonly at: number;
  readonly open: () => void;
  readonly close: () => void;
  readonly find: (query: string) => void;
  readonly step: (by: 1 | -1) => void;
}

function useTexts(pdf: PDFDocumentProxy, isWanted: boolean): readonly PageText[] | undefined {
  const [texts, setTexts] = useState<readonly PageText[]>();
  useEffect(() => {
    if (!isWanted || texts !== undefined) return undefined;
    let isOver = false;
    const read = async (): Promise<void> => {
      const all: PageText[] = [];
      for (let page = 1; page <= pdf.numPages && !isOver; page += 1)
        all.push(pageText(await runsOf(pdf, page)));
      if (!isOver) setTexts(all);
    };
    read().catch((error: unknown) => {
      if (!isOver) console.error('The words of the document could not be read', error);
    });
    return () => {
      isOver = true;
    };
  }, [pdf, isWanted, texts]);
  return texts;
}

/** @param page the page in view, where a new search begins */
export function usePdfSearch(pdf: PDFDocumentProxy, page: number): PdfSearch {
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [from, setFrom] = useState({ page: 1, steps: 0 });
  const texts = useTexts(pdf, isOpen);
  const wanted = useDeferredValue(query);
  const hits = useMemo(
    () => (texts ?? []).flatMap((text, at) => hitsIn(text, wanted).map((hit) => ({ ...hit, page: at + 1 }))),
    [texts, wanted],
  );
  const first = Math.max(
    0,
    hits.findIndex((hit) => hit.page >= from.page),
  );
  const total = hits.length;
  const at = total === 0 ? -1 : (((first + from.steps) % total) + total) % total;
  const shown = isOpen ? hits : [];
  return {
    isOpen,
    query,
    isReading: texts === undefined,
    hasNoText: texts?.every(({ folded }) => foldedQuery(folded) === '') ?? false,
    hits: shown,
    current: shown[at],
    at,
    open: () => setOpen(true),
    close: () => setOpen(false),
    find: (next) => {
      setQuery(next);
      setFrom({ page, steps: 0 });
    },
    step: (by) => setFrom((now) => ({ ...now, steps: now.steps + by })),
  };
}
