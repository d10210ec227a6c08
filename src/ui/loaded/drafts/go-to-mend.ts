// Leads from a finding to the field where it is mended.
import { LANGUAGES, type Language } from '#contract/languages.ts';

/** A part of the page by its name, or by its path in a draft, and the language in which its text is to be mended. */
export interface Mend {
  readonly place: string;
  readonly language?: Language | undefined;
  /** It is the first field there that is empty. */
  readonly isEmpty?: boolean;
}

/** A rich text has its tools before it. */
const WANTED = [
  '[contenteditable="true"], textarea:enabled, input:enabled:not([type="file"])',
  'button:enabled, a[href]',
];
/** A dialog that closes gives the focus back to its button a frame later, and an editor begins anew with its language: until then the field loses it. */
const HELD_FRAMES = 6;
const MAX_FRAMES = 60;
/** A panel that opens for it may have to load first. */
const MAX_WAIT_FRAMES = 240;

/** Language segments stand before the fields of which they tell, in their form or above it. */
function chooseLanguage(place: Element, language: Language): void {
  const radio = `[data-mend="language"] input[type="radio"][value="${language}"]`;
  place.closest(`:has(${radio})`)?.querySelector<HTMLInputElement>(radio)?.click();
}

function unfold(place: HTMLElement): void {
  for (let at: Element | null = place; at !== null; at = at.parentElement)
    if (at instanceof HTMLDetailsElement) at.open = true;
}

const emptyIn = (place: HTMLElement): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].find(
    ({ type, value }) => (type === 'text' || type === 'textarea') && value.trim() === '',
  );

function focusIn(place: HTMLElement, isEmpty: boolean): void {
  const field =
    (isEmpty ? emptyIn(place) : undefined) ??
    WANTED.map((one) => place.querySelector<HTMLElement>(one)).find((one) => one !== null);
  field?.focus({ preventScroll: true });
  (field ?? place).scrollIntoView({ block: 'center' });
}

/** The part of that name; of a path: the one nearest to it, such as that of `play.pods` for `play.pods.0.place`. */
function placeOf(name: string): HTMLElement | null {
  const place = document.querySelector<HTMLElement>(`[data-mend="${CSS.escape(name)}"]`);
  const end = name.lastIndexOf('.');
  return place === null && end > 0 ? placeOf(name.slice(0, end)) : place;
}

/** Whether the page has such a part now. */
export const isMendedHere = ({ place }: Mend): boolean => placeOf(place) !== null;

/** The place of a path in a draft; the last part of that of a text is its language. */
export function mendAt(path: string): Mend {
  const language = LANGUAGES.find((one) => path.endsWith(`.${one}`));
  return { place: path, language };
}

/** Puts the focus into the field, once it is there and what lay over it has closed. */
export function goToMend({ place: name, language, isEmpty = false }: Mend): void {
  let [left, held, isFound] = [MAX_WAIT_FRAMES, 0, false];
  const hold = (): void => {
    const now = placeOf(name);
    if (now !== null && !isFound) {
      [left, isFound] = [MAX_FRAMES, true];
      unfold(now);
      if (language !== undefined) chooseLanguage(now, language);
    }
    const isThere = now?.contains(document.activeElement) === true;
    held = isThere ? held + 1 : 0;
    if (!isThere && now !== null) focusIn(now, isEmpty);
    left -= 1;
    if (held < HELD_FRAMES && left > 0) requestAnimationFrame(hold);
  };
  requestAnimationFrame(hold);
}
