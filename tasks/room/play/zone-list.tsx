// The map and its zones as a list: each brings the camera there. It moves the view alone; nobody walks.
import { MapPinned } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement, type RefObject } from 'react';
import { textIn, type Language } from '#contract/languages.ts';
import type { RoomLocation } from '#contract/simulation/room-map.ts';
import type { RoomScene } from '#scenes/room/room-scene.ts';
import { IconButton } from '#src/ui/buttons/icon-button.tsx';
import { roomTexts } from '../texts/room-texts.ts';
import styles from './zone-list.module.css';

/** As the scene and the specification name it. */
const MAP = 'map';

interface ZoneListProps {
  readonly language: Language;
  readonly scene: RoomScene | undefined;
  readonly locations: readonly RoomLocation[];
}

export function ZoneList(props: ZoneListProps): ReactElement {
  const { language, scene } = props;
  const texts = roomTexts(language);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div className={styles.around}>
      <IconButton
        ref={opener}
        label={texts.zones}
        icon={<MapPinned aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-haspopup="true"
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && scene ? <Zones {...props} scene={scene} opener={opener} onClose={close} /> : null}
    </div>
  );
}

interface ZonesProps extends ZoneListProps {
  readonly scene: RoomScene;
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

function Zones({ language, scene, locations, opener, onClose }: ZonesProps): ReactElement {
  const texts = roomTexts(language);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]') ?? buttonsOf(list.current)[0];
    current?.focus();
  }, []);
  usePressBeside(list, opener, onClose);
  const rows = [
    { id: MAP, text: texts.wholeMap },
    ...locations
      .flatMap((location) => [location, ...(location.sections ?? [])])
      .map(({ id, text }) => ({ id, text: textIn(text, language) })),
  ];
  const show = (id: string): void => {
    scene.focusRoom(id);
    onClose();
  };
  return (
    <ul ref={list} className={styles.list} aria-label={texts.zones}>
      {rows.map(({ id, text }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.zone}
            aria-current={scene.zoneInView === id ? 'true' : undefined}
            onKeyDown={(event) => step(event, list.current, onClose)}
            onClick={() => show(id)}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

const buttonsOf = (list: Element | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('button') ?? []),
];

/** Up and down go through the list here; the person does not walk by them meanwhile. */
function step(event: KeyboardEvent, list: HTMLUListElement | null, onClose: () => void): void {
  if (event.key === 'Tab') return;
  event.stopPropagation();
  if (event.key === 'Escape') return onClose();
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const buttons = buttonsOf(list);
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
}

/** A press anywhere else closes the list. */
function usePressBeside(
  list: RefObject<HTMLElement | null>,
  opener: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const stopped = new AbortController();
    const onPress = ({ target }: PointerEvent): void => {
      const isWithin = [list, opener].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      );
      if (!isWithin) latest.current();
    };
    document.addEventListener('pointerdown', onPress, { signal: stopped.signal });
    return () => stopped.abort();
  }, [list, opener]);
}
