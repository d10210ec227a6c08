// The inside of a close-up: its picture, what lies and hangs in it, dashed places for held things, and the
// hands.
import {
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { nearPlaceUrls } from '#assets/closeup-files.ts';
import { filled, textIn } from '#contract/languages.ts';
import { heldItems } from '#machines/room/selectors.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ColouredPicture } from '#src/ui/data/coloured-picture.tsx';
import { roomTexts } from '../texts/room-texts.ts';
import { closeUpTexts } from './close-up-texts.ts';
import styles from './close-up.module.css';
import type { CloseUpProps } from './close-up-props.ts';
import { putOf, takeOf, type CloseUpView } from './close-up-view.ts';
import { moveFocus } from './move-focus.ts';
import { NearThing, thingPicture } from './near-thing.tsx';
import { settled, type PlacePicture } from './placing.ts';
import { useDrag, type Drag, type DropSpot } from './use-drag.ts';

interface InsideProps extends CloseUpProps {
  readonly view: CloseUpView;
}

interface PartProps extends InsideProps {
  readonly drag: Drag;
}

export function Inside(props: InsideProps): ReactElement {
  const { view, language } = props;
  const picture = useRef<HTMLDivElement>(null);
  const { dropped, onDrop } = useDrops(props, picture);
  const remark = useRemark(props, dropped);
  const drag = useDrag(onDrop);
  const isEmpty = view.things.length === 0 && !view.isLocked;
  return (
    <div className={styles.inside}>
      <div ref={picture} className={styles.picture} data-drop="picture" data-place={view.picture}>
        <Background picture={view.picture} />
        {view.isLocked ? <Locked {...props} /> : null}
        <Places {...props} drag={drag} />
        <Things {...props} drag={drag} />
        {remark ? (
          <p aria-hidden="true" className={styles.remark} style={remark.style} data-note>
            {remark.text}
          </p>
        ) : null}
      </div>
      {isEmpty ? <p className={styles.quiet}>{roomTexts(language).closeUp.empty}</p> : null}
      <Hands {...props} drag={drag} />
      <Ghost drag={drag} />
    </div>
  );
}

interface Dropped {
  readonly subjectId: string;
  readonly style: CSSProperties;
}

/** Carries out a drop; an impossible one is tried too, so that the machine gives the reason. */
function useDrops(props: InsideProps, picture: RefObject<HTMLElement | null>) {
  const { ruleset, state, view, onChoose } = props;
  const [dropped, setDropped] = useState<Dropped>();
  const onDrop = (
    subjectId: string,
    spot: DropSpot,
    at: { readonly x: number; readonly y: number },
  ): void => {
    const isHeld = state.subjects[subjectId]?.place.at === 'P002';
    if (isHeld === (spot === 'hands')) return;
    const option = isHeld ? putOf(ruleset, state, view, subjectId) : takeOf(ruleset, state, subjectId);
    const box = picture.current?.getBoundingClientRect();
    setDropped(box ? { subjectId, style: noteAt(at, box) } : undefined);
    if (option) onChoose(option.steps);
  };
  return { dropped, onDrop };
}

/** The result of the last action since opening, shown where its thing was dropped or lies. */
function useRemark({ said, view, language }: InsideProps, dropped: Dropped | undefined) {
  const [before] = useState(said?.seq);
  if (!said || said.seq === before) return undefined;
  const text = said.text || (said.isRefused ? closeUpTexts(language).notPossible : '');
  if (text === '') return undefined;
  if (dropped && dropped.subjectId === said.item) return { text, style: dropped.style };
  const thing = view.things.find(({ subject }) => subject.id === said.item);
  return { text, style: thing ? above(settled(view.picture, thing.box)) : AT_HANDS };
}

const AT_HANDS: CSSProperties = { left: '50%', top: '98%' };

function above({ left, top, width }: ReturnType<typeof settled>): CSSProperties {
  return within(`${left + width / 2}%`, `${top}%`);
}

/** Keeps a note entirely in view. */
function within(left: string, top: string): CSSProperties {
  return { left: `clamp(110px, ${left}, calc(100% - 110px))`, top: `clamp(56px, ${top}, 100%)` };
}

function noteAt({ x, y }: { readonly x: number; readonly y: number }, box: DOMRect): CSSProperties {
  const share = (value: number): string => `${Math.round(Math.min(Math.max(value, 0), 1) * 1000) / 10}%`;
  const left = share((x - box.left) / box.width);
  const top = share((y - box.top) / box.height);
  return within(left, top);
}

function Background({ picture }: { readonly picture: PlacePicture }): ReactElement | null {
  const urls = nearPlaceUrls(picture);
  if (!urls) return null;
  return (
    <img
      className={styles.background}
      src={urls.at1x}
      srcSet={`${urls.at1x} 480w, ${urls.at2x} 960w`}
      sizes="(width < 1000px) 100vw, 960px"
      alt=""
      draggable={false}
    />
  );
}

/** Enter does the first action, as in the panels; a tap opens the list. */
function Things({ view, language, onMenu, onFirst, drag }: PartProps): ReactElement {
  return (
    <>
      {view.things.map(({ subject, item, box }) => {
        const target = { kind: 'item', id: subject.id } as const;
        const place = settled(view.picture, box);
        const name = textIn(item.text, language);
        return (
          <button
            key={subject.id}
            type="button"
            className={styles.thing}
            style={styleOf(place)}
            aria-label={name}
            title={name}
            data-lifted={drag.dragged?.subjectId === subject.id || undefined}
            onClick={() => drag.isClick() && onMenu(target)}
            onKeyDown={onKeys(() => onFirst(target))}
            {...drag.handle(subject.id, thingPicture(item, false))}
          >
            <NearThing item={item} name={name} hangs={place.hangs} />
          </button>
        );
      })}
    </>
  );
}

/** Enter does the first action; arrows move between everything in the picture. */
function onKeys(run: () => void) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Enter') return moveFocus(event);
    event.preventDefault();
    run();
  };
}

function Places({ view, language, onChoose }: PartProps): ReactElement {
  const texts = roomTexts(language).closeUp;
  return (
    <>
      {view.places.map(({ subject, item, box, option }) => {
        const name = filled(texts.put, { item: textIn(item.text, language) });
        const place = settled(view.picture, box);
        return (
          <button
            key={`${subject.id}-${option.action.to ?? ''}`}
            type="button"
            className={styles.place}
            style={styleOf(place)}
            aria-label={name}
            title={name}
            onClick={() => onChoose(option.steps)}
            onKeyDown={moveFocus}
          >
            <NearThing item={item} name={name} hangs={place.hangs} />
          </button>
        );
      })}
    </>
  );
}

/** Held things, to be dragged into the picture; also the drop target for taking a thing. */
function Hands({ ruleset, state, language, onMenu, onFirst, drag }: PartProps): ReactElement {
  const texts = closeUpTexts(language);
  const held = heldItems(ruleset, state);
  return (
    <section aria-label={texts.inHands} className={styles.hands} data-drop="hands">
      <h3>{held.length > 0 ? texts.inHands : texts.handsEmpty}</h3>
      {held.map(({ subject, item }) => {
        const target = { kind: 'item', id: subject.id } as const;
        const name = textIn(item.text, language);
        return (
          <button
            key={subject.id}
            type="button"
            className={styles.held}
            aria-label={filled(texts.holds, { item: name })}
            data-lifted={drag.dragged?.subjectId === subject.id || undefined}
            onClick={() => drag.isClick() && onMenu(target)}
            onKeyDown={onKeys(() => onFirst(target))}
            {...drag.handle(subject.id, thingPicture(item, false))}
          >
            <NearThing item={item} name={name} hangs={false} />
            <span aria-hidden="true">{name}</span>
          </button>
        );
      })}
      {held.length < 2 ? (
        <p aria-hidden="true" className={styles.takeHere}>
          {texts.takeHere}
        </p>
      ) : null}
    </section>
  );
}

/** The dragged thing under the pointer, even outside the dialog, which is transformed and clipped. */
function Ghost({ drag: { dragged } }: { readonly drag: Drag }): ReactElement | null {
  if (dragged?.icon === undefined) return null;
  return createPortal(
    <ColouredPicture
      className={styles.ghost}
      style={{ left: dragged.x, top: dragged.y }}
      picture={dragged.icon}
      draggable={false}
    />,
    document.body,
  );
}

function Locked({ of, language, onMenu }: InsideProps): ReactElement {
  const texts = roomTexts(language);
  return (
    <div className={styles.locked}>
      <p>{texts.closeUp.locked}</p>
      {of.kind === 'furniture' ? (
        <Button text={texts.actions} onClick={() => onMenu({ kind: 'furniture', id: of.id })} />
      ) : null}
    </div>
  );
}

function styleOf({ left, top, width, height }: ReturnType<typeof settled>): CSSProperties {
  return { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` };
}
