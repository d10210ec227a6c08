// Reads the text form of a chain. What can't be read throws a TextFault with its line; what is read is checked as when it is sent.
import { chainDraftSchema, type ChainDraft } from '#contract/entities/practice-tools.ts';
import { FIELDS, nameOf, SECTIONS, TOP } from './keywords.ts';
import { KINDS, readFreeText, TRILINGUAL, type FieldName } from './row-fields.ts';
import { readMatcher, readWords, TextFault, unquote } from './words.ts';

interface Line {
  readonly number: number;
  readonly text: string;
}

/** Runs what reads a line, and says which it was where it can't. */
function at<T>({ number }: Line, read: () => T): T {
  try {
    return read();
  } catch (fault) {
    if (fault instanceof TextFault && fault.line === undefined)
      throw new TextFault(fault.reason, fault.word, number);
    throw fault;
  }
}

/** `word: value`; a word may stand alone. */
function parted(line: Line): readonly [word: string, value: string] {
  const text = line.text.trim();
  const colon = text.search(/[:：]/u);
  return colon === -1 ? [text, ''] : [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
}

type Texts = Record<string, string>;
const NO_TEXT = { ru: '', en: '', ch: '' };

/** `why en` is the English of `why`. */
function languageOf(word: string): readonly [word: string, language: string] {
  const [, own, language] = /^(.*) (en|ch)$/u.exec(word) ?? [];
  return own === undefined || language === undefined ? [word, 'ru'] : [own, language];
}

const isTrilingual = (name: FieldName): name is (typeof TRILINGUAL)[number] =>
  name === TRILINGUAL[0] || name === TRILINGUAL[1];

// Dot takes any sign: a text may hold the line separators that are no end of a line here.
const HEAD = /^\d+\.(?: (?<text>.*?))?(?: ?\[(?<id>[^[]*)\])?$/su;

function readHead(line: Line): Record<string, unknown> {
  const { text, id } = HEAD.exec(line.text)?.groups ?? {};
  const hasText = text !== undefined && text !== '';
  return {
    ...(id === undefined ? {} : { id: at(line, () => unquote(id)) }),
    ...(hasText ? { text: { ...NO_TEXT, ru: at(line, () => readFreeText(text)) } } : {}),
  };
}

/** The lines of one row, by field. */
function readRow(head: Line, lines: readonly Line[], hasSources: boolean): unknown {
  const row = readHead(head);
  const known = new Map<Exclude<FieldName, (typeof TRILINGUAL)[number]>, { lines: string[]; first: Line }>();
  for (const line of lines) {
    const [said, value] = parted(line);
    const [word, language] = languageOf(said);
    const name = nameOf(FIELDS, word);
    if (name === undefined) throw new TextFault('keyword', said, line.number);
    if (isTrilingual(name)) {
      row[name] = {
        ...NO_TEXT,
        ...(row[name] as Texts | undefined),
        [language]: at(line, () => readFreeText(value)),
      };
    } else {
      const held = known.get(name) ?? { lines: [], first: line };
      known.set(name, { ...held, lines: [...held.lines, value] });
    }
  }
  for (const [name, held] of known) {
    const value = at(held.first, () => KINDS[name].read(held.lines));
    if (name === 'en' || name === 'ch')
      row['text'] = { ...NO_TEXT, ...(row['text'] as Texts | undefined), [name]: value };
    else row[name] = value;
  }
  return { ...(hasSources ? { sources: [] } : {}), ...row };
}

const WITHOUT_SOURCES: readonly string[] = ['anyOf', 'shares'];

function readSection(name: keyof typeof SECTIONS, lines: readonly Line[]): unknown[] {
  if (name === 'mending')
    return lines.map((line) => at(line, () => readMatcher(line.text.trim().replace(/^- ?/u, ''))));
  const starts = lines.flatMap(({ text }, place) => (/^\d+\./u.test(text) ? [place] : []));
  const [first] = lines;
  if (first !== undefined && starts[0] !== 0) throw new TextFault('place', first.text.trim(), first.number);
  return starts.map((start, place) => {
    const [head, ...fields] = lines.slice(start, starts[place + 1]);
    return readRow(head as Line, fields, !WITHOUT_SOURCES.includes(name));
  });
}

type Top = keyof typeof TOP;

function readTop(lines: readonly Line[]): Readonly<Record<string, unknown>> {
  const read: Record<string, unknown> = { title: NO_TEXT, description: NO_TEXT };
  for (const line of lines) {
    const [said, value] = parted(line);
    const [word, language] = languageOf(said);
    const name: Top | undefined = nameOf(TOP, word);
    if (name === undefined) throw new TextFault('keyword', said, line.number);
    read[name] = at(line, () => readTopValue(name, value, { language, held: read[name] }));
  }
  return read;
}

function readTopValue(
  name: Top,
  value: string,
  { language, held }: { readonly language: string; readonly held: unknown },
): unknown {
  switch (name) {
    case 'title':
    case 'description':
      return { ...(held as Texts), [language]: readFreeText(value) };
    case 'simulation':
      return value;
    case 'freeCodes':
    case 'crossing':
      return readWords(value);
    default:
      try {
        return JSON.parse(value);
      } catch {
        throw new TextFault('value', value);
      }
  }
}

interface Part {
  readonly section: keyof typeof SECTIONS | undefined;
  readonly lines: readonly Line[];
}

function partsOf(text: string): readonly Part[] {
  const lines = text
    .split('\n')
    .map((line, place): Line => ({ number: place + 1, text: line.trimEnd() }))
    .filter((line) => line.text !== '');
  const parts: { section: Part['section']; lines: Line[] }[] = [{ section: undefined, lines: [] }];
  for (const line of lines) {
    if (!line.text.startsWith('#')) {
      parts.at(-1)?.lines.push(line);
      continue;
    }
    const said = line.text.replace(/^#+ ?/u, '');
    const section = nameOf(SECTIONS, said);
    if (section === undefined) throw new TextFault('keyword', said, line.number);
    parts.push({ section, lines: [] });
  }
  return parts;
}

const REQUIRED = { steps: [], anyOf: [], forbidden: [], wrong: [], end: [] };

/** The chain that a text says. Throws a TextFault with the line, or with the path of a value that does not fit. */
export function readChain(text: string): ChainDraft {
  const [top, ...sections] = partsOf(text);
  const { title, description, simulation, ...settings } = readTop(top?.lines ?? []);
  const rows = sections.map(
    ({ section, lines }) => [section, readSection(section ?? 'steps', lines)] as const,
  );
  const reference = { ...REQUIRED, ...settings, ...Object.fromEntries(rows) };
  const parsed = chainDraftSchema.safeParse({ title, description, simulation, reference });
  if (parsed.success) return parsed.data;
  const path = parsed.error.issues[0]?.path.map(String).join('.') ?? '';
  throw new TextFault('value', path.replace(/^reference\./u, ''));
}
