// Prints one paper alone, whatever else is on the page; the browser's dialog also saves it as PDF.
import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './print-paper.module.css';

export interface PrintPaperProps {
  /** The name that a PDF is offered under. */
  readonly title: string;
  readonly children: ReactNode;
  readonly onPrinted: () => void;
}

/** While it is there, the page prints as this paper; it opens the dialog by itself. */
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
