// What one module states, no other module repeats: a table of patterns and the only place of each.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CODE_FOLDERS, listFiles, ROOT } from './module-graph.ts';

interface Rule {
  readonly what: string;
  readonly place: RegExp;
  readonly pattern: RegExp;
  /** Whether tests are checked too; usually not, as they spell out expected results. */
  readonly includesTests: boolean;
  /** A text that the pattern must match: a rule that never matches would check nothing. */
  readonly example: string;
}

const LANGUAGES_MODULE = /^contract\/languages\.ts$/;

const RULES: readonly Rule[] = [
  {
    what: 'the frame of a form',
    // A story that tries a button in a form of its own.
    place: /^src\/ui\/fields\/form\.tsx$|\.stories\.tsx$/,
    pattern: /<form\b/,
    includesTests: false,
    example: `<form onSubmit={save}>`,
  },
  {
    what: 'the list of languages, their union',
    // A released migration never changes.
    place: /^contract\/languages\.ts$|^server\/migrations\//,
    pattern: /'ru'\s*[|,]\s*'en'\s*[|,]\s*'ch'/,
    includesTests: true,
    example: `type Language = 'ru' | 'en' | 'ch';`,
  },
  {
    what: 'the tags of languages',
    place: LANGUAGES_MODULE,
    pattern: /'(?:ru-RU|en-US|en-GB|zh-CN|zh)'/,
    includesTests: false,
    example: `const tags = { ru: 'ru', en: 'en', ch: 'zh-CN' };`,
  },
  {
    what: 'the names of languages',
    place: LANGUAGES_MODULE,
    pattern: /en: 'EN(?:GLISH)?',[^\n]*ch: '中/i,
    includesTests: false,
    example: `const named = { ru: 'Русский', en: 'English', ch: '中文' };`,
  },
  {
    what: 'punctuation by language',
    place: LANGUAGES_MODULE,
    pattern: /=== 'ch' \?/,
    includesTests: false,
    example: `list.join(language === 'ch' ? '；' : '; ')`,
  },
  {
    what: 'the language to fall back on',
    place: LANGUAGES_MODULE,
    pattern: /\[language\]\s*(?:\|\||\?\?|=== '' \?)\s*\w+\.ru\b/,
    includesTests: false,
    example: `text[language] || text.ru`,
  },
  {
    what: 'the saying of a text in each language by hand',
    place: LANGUAGES_MODULE,
    pattern: /ru: (\w+)\('ru'\)/,
    includesTests: false,
    example: `return { ru: say('ru'), en: say('en'), ch: say('ch') };`,
  },
  {
    what: 'the filling of texts',
    place: LANGUAGES_MODULE,
    pattern: /\\\{\(\\w\+\)\\\}|\.replace(?:All)?\('\{\w+\}'/,
    includesTests: false,
    example: `text.replace('{name}', name)`,
  },
  {
    what: 'the parsing of what people send',
    // Anywhere else it would run on the thread that answers everybody. The demo pictures are the project's own.
    place:
      /^server\/parsing\/parse-jobs\.ts$|^server\/seed\/demo-files\.ts$|^server\/exchange\/(?:read-tasks|table\/read-table-tasks|zip\/read-zip)\.ts$|^server\/routes\/(?:files\/(?:safe-svg|picture-size)|users\/import\/read-table)\.ts$/,
    pattern: /\b(?:safeSvg|pictureSize|readTable|readTasks|inflateRawSync)\(|from 'csv-parse/,
    includesTests: false,
    example: `const table = readTable(await readFile(path), reading);`,
  },
  {
    what: 'the rounding of marks',
    // These measure pictures, and do not mark answers.
    place: /^contract\/marks\.ts$|^assets\/source\//,
    pattern: /Math\.round\([^\n]*\) \/ 100\b/,
    includesTests: false,
    example: `return Math.round(mark * 100) / 100;`,
  },
  {
    what: 'what passes',
    place: /^contract\/marks\.ts$/,
    pattern: />= [\w.]*(?:gradeForCompletion|passScore)\b/,
    includesTests: false,
    example: `passed: mark >= attempt.gradeForCompletion`,
  },
];

const OWN_FOLDER = 'tests/architecture/';
const configs = readdirSync(ROOT).filter((name) => name.endsWith('.ts'));
const paths = [...listFiles([...CODE_FOLDERS, '.storybook']), ...configs].filter(
  (path) => /\.(?:ts|tsx|mjs)$/.test(path) && !path.startsWith(OWN_FOLDER),
);
const texts = paths.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

describe.each(RULES)('$what', ({ place, pattern, includesTests, example }) => {
  test('is recognized', () => expect(example).toMatch(pattern));

  test('has its place', () => {
    expect(texts.some(({ path }) => place.test(path))).toBe(true);
  });

  test('stands nowhere else', () => {
    const elsewhere = texts.filter(
      ({ path, text }) =>
        !place.test(path) &&
        (includesTests || !/\.(?:test|spec)\.tsx?$|^tests\//.test(path)) &&
        pattern.test(text),
    );
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });
});
