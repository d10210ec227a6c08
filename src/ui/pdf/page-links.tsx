// The links of a page, over its picture and text: to the web in a new tab, or to a page of the document.
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState, type CSSProperties, type ReactElement } from 'react';
import { filled } from '#contract/languages.ts';
import type { LinkPlace } from '#src/lib/pdf/link-place.ts';
import { linksOf, type PageLink } from '#src/lib/pdf/page-links.ts';
import { type ReaderTexts } from './reader-texts.ts';
import styles from './pdf-reader.module.css';

interface PageLinksProps {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  readonly texts: ReaderTexts;
  readonly onGo: (page: number) => void;
}

export function PageLinks({ pdf, number, texts, onGo }: PageLinksProps): ReactElement | null {
  const links = useLinks(pdf, number);
  if (links.length === 0) return null;
  return (
    <div className={styles.links}>
      {links.map(({ key, place, to }) =>
        'address' in to ? (
          <a
            key={key}
            style={styleOf(place)}
            href={to.address}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={filled(texts.toAddress, to)}
            title={to.address}
          />
        ) : (
          <button
            key={key}
            type="button"
            style={styleOf(place)}
            aria-label={filled(texts.toPage, { number: to.page })}
            onClick={() => onGo(to.page)}
          />
        ),
      )}
    </div>
  );
}

function styleOf({ left, top, width, height }: LinkPlace): CSSProperties {
  return {
    left: `${left * 100}%`,
    top: `${top * 100}%`,
    width: `${width * 100}%`,
    height: `${height * 100}%`,
  };
}

function useLinks(pdf: PDFDocumentProxy, number: number): readonly PageLink[] {
  const [links, setLinks] = useState<readonly PageLink[]>([]);
  useEffect(() => {
    let isOver = false;
    linksOf(pdf, number).then(
      (found) => {
        if (!isOver) setLinks(found);
      },
      (error: unknown) => {
        if (!isOver) console.error(`The links of page ${number} could not be read`, error);
      },
    );
    return () => {
      isOver = true;
    };
  }, [pdf, number]);
  return links;
}
