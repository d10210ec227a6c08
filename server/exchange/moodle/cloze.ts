// Gaps as Moodle writes them within a text: {1:SHORTANSWER:=word~=other}.
import type { Loss } from '#contract/entities/exchange.ts';
import type { Portable, PortableGap } from '#tasks/kit/portable.ts';
import { gapId, gapMark, GAP_MARK } from '../gap-text.ts';
import { linesMarkup } from '../rich/write-rich.ts';
import { signsOf } from '../rich/signs.ts';
import { russian } from '../found.ts';

type Gaps = Extract<Portable, { kind: 'GAPS' }>;

/** A sign of the gap's own is written by its number: so no reader ends the answer there. */
const escapeGap = (text: string): string =>
  text.replaceAll('\n', ' ').replaceAll(/[\\}{~#/"&<>%=:*]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function gapMarkup(gap: PortableGap): string {
  if (gap.kind === 'TYPED')
    return `{1:SHORTANSWER:${gap.accepted.map(({ ru }) => `=${escapeGap(ru)}`).join('~')}}`;
  const options = gap.options.map(({ ru }, at) => `${at === gap.right ? '=' : ''}${escapeGap(ru)}`);
  return `{1:MULTICHOICE_S:${options.join('~')}}`;
}

/** The text as HTML with its gaps. */
export function clozeMarkup({ text, gaps }: Gaps): string {
  const parts = text.ru.split(GAP_MARK);
  // Every second part is the id of a gap.
  return parts
    .map((part, at) => {
      if (at % 2 === 0) return linesMarkup(part).replaceAll('{', '&#123;').replaceAll('}', '&#125;');
      const gap = gaps.find(({ id }) => id === part);
      return gap === undefined ? '' : gapMarkup(gap);
    })
    .join('');
}

const GAP = /\{(\d{0,3}):([A-Z_]{2,20}):((?:\\.|[^\\}])*)\}/g;
const TYPED = /^(?:SHORTANSWER|SA|MW)(?:_?C)?$/;
const NUMBER = /^(?:NUMERICAL|NM)$/;
const PICKED = /^(?:MULTICHOICE|MC)(?:_?[VHS]{1,2})?$/;

interface Answer {
  readonly text: string;
  readonly share: number;
}

const WHOLE = 100;

function answersIn(source: string, losses: Set<Loss>): readonly Answer[] {
  // Some begin with the sign that parts the answers.
  const parts = source.split(/(?<!\\)~/).filter((part) => part.trim() !== '');
  return parts.map((part) => {
    const [said = '', why = ''] = part.split(/(?<![\\&])#/);
    if (why.trim() !== '') losses.add('ANSWER_FEEDBACK');
    const [worth = '', percent] = /^\s*(?:=|%(-?[\d.]+)%)/.exec(said) ?? [];
    const share = worth === '' ? 0 : percent === undefined ? WHOLE : Number(percent);
    if (share !== 0 && share !== WHOLE) losses.add('PARTIAL_CREDIT');
    return { text: signsOf(said.slice(worth.length).replaceAll(/\\(.)/g, '$1')).trim(), share };
  });
}

/** What is accepted in a gap that is typed. */
function acceptedIn(answers: readonly Answer[], isNumber: boolean, losses: Set<Loss>) {
  const right = answers.filter(({ share, text }) => share === WHOLE && text !== '');
  return right.map(({ text }) => {
    if (!isNumber && text.includes('*')) losses.add('WILDCARD');
    if (!isNumber) return russian(text);
    const [value = '', tolerance = '0'] = text.split(':');
    if (Number(tolerance) !== 0) losses.add('TOLERANCE');
    return russian(value.trim());
  });
}

function gapOf(id: string, type: string, source: string, losses: Set<Loss>): PortableGap | undefined {
  const answers = answersIn(source, losses);
  if (PICKED.test(type)) {
    const right = answers.findIndex(({ share }) => share === WHOLE);
    return { id, kind: 'PICKED', options: answers.map(({ text }) => russian(text)), right };
  }
  if (TYPED.test(type) && type.endsWith('C')) losses.add('RULES');
  if (TYPED.test(type) || NUMBER.test(type))
    return { id, kind: 'TYPED', accepted: acceptedIn(answers, NUMBER.test(type), losses) };
  return undefined;
}

export interface GapsFound {
  /** With marks for the gaps. */
  readonly markup: string;
  readonly gaps: readonly PortableGap[];
}

/** The gaps of a text; undefined: it has none, or one that is no gap of ours. */
export function clozeIn(source: string, losses: Set<Loss>): GapsFound | undefined {
  const gaps: (PortableGap | undefined)[] = [];
  const worths = new Set<string>();
  const markup = source.replaceAll(GAP, (_whole, worth: string, type: string, answers: string) => {
    worths.add(worth);
    gaps.push(gapOf(gapId(gaps.length), type, answers, losses));
    return gapMark(gaps.length - 1);
  });
  if (worths.size > 1) losses.add('PARTIAL_CREDIT');
  const known = gaps.flatMap((gap) => gap ?? []);
  return known.length === 0 || known.length < gaps.length ? undefined : { markup, gaps: known };
}
