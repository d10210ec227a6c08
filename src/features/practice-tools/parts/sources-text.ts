// Sources as lines: the title, and after a bar the place in it.
import type { Source } from '#contract/simulation/text.ts';

const BAR = ' | ';
const MAX_ID = 60;

/** `id: title | place`. */
function sourceText({ id, title, place }: Source): string {
  return `${id}: ${title}${place === undefined ? '' : BAR + place}`;
}

export const sourcesText = (sources: readonly Source[]): string => sources.map(sourceText).join('\n');

/** A line without an id gets one of its title. */
function readSource(line: string): Source {
  const [, id, rest = ''] = /^([^\s:|]{1,60}): (.*)$/su.exec(line) ?? ['', undefined, line];
  const at = rest.lastIndexOf(BAR);
  const [title, place] = at < 1 ? [rest, undefined] : [rest.slice(0, at), rest.slice(at + BAR.length)];
  const own = title
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAX_ID);
  return { id: id ?? own, title, ...(place === undefined || place === '' ? {} : { place }) };
}

export const readSources = (text: string): Source[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readSource);
