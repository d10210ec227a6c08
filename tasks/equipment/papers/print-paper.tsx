// Prints one paper without the rest of the page; the browser's dialog can also save it as PDF.
import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './print-paper.module.css';

interface PrintPaperProps {
  /** The file name suggested for a PDF. */
  readonly title: string;
  readonly children: ReactNode;
  readonly onPrinted: () => void;
}

/** While mounted, the page prints as this paper; it opens the print dialog by itself. */
export function PrintPaper({ title, children, onPrinted }: PrintPaperProps): ReactElement {
  const latest = useRef(onPrinted);
  useEffect(() => {
    latest.current = onPrinted;
  });
  useEffect(() => {
    const before = document.title;
    document.title = title;
    const done = (): void => latest.current();
    globalThis.addEventListener('afterprint', done, { once: true });
    globalThis.print();
    return () => {
      document.title = before;
      globalThis.removeEventListener('afterprint', done);
    };
  }, [title]);
  return createPortal(<div className={styles.root}>{children}</div>, document.body);
}
