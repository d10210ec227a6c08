import { ChevronLeft, ChevronRight, Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePanZoom, type PanZoomHandle } from '#src/app/viewers/use-pan-zoom.ts';
import { useFileUrl } from '#src/lib/api/use-file-url.ts';
import { useViewedFiles } from '#src/ui/overlays/viewed-files.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { Loader } from '#src/ui/feedback/loader.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { NamedOverlay } from '#src/ui/overlays/named-overlay.tsx';
import styles from './viewer.module.css';

const ZOOM_STEP = 1.5;
const PAN_STEP_PX = 80;

type Turn = (by: 1 | -1) => void;

/** Arrow keys switch pictures, or move a picture that is larger than the window. */
function useViewerKeys(zoom: PanZoomHandle, turn: Turn): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isLarge = zoom.at.scale > 1;
    const arrows: Readonly<Record<string, () => void>> = isLarge
      ? {
          ArrowLeft: () => zoom.panBy({ x: PAN_STEP_PX, y: 0 }),
          ArrowRight: () => zoom.panBy({ x: -PAN_STEP_PX, y: 0 }),
          ArrowUp: () => zoom.panBy({ x: 0, y: PAN_STEP_PX }),
          ArrowDown: () => zoom.panBy({ x: 0, y: -PAN_STEP_PX }),
        }
      : { ArrowLeft: () => turn(-1), ArrowRight: () => turn(1) };
    const keys: Readonly<Record<string, () => void>> = {
      ...arrows,
      PageUp: () => turn(-1),
      PageDown: () => turn(1),
      '+': () => zoom.zoomBy(ZOOM_STEP),
      '=': () => zoom.zoomBy(ZOOM_STEP),
      '-': () => zoom.zoomBy(1 / ZOOM_STEP),
      '0': zoom.reset,
    };
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

interface PictureProps {
  readonly id: string;
  readonly name: string;
  readonly zoom: PanZoomHandle;
}

function Picture({ id, name, zoom }: PictureProps): ReactElement {
  const { t } = useTranslation(['shell', 'common']);
  const { url, failed } = useFileUrl(id);
  if (failed) return <Notice tone="danger">{t('viewer.missing')}</Notice>;
  if (url === undefined) return <Loader label={t('common:loading')} />;
  const { scale, x, y } = zoom.at;
  const transform = `translate(${x}px, ${y}px) scale(${scale})`;
  return <img src={url} alt={name} draggable={false} className={styles.picture} style={{ transform }} />;
}

interface Turning {
  readonly index: number;
  readonly total: number;
  readonly onTurn: Turn;
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

function ZoomTools({ zoom }: { readonly zoom: PanZoomHandle }): ReactElement {
  const { t } = useTranslation('shell');
  const { scale } = zoom.at;
  return (
    <>
      <IconButton
        label={t('viewer.zoomOut')}
        icon={<ZoomOut aria-hidden="true" />}
        disabled={scale <= 1}
        onClick={() => zoom.zoomBy(1 / ZOOM_STEP)}
      />
      <span className={styles.percent}>{Math.round(scale * 100)} %</span>
      <IconButton
        label={t('viewer.zoomIn')}
        icon={<ZoomIn aria-hidden="true" />}
        onClick={() => zoom.zoomBy(ZOOM_STEP)}
      />
      <IconButton
        label={t('viewer.whole')}
        icon={<Maximize aria-hidden="true" />}
        disabled={scale <= 1}
        onClick={zoom.reset}
      />
    </>
  );
}

function ImageBody(): ReactElement | null {
  const { files, index: first } = useViewedFiles();
  const [index, setIndex] = useState(first);
  const stage = useRef<HTMLDivElement>(null);
  const total = files.length;
  const file = files[index];
  const zoom = usePanZoom(stage, file?.id ?? '');
  const turn: Turn = (by) => setIndex((now) => (now + by + total) % total);
  useViewerKeys(zoom, turn);
  if (file === undefined) return null;
  return (
    <div className={styles.viewer}>
      <div ref={stage} className={styles.stage} data-large={zoom.at.scale > 1 || undefined}>
        <Picture key={file.id} id={file.id} name={file.name} zoom={zoom} />
      </div>
      <div className={styles.tools}>
        <Turner index={index} total={total} onTurn={turn} />
        <ZoomTools zoom={zoom} />
      </div>
    </div>
  );
}

/** The pictures of a question or an answer, one at a time; wheel, fingers or keys zoom up to eight times. */
export function ImageViewer(): ReactElement {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <NamedOverlay name="images" title={t('viewer.images')} closeLabel={t('common:actions.close')} size="full">
      <ImageBody />
    </NamedOverlay>
  );
}
