// Two authors of one content: what is merged, what is asked; and 500 random edits of which none is overwritten.
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import { isSameJson, merge, ORDER, type MergeConflict } from './merge.ts';

const text = (ru: string, en = '', ch = '') => ({ ru, en, ch });
const base = {
  title: text('Вход', 'Entry'),
  points: 5,
  options: [
    { id: 'a', text: text('Маска') },
    { id: 'b', text: text('Шапка') },
    { id: 'c', text: text('Халат') },
  ],
  tasks: ['t1', 't2', 't3'],
};
type Content = typeof base;
const change = (part: object): Content => ({ ...base, ...part }) as Content;
const paths = (conflicts: readonly MergeConflict[]): string[] => conflicts.map(({ path }) => path.join('.'));

describe('fields', () => {
  test('changed apart are both taken', () => {
    const { value, conflicts } = merge(
      base,
      change({ points: 7 }),
      change({ title: text('Проход', 'Entry') }),
    );
    expect(value).toEqual(change({ points: 7, title: text('Проход', 'Entry') }));
    expect(conflicts).toEqual([]);
  });

  test('each language is one of its own', () => {
    const mine = change({ title: text('Проход', 'Entry') });
    const theirs = change({ title: text('Вход', 'Way in', '入口') });
    expect(merge(base, mine, theirs)).toEqual({
      value: change({ title: text('Проход', 'Way in', '入口') }),
      conflicts: [],
    });
  });

  test('changed by both are asked, with both values, and mine stands', () => {
    const { value, conflicts } = merge(base, change({ points: 7 }), change({ points: 9 }));
    expect(value.points).toBe(7);
    expect(conflicts).toEqual([{ path: ['points'], base: 5, mine: 7, theirs: 9 }]);
  });

  test('changed alike by both are no question', () => {
    expect(merge(base, change({ points: 7 }), change({ points: 7 })).conflicts).toEqual([]);
  });
});

describe('lists', () => {
  const [a, b, c] = base.options;
  const merged = (mine: unknown[], theirs: unknown[]) =>
    merge(base, change({ options: mine }), change({ options: theirs }));
  const ids = (content: Content): string[] => content.options.map((option) => option.id);
  const d = { id: 'd', text: text('Очки') };
  const e = { id: 'e', text: text('Бахилы') };

  test('one moves, the other changes and adds', () => {
    const changed = { ...b, text: text('Колпак') };
    const { value, conflicts } = merged([c, a, b], [a, changed, d, c]);
    expect(ids(value)).toEqual(['c', 'a', 'b', 'd']);
    expect(value.options[2]?.text.ru).toBe('Колпак');
    expect(conflicts).toEqual([]);
  });

  test('both add', () =>
    expect(ids(merged([d, a, b, c], [a, b, c, e]).value)).toEqual(['d', 'a', 'b', 'c', 'e']));

  test('one deletes what the other left alone', () => {
    expect(ids(merged([a, c], [a, b, c, d]).value)).toEqual(['a', 'c', 'd']);
  });

  test('one deletes what the other changed: it stays and is asked', () => {
    const { value, conflicts } = merged([a, c], [a, { ...b, text: text('Колпак') }, c]);
    expect(ids(value)).toEqual(['a', 'b', 'c']);
    expect(paths(conflicts)).toEqual(['options.b']);
  });

  test('both move, not alike: asked, and mine stands', () => {
    const { value, conflicts } = merged([c, a, b], [b, a, c]);
    expect(ids(value)).toEqual(['c', 'a', 'b']);
    expect(paths(conflicts)).toEqual([`options.${ORDER}`]);
    expect(merged([c, a, b], [c, a, b]).conflicts).toEqual([]);
  });

  test('of ids alone, and of what cannot be told apart', () => {
    const { value } = merge(
      base,
      change({ tasks: ['t3', 't1', 't2'] }),
      change({ tasks: ['t1', 't2', 't9', 't3'] }),
    );
    expect(value.tasks).toEqual(['t3', 't1', 't2', 't9']);
    const plain = merge({ list: [1, 2] }, { list: [1, 3] }, { list: [1, 4] });
    expect(plain).toMatchObject({ value: { list: [1, 3] }, conflicts: [{ path: ['list'] }] });
  });
});

test('the order of fields says nothing', () => {
  expect(isSameJson({ one: 1, two: [text('а')] }, { two: [text('а')], one: 1, three: undefined })).toBe(true);
  expect(isSameJson([1, 2], [2, 1])).toBe(false);
});

/** Every field by its path: texts, points, the presence of options, and the order of the list. */
function leavesOf(content: Content): ReadonlyMap<string, string> {
  const leaves = new Map<string, string>([['points', String(content.points)]]);
  for (const [language, words] of Object.entries(content.title)) leaves.set(`title.${language}`, words);
  for (const { id, text: words } of content.options) {
    leaves.set(`options.${id}`, 'there');
    for (const [language, said] of Object.entries(words)) leaves.set(`options.${id}.text.${language}`, said);
  }
  return leaves;
}

type Dice = (below: number) => number;

function diceOf(seed: number): Dice {
  let state = seed;
  return (below) => {
    // Park and Miller's generator.
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** One random edit by one author, whose words nobody else writes. */
function edited(content: Content, dice: Dice, word: string): Content {
  const language = LANGUAGES[dice(LANGUAGES.length)] ?? 'ru';
  const { options } = content;
  const at = dice(options.length);
  switch (dice(6)) {
    case 0:
      return { ...content, points: dice(1000) };
    case 1:
      return { ...content, title: { ...content.title, [language]: word } };
    case 2:
      return { ...content, options: options.toSpliced(at, 0, { id: word, text: text(word) }) };
    case 3:
      return options.length > 2 ? { ...content, options: options.toSpliced(at, 1) } : content;
    case 4: {
      const [moved] = options.slice(at, at + 1);
      if (moved === undefined) return content;
      const rest = options.toSpliced(at, 1);
      return { ...content, options: rest.toSpliced(dice(rest.length + 1), 0, moved) };
    }
    default:
      return {
        ...content,
        options: options.map((option, index) =>
          index === at ? { ...option, text: { ...option.text, [language]: word } } : option,
        ),
      };
  }
}

interface Author {
  readonly from: Content;
  readonly made: Content;
  readonly other: Content;
}

/** The fields whose value of one author is neither in the merged content nor asked about. */
function lost({ from, made, other }: Author, merged: ReturnType<typeof merge<Content>>): string[] {
  const [was, is, now, theirs] = [leavesOf(from), leavesOf(made), leavesOf(merged.value), leavesOf(other)];
  const asked = paths(merged.conflicts);
  const isAsked = (path: string): boolean => asked.some((one) => path === one || path.startsWith(`${one}.`));
  // An option that both deleted took its texts with it.
  const isGone = (path: string): boolean => !is.has(path) && !theirs.has(path);
  const changed = [...was.keys(), ...is.keys()].filter((path) => was.get(path) !== is.get(path));
  return changed.filter((path) => is.get(path) !== now.get(path) && !isAsked(path) && !isGone(path));
}

test.each([1, 2, 3, 4, 5])(
  '500 random edits of two authors, seed %i: merged or asked, never overwritten',
  (seed) => {
    const dice = diceOf(seed);
    let shared = base;
    let asked = 0;
    for (let edit = 0; edit < 500;) {
      let [mine, theirs] = [shared, shared];
      for (const count = edit + 1 + dice(6); edit < count; edit += 1) {
        if (dice(2) === 0) mine = edited(mine, dice, `m${edit}`);
        else theirs = edited(theirs, dice, `t${edit}`);
      }
      const both = merge(shared, mine, theirs);
      expect(lost({ from: shared, made: mine, other: theirs }, both)).toEqual([]);
      expect(lost({ from: shared, made: theirs, other: mine }, both)).toEqual([]);
      // Whoever merges, the same is asked, and nothing but the answer to it differs.
      const other = merge(shared, theirs, mine);
      expect(paths(other.conflicts).toSorted()).toEqual(paths(both.conflicts).toSorted());
      if (both.conflicts.length === 0) expect(leavesOf(other.value)).toEqual(leavesOf(both.value));
      asked += both.conflicts.length;
      shared = both.value;
    }
    expect(asked).toBeGreaterThan(0);
  },
);
