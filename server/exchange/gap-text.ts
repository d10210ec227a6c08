/**
 * A text with gaps within HTML. Ours stands beside a question; other systems have one text, so ours is written as a part of its own,
 * and what is read is divided: lines before the first gap are the question.
 */
import type { Loss } from '#contract/entities/exchange.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { MaybeRich } from '#contract/rich-text/nodes.ts';
import type { LocalizedText } from '#contract/texts.ts';
import type { Portable, PortableGap } from '#tasks/kit/portable.ts';
import { isEmptyText, NO_TEXT, russian } from './found.ts';
import { fromMarkup, fromRichMarkup } from './markup.ts';
import type { PictureFor } from './rich/read-rich.ts';

/** What is asked where nothing but the text with its gaps is. */
const FILL_IN: LocalizedText = { ru: 'Заполните пропуски', en: 'Fill in the gaps', ch: '填空' };

const PART = /<div class="gap-text">([\s\S]*)<\/div>/i;
export const gapPart = (inner: string): string => `<div class="gap-text">${inner}</div>`;

/** Such as `{g1}`. */
export const GAP_MARK = /\{([A-Za-z0-9._-]{1,64})\}/g;

/** Only Russian gaps travel: elsewhere each gap stands in a text once. */
export const gapsLose = (text: LocalizedText, gaps: readonly PortableGap[]): readonly Loss[] => {
  const texts = [text, ...gaps.flatMap((gap) => (gap.kind === 'TYPED' ? gap.accepted : gap.options))];
  return texts.some(({ en, ch }) => `${en}${ch}` !== '') ? ['LANGUAGES'] : [];
};

export const gapId = (at: number): string => `g${at + 1}`;

/** Stand for gaps in HTML: no sign of any text. */
const BEGIN = '\uE000';
const END = '\uE001';
export const gapMark = (at: number): string => `${BEGIN}${gapId(at)}${END}`;

/** With braces for gaps alone. */
const braced = (text: string): string =>
  text.replaceAll(GAP_MARK, '{ $1 }').replaceAll(BEGIN, '{').replaceAll(END, '}');

const hasGap = (line: string): boolean => line.includes(BEGIN);

/** The one language whose text holds the gaps. */
function textWithGaps(markup: string, losses: Set<Loss>): string {
  const said = fromMarkup(markup, losses);
  const languages = LANGUAGES.filter((language) => hasGap(said[language]));
  if (languages.length > 1) losses.add('LANGUAGES');
  return said[languages[0] ?? 'ru'];
}

interface GapText {
  readonly question: MaybeRich;
  readonly text: LocalizedText;
}

function textIn(markup: string, losses: Set<Loss>, pictureFor: PictureFor): GapText {
  const part = PART.exec(markup);
  if (part !== null) {
    const asked = fromRichMarkup(markup.replace(PART, ''), losses, pictureFor);
    return {
      question: isEmptyText(asked) ? FILL_IN : asked,
      text: russian(braced(textWithGaps(part[1] ?? '', losses))),
    };
  }
  const lines = textWithGaps(markup, losses).split('\n');
  const first = lines.findIndex(hasGap);
  const asked = lines.slice(0, first).join('\n').trim();
  const text = lines.slice(first).join('\n');
  return {
    question: asked === '' ? FILL_IN : { ...NO_TEXT, ru: asked },
    text: russian(braced(text)),
  };
}

export interface AskedGaps {
  readonly question: MaybeRich;
  readonly portable: Extract<Portable, { kind: 'GAPS' }>;
}

/** The question, and the text with those of the gaps that stand in it. @param markup HTML in which gaps stand as `gapMark` */
export function gapsAskedIn(
  markup: string,
  gaps: readonly PortableGap[],
  losses: Set<Loss>,
  pictureFor: PictureFor,
): AskedGaps {
  const { question, text } = textIn(markup, losses, pictureFor);
  const there = gaps.filter(({ id }) => text.ru.includes(`{${id}}`));
  return { question, portable: { kind: 'GAPS', text, gaps: there } };
}
