import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileUrl } from '#src/lib/use-file-url.ts';
import { useViewedFiles } from '#src/lib/viewed-files.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Loader } from '#src/ui/loader.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { NamedOverlay } from '#src/ui/overlay.tsx';
import styles from './viewer.module.css';

const ZOOMS = [1, 1.5, 2, 3, 4] as const;

function Picture({
  id,
  name,
  zoom,
}: {
  readonly id: string;
  readonly name: string;
  readonly zoom: number;
}): ReactElement {
  const { t } = useTranslation(['shell', 'common']);
  const { url, failed } = useFileUrl(id);
  if (failed) return <Notice tone="danger">{t('viewer.missing')}</Notice>;
  if (url === undefined) return <Loader label={t('common:loading')} />;
  return (
    // Scrolled by keyboard when it is larger than its frame.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={styles.stage} tabIndex={0} aria-label={name}>
      <img src={url} alt={name} className={styles.picture} style={{ width: `${zoom * 100}%` }} />
    </section>
  );
}

function ImageBody(): ReactElement | null {
  const { t } = useTranslation('shell');
  const { files, index: first } = useViewedFiles();
  const [index, setIndex] = useState(first);
  const [zoomStep, setZoomStep] = useState(0);
  const file = files[index];
  if (file === undefined) return null;
  const turn = (by: number): void => {
    setIndex((index + by + files.length) % files.length);
    setZoomStep(0);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (zoomStep === 0 && event.key === 'ArrowLeft') turn(-1);
    if (zoomStep === 0 && event.key === 'ArrowRight') turn(1);
  };
  return (
    // The arrows are a shortcut for the two buttons below.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.viewer} onKeyDown={onKey}>
      <Picture key={file.id} id={file.id} name={file.name} zoom={ZOOMS[zoomStep] ?? 1} />
      <div className={styles.tools}>
        {files.length > 1 ? (
          <>
            <IconButton
              label={t('viewer.previous')}
              icon={<ChevronLeft aria-hidden="true" />}
              onClick={() => turn(-1)}
            />
            <span aria-live="polite">{t('viewer.position', { number: index + 1, total: files.length })}</span>
            <IconButton
              label={t('viewer.next')}
              icon={<ChevronRight aria-hidden="true" />}
              onClick={() => turn(1)}
            />
          </>
        ) : null}
        <IconButton
          label={t('viewer.zoomOut')}
          icon={<ZoomOut aria-hidden="true" />}
          disabled={zoomStep === 0}
          onClick={() => setZoomStep(zoomStep - 1)}
        />
        <IconButton
          label={t('viewer.zoomIn')}
          icon={<ZoomIn aria-hidden="true" />}
          disabled={zoomStep === ZOOMS.length - 1}
          onClick={() => setZoomStep(zoomStep + 1)}
        />
      </div>
    </div>
  );
}

/** The pictures of a question or an answer, one at a time, up to four times as large. */
export function ImageViewer(): ReactElement {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <NamedOverlay name="images" title={t('viewer.images')} closeLabel={t('common:actions.close')} size="full">
      <ImageBody />
    </NamedOverlay>
  );
}
