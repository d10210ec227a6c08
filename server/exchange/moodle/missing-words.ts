// Gaps as Moodle's types "select missing words" and "drag and drop into text" write them: [[1]], with words beside the text.
import type { Loss } from '#contract/entities/exchange.ts';
import type { PortableGap } from '#tasks/kit/portable.ts';
import { gapId, gapMark } from '../gap-text.ts';
import { fromMarkup } from '../markup.ts';
import { childOf, childrenOf, textOf, type XmlElement } from '../xml/read-xml.ts';
import type { GapsFound } from './cloze.ts';

const GAP = /\[\[(\d{1,3})\]\]/g;
const WORDS = { gapselect: 'selectoption', ddwtos: 'dragbox' } as const;

export const isMissingWords = (type: string): type is keyof typeof WORDS => type in WORDS;

/** The right word of a gap is the one of its number; others of the same group are offered with it. */
export function missingWordsIn(
  question: XmlElement,
  type: keyof typeof WORDS,
  source: string,
  losses: Set<Loss>,
): GapsFound | undefined {
  const words = childrenOf(question, WORDS[type]).map((word) => ({
    text: fromMarkup(textOf(childOf(word, 'text')), losses),
    group: textOf(childOf(word, 'group')).trim(),
  }));
  const gaps: PortableGap[] = [];
  const markup = source.replaceAll(GAP, (whole, number: string) => {
    const right = words[Number(number) - 1];
    if (right === undefined) return whole;
    const offered = words.filter(({ group }) => group === right.group);
    const options = offered.map(({ text }) => text);
    gaps.push({ id: gapId(gaps.length), kind: 'PICKED', options, right: offered.indexOf(right) });
    return gapMark(gaps.length - 1);
  });
  return gaps.length === 0 ? undefined : { markup, gaps };
}
