// The cropped square as it will look: dragged, moved by arrow keys, zoomed by wheel, slider and + −.
import { Minus, Plus } from 'lucide-react';
import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import styles from './avatar.module.css';
import { cropByKey, MAX_ZOOM, moved, squareOf, zoomed, type Crop } from './crop.ts';
import { AVATAR_SIDE_PX } from './picture-file.ts';

interface CropAreaProps {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
  /** Its content is what will be sent. */
  readonly canvas: RefObject<HTMLCanvasElement | null>;
}

function useDrawing({ picture, crop, canvas }: CropAreaProps): void {
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const { left, top, side } = squareOf(picture, crop);
    context.imageSmoothingQuality = 'high';
    context.clearRect(0, 0, AVATAR_SIDE_PX, AVATAR_SIDE_PX);
    context.drawImage(picture, left, top, side, side, 0, 0, AVATAR_SIDE_PX, AVATAR_SIDE_PX);
  }, [picture, crop, canvas]);
}

const WHEEL_STEP = 0.001;

function useHands({ picture, crop, onChange }: CropAreaProps) {
  const last = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (last.current === undefined) return;
      const by = { x: event.clientX - last.current.x, y: event.clientY - last.current.y };
      last.current = { x: event.clientX, y: event.clientY };
      onChange(moved(picture, crop, by, AVATAR_SIDE_PX));
    },
    onPointerUp: () => {
      last.current = undefined;
    },
    onPointerCancel: () => {
      last.current = undefined;
    },
    onWheel: (event: { readonly deltaY: number }) =>
      onChange(zoomed(picture, crop, crop.zoom - event.deltaY * WHEEL_STEP)),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const next = cropByKey(picture, crop, event.key, AVATAR_SIDE_PX);
      if (next === undefined) return;
      event.preventDefault();
      onChange(next);
    },
  };
}

export function CropArea(props: CropAreaProps): ReactElement {
  const { crop, canvas } = props;
  const { t } = useTranslation('profile');
  const format = useFormat();
  useDrawing(props);
  const hands = useHands(props);
  const state = { zoom: format.percent(crop.zoom), x: format.percent(crop.x), y: format.percent(crop.y) };
  return (
    <div className={styles.crop}>
      <p className={styles.hint}>{t('avatar.cropHint')}</p>
      <button type="button" aria-label={t('avatar.cropArea')} className={styles.area} {...hands}>
        <canvas ref={canvas} width={AVATAR_SIDE_PX} height={AVATAR_SIDE_PX} className={styles.canvas} />
      </button>
      <Zoom {...props} />
      <output className={styles.told}>{t('avatar.cropState', state)}</output>
    </div>
  );
}

const BUTTON_STEP = 0.25;

function Zoom({ picture, crop, onChange }: CropAreaProps): ReactElement {
  const { t } = useTranslation('profile');
  const format = useFormat();
  const to = (zoom: number): void => onChange(zoomed(picture, crop, zoom));
  return (
    <div className={styles.zoom}>
      <IconButton
        size="s"
        label={t('avatar.zoomOut')}
        icon={<Minus size={18} aria-hidden="true" />}
        onClick={() => to(crop.zoom - BUTTON_STEP)}
      />
      <input
        type="range"
        aria-label={t('avatar.zoom')}
        aria-valuetext={format.percent(crop.zoom)}
        min={1}
        max={MAX_ZOOM}
        step={0.05}
        value={crop.zoom}
        className={styles.slider}
        onChange={(event) => to(Number(event.currentTarget.value))}
      />
      <IconButton
        size="s"
        label={t('avatar.zoomIn')}
        icon={<Plus size={18} aria-hidden="true" />}
        onClick={() => to(crop.zoom + BUTTON_STEP)}
      />
    </div>
  );
}
