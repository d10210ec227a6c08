import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useFileUrl } from '#src/lib/use-file-url.ts';
import { useViewedFiles } from '#src/lib/viewed-files.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Loader } from '#src/ui/loader.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { NamedOverlay } from '#src/ui/overlay.tsx';
import styles from './viewer.module.css';

const ZOOMS = [1, 1.5, 2, 3, 4] as const;

interface PictureProps {
  readonly id: string;
  readonly name: string;
  readonly zoom: number;
  readonly onPress: () => void;
}

/** The picture is a button: a press enlarges it, and the keyboard can scroll it. */
function Picture({ id, name, zoom, onPress }: PictureProps): ReactElement {
  const { t } = useTranslation(['shell', 'common']);
  const { url, failed } = useFileUrl(id);
  if (failed) return <Notice tone="danger">{t('viewer.missing')}</Notice>;
  if (url === undefined) return <Loader label={t('common:loading')} />;
  return (
    <div className={styles.stage}>
      <button type="button" className={styles.enlarge} data-fit={zoom === 1 || undefined} onClick={onPress}>
        <img src={url} alt={name} className={styles.picture} style={{ width: `${zoom * 100}%` }} />
      </button>
    </div>
  );
}

interface Turning {
  readonly index: number;
  readonly total: number;
  readonly onTurn: (by: 1 | -1) => void;
}

function Turner({ index, total, onTurn }: Turning): ReactElement | null {
  const { t } = useTranslation('shell');
  if (total < 2) return null;
  return (
    <>
      <IconButton
        label={t('viewer.previous')}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onTurn(-1)}
      />
      <span aria-live="polite">{t('viewer.position', { number: index + 1, total })}</span>
      <IconButton
        label={t('viewer.next')}
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => onTurn(1)}
      />
    </>
  );
}

function useArrows(active: boolean, onTurn: (by: 1 | -1) => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'ArrowLeft') onTurn(-1);
      if (event.key === 'ArrowRight') onTurn(1);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [active, onTurn]);
}

function ImageBody(): ReactElement | null {
  const { t } = useTranslation('shell');
  const { files, index: first } = useViewedFiles();
  const [index, setIndex] = useState(first);
  const [zoomStep, setZoomStep] = useState(0);
  const total = files.length;
  const turn = useCallback(
    (by: 1 | -1): void => {
      setIndex((now) => (now + by + total) % total);
      setZoomStep(0);
    },
    [total],
  );
  useArrows(total > 1 && zoomStep === 0, turn);
  const file = files[index];
  if (file === undefined) return null;
  const last = ZOOMS.length - 1;
  const enlarge = (): void => setZoomStep(zoomStep === last ? 0 : zoomStep + 1);
  return (
    <div className={styles.viewer}>
      <Picture key={file.id} id={file.id} name={file.name} zoom={ZOOMS[zoomStep] ?? 1} onPress={enlarge} />
      <div className={styles.tools}>
        <Turner index={index} total={total} onTurn={turn} />
        <IconButton
          label={t('viewer.zoomOut')}
          icon={<ZoomOut aria-hidden="true" />}
          disabled={zoomStep === 0}
          onClick={() => setZoomStep(zoomStep - 1)}
        />
        <IconButton
          label={t('viewer.zoomIn')}
          icon={<ZoomIn aria-hidden="true" />}
          disabled={zoomStep === last}
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
