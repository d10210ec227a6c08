// The paper being held: the form with its tools, over the scene or beside the terminal. It hides nothing else
// on the page.
import { Printer, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement, RefObject } from 'react';
import { PaperForm } from './paper-form.tsx';
import type { PaperFormProps } from './paper-form.tsx';
import { paperTexts } from './paper-texts.ts';
import { PrintPaper } from './print-paper.tsx';
import styles from './paper-holder.module.css';

interface PaperHolderProps extends PaperFormProps {
  readonly onClose: () => void;
}

export function PaperHolder({ onClose, ...form }: PaperHolderProps): ReactElement {
  const texts = paperTexts(form.language);
  const { view } = form;
  const [isPrinting, setPrinting] = useState(false);
  const root = useRef<HTMLElement>(null);
  useEscape(root, onClose);
  useEffect(() => {
    const entry = root.current?.querySelector<HTMLElement>('input, textarea, select');
    (entry ?? root.current)?.focus({ preventScroll: true });
  }, [view.id]);
  const isSigned = view.signature !== undefined;
  useEffect(() => {
    // The sign button has disappeared and taken the focus with it.
    if (isSigned && document.activeElement === document.body) root.current?.focus({ preventScroll: true });
  }, [isSigned]);
  return (
    <section ref={root} className={styles.holder} tabIndex={-1} aria-label={view.title}>
      <div className={styles.tools}>
        <button type="button" className={styles.tool} onClick={() => setPrinting(true)}>
          <Printer size={16} aria-hidden="true" />
          <span>{texts.print}</span>
        </button>
        <button type="button" className={styles.tool} data-close onClick={onClose}>
          <X size={16} aria-hidden="true" />
          <span>{texts.close}</span>
        </button>
      </div>
      <div className={styles.scroll}>
        <PaperForm key={view.id} {...form} />
      </div>
      {isPrinting ? (
        <PrintPaper title={view.title} onPrinted={() => setPrinting(false)}>
          <PaperForm {...form} view={{ ...view, isReadOnly: true }} />
        </PrintPaper>
      ) : null}
    </section>
  );
}

function useEscape(root: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const stopped = new AbortController();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      latest.current();
    };
    root.current?.addEventListener('keydown', onKeyDown, { signal: stopped.signal });
    return () => stopped.abort();
  }, [root]);
}
