// The toolbar of a document: pages, zoom, and other actions.
import {
  ChevronLeft,
  ChevronRight,
  Download,
  Maximize,
  MoveHorizontal,
  PanelLeft,
  Printer,
  Search,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { PAPER_SCALE, type Zoom } from '#src/lib/pdf/page-layout.ts';
import type { PdfView } from '#src/lib/pdf/use-pdf-view.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { PageField } from './page-field.tsx';
import type { ReaderTexts } from './reader-texts.ts';
import styles from './pdf-reader.module.css';

interface ReaderBarProps {
  readonly view: PdfView;
  readonly pages: number;
  readonly texts: ReaderTexts;
  readonly sideLabel: string;
  readonly isSideOpen: boolean;
  readonly isSearching: boolean;
  readonly isPrinting: boolean;
  readonly onSide: () => void;
  readonly onSearch: () => void;
  readonly onPrint: () => void;
  readonly onDownload: () => void;
  /** At the end of the bar, for example the choice of language. */
  readonly children: ReactNode;
}

export function ReaderBar(props: ReaderBarProps): ReactElement {
  const { sideLabel, isSideOpen, onSide } = props;
  return (
    <div className={styles.bar}>
      <IconButton
        size="s"
        label={sideLabel}
        icon={<PanelLeft aria-hidden="true" />}
        pressed={isSideOpen}
        onClick={onSide}
      />
      <PageTurner {...props} />
      <SizeTools {...props} />
      <OtherTools {...props} />
    </div>
  );
}

function PageTurner({ view, pages, texts }: ReaderBarProps): ReactElement {
  return (
    <span className={styles.group}>
      <IconButton
        size="s"
        label={texts.previous}
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={view.page <= 1}
        onClick={() => view.goTo(view.page - 1)}
      />
      <PageField page={view.page} total={pages} texts={texts} onGo={view.goTo} />
      <IconButton
        size="s"
        label={texts.next}
        icon={<ChevronRight aria-hidden="true" />}
        disabled={view.page >= pages}
        onClick={() => view.goTo(view.page + 1)}
      />
    </span>
  );
}

function SizeTools({ view, texts }: ReaderBarProps): ReactElement {
  const fit =
    (zoom: Zoom): (() => void) =>
    () =>
      view.zoomTo(view.zoom === zoom ? 'AUTO' : zoom);
  return (
    <span className={styles.group}>
      <IconButton
        size="s"
        label={texts.smaller}
        icon={<ZoomOut aria-hidden="true" />}
        onClick={() => view.zoomBy(-1)}
      />
      <span className={styles.percent}>{Math.round((view.scale / PAPER_SCALE) * 100)} %</span>
      <IconButton
        size="s"
        label={texts.larger}
        icon={<ZoomIn aria-hidden="true" />}
        onClick={() => view.zoomBy(1)}
      />
      <IconButton
        size="s"
        label={texts.fitWidth}
        icon={<MoveHorizontal aria-hidden="true" />}
        pressed={view.zoom === 'WIDTH'}
        onClick={fit('WIDTH')}
      />
      <IconButton
        size="s"
        label={texts.fitPage}
        icon={<Maximize aria-hidden="true" />}
        pressed={view.zoom === 'PAGE'}
        onClick={fit('PAGE')}
      />
    </span>
  );
}

function OtherTools(props: ReaderBarProps): ReactElement {
  const { texts, isSearching, isPrinting, onSearch, onPrint, onDownload, children } = props;
  return (
    <span className={styles.group} data-end="true">
      <IconButton
        size="s"
        label={texts.search}
        icon={<Search aria-hidden="true" />}
        pressed={isSearching}
        onClick={onSearch}
      />
      <IconButton
        size="s"
        label={isPrinting ? texts.printing : texts.print}
        icon={<Printer aria-hidden="true" />}
        disabled={isPrinting}
        onClick={onPrint}
      />
      <IconButton
        size="s"
        label={texts.download}
        icon={<Download aria-hidden="true" />}
        onClick={onDownload}
      />
      {children}
    </span>
  );
}
