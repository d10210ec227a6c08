// Leads from a finding to the field where it is mended.
import type { Language } from '#contract/languages.ts';

/** A part of the page by its name, and the language in which its text is to be mended. */
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

/** Puts the focus into the field, once what lay over it has closed. */
export function goToMend({ place: name, language, isEmpty = false }: Mend): void {
  const find = (): HTMLElement | null => document.querySelector(`[data-mend="${name}"]`);
  const place = find();
  if (place === null) return;
  unfold(place);
  if (language !== undefined) chooseLanguage(place, language);
  let [left, held] = [MAX_FRAMES, 0];
  const hold = (): void => {
    const now = find();
    const isThere = now?.contains(document.activeElement) === true;
    held = isThere ? held + 1 : 0;
    if (!isThere && now !== null) focusIn(now, isEmpty);
    left -= 1;
    if (held < HELD_FRAMES && left > 0) requestAnimationFrame(hold);
  };
  requestAnimationFrame(hold);
}
