// What rich texts may hold, what plain text they produce, and how the two are settled with each other.
import { describe, expect, test } from 'vitest';
import { boundedJsonSchema } from '../bounded-json.ts';
import { filesIn, isDeeperThan, picturesIn, withPictureIds } from './in-content.ts';
import { withPlainTexts } from './settle.ts';
import { RICH_LIMITS, richIn, type RichBlock, type RichDoc, type RichInline } from './nodes.ts';
import { plainText } from './plain-text.ts';
import { optionalRichTextSchema, richDocSchema } from './rich-text.ts';

const say = (text: string): RichInline => ({ type: 'text', text });
const paragraph = (...content: RichInline[]): RichBlock => ({ type: 'paragraph', content });
const doc = (...content: RichBlock[]): RichDoc => ({ type: 'doc', content });
const formula = (tex: string): RichInline => ({
  type: 'formula',
  attrs: { tex, display: false, math: ['x'] },
});
const cell = (text: string) => ({
  type: 'tableCell' as const,
  content: [{ type: 'paragraph' as const, content: [say(text)] }],
});
const picture = (id: string, alt = 'Пластина'): RichBlock => ({ type: 'picture', attrs: { id, alt } });

const LIST: RichBlock = {
  type: 'orderedList',
  attrs: { start: 3 },
  content: [
    {
      type: 'listItem',
      content: [
        { type: 'paragraph', content: [say('Нанесите резист')] },
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [{ type: 'paragraph', content: [say('3000 об/мин')] }] }],
        },
      ],
    },
    { type: 'listItem', content: [{ type: 'paragraph', content: [say('Сушка')] }] },
  ],
};
const WHOLE = doc(
  paragraph(
    { type: 'text', text: 'Толщина ', marks: [{ type: 'bold' }] },
    {
      type: 'text',
      text: 'h',
      marks: [{ type: 'italic' }, { type: 'link', attrs: { href: 'https://example.org/a?b=1' } }],
    },
    { type: 'hardBreak' },
    formula('h = \\frac{1}{2}'),
  ),
  LIST,
  { type: 'table', content: [{ type: 'tableRow', content: [cell('a'), cell('b')] }] },
  picture('file-1'),
);

test('takes every node of the set, and says it in plain words', () => {
  expect(richDocSchema.safeParse(WHOLE).error).toBeUndefined();
  expect(plainText(WHOLE)).toBe(
    [
      'Толщина h',
      'h = \\frac{1}{2}',
      '3. Нанесите резист',
      '  • 3000 об/мин',
      '4. Сушка',
      'a\tb',
      'Пластина',
    ].join('\n'),
  );
});

const link = (href: string): unknown =>
  doc(paragraph({ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href } }] }));
let deepList: RichBlock = LIST;
for (let at = 0; at < 60; at++)
  deepList = { type: 'bulletList', content: [{ type: 'listItem', content: [deepList as never] }] };
let bottomless: unknown = 'a';
for (let at = 0; at < 100_000; at++) bottomless = { type: 'doc', content: [bottomless] };

describe('refuses', () => {
  test.each<readonly [string, unknown]>([
    ['an unknown node', { type: 'doc', content: [{ type: 'script', content: [say('alert(1)')] }] }],
    ['markup', { type: 'doc', content: [{ type: 'html', attrs: { html: '<img onerror=alert(1)>' } }] }],
    ['an unknown mark', doc(paragraph({ type: 'text', text: 'a', marks: [{ type: 'code' } as never] }))],
    [
      'an unknown attribute',
      doc({ ...picture('a'), attrs: { id: 'a', alt: '', onload: 'alert(1)' } } as never),
    ],
    ['a script as a link', link('javascript:alert(1)')],
    ['a script as a link, in disguise', link(' JaVaScript:alert(1)')],
    ['data as a link', link('data:text/html,<script>alert(1)</script>')],
    ['a link with a space', link('https://a b')],
    ['a picture from elsewhere', doc(picture('https://evil.example/a.png'))],
    ['lists in lists without end', doc(deepList)],
    ['a bottomless tree', bottomless],
    ['too long a text', doc(paragraph(say('a'.repeat(RICH_LIMITS.letters + 1))))],
    ['1 MB in small pieces', doc(...Array.from({ length: 20_000 }, () => paragraph(say('a'.repeat(50)))))],
    [
      'too many pictures',
      doc(...Array.from({ length: RICH_LIMITS.pictures + 1 }, (_, at) => picture(`p${at}`))),
    ],
    [
      'too many formulas',
      doc(paragraph(...Array.from({ length: RICH_LIMITS.formulas + 1 }, () => formula('x')))),
    ],
    ['too long a formula', doc(paragraph(formula('x'.repeat(RICH_LIMITS.tex + 1))))],
    [
      'an element that is no MathML',
      doc(
        paragraph({
          type: 'formula',
          attrs: { tex: 'x', display: true, math: [{ tag: 'script', children: ['alert(1)'] } as never] },
        }),
      ),
    ],
    [
      'an attribute that leads somewhere',
      doc(
        paragraph({
          type: 'formula',
          attrs: {
            tex: 'x',
            display: true,
            math: [{ tag: 'mi', attributes: { href: 'javascript:alert(1)' } as never, children: ['x'] }],
          },
        }),
      ),
    ],
    [
      'a table with too many rows',
      doc({
        type: 'table',
        content: Array.from({ length: 101 }, () => ({ type: 'tableRow', content: [cell('a')] })),
      }),
    ],
    ['nothing', { type: 'doc', content: [] }],
  ])('%s', (_what, value) => {
    expect(richDocSchema.safeParse(value).success).toBe(false);
  });

  test('the same within the data of a type', () => {
    const card = (value: unknown) => ({
      cards: [{ id: 'c1', text: { ru: 'a', en: '', ch: '', rich: { ru: value } } }],
    });
    expect(boundedJsonSchema.safeParse(card(WHOLE)).success).toBe(true);
    expect(boundedJsonSchema.safeParse(card(link('javascript:alert(1)'))).success).toBe(false);
  });
});

test.each(['https://example.org', 'http://a.b/c', 'mailto:a@b.ru'])('takes the link %s', (href) => {
  expect(richDocSchema.safeParse(link(href)).success).toBe(true);
});

test('measures depth without going down by calls', () => {
  expect(isDeeperThan(bottomless, 50)).toBe(true);
  expect(isDeeperThan({ a: [{ b: 1 }] }, 3)).toBe(false);
});

test('shows the Russian text where a language has none', () => {
  const text = { ru: 'а', en: '', ch: '中', rich: { ru: WHOLE } };
  expect([richIn(text, 'ru'), richIn(text, 'en'), richIn(text, 'ch')]).toEqual([WHOLE, WHOLE, undefined]);
});

const BOLD = doc(paragraph({ type: 'text', text: 'Жирный', marks: [{ type: 'bold' }] }));
const OTHER = doc(paragraph({ type: 'text', text: 'Другой', marks: [{ type: 'bold' }] }));
const text = (ru: string, rich?: Readonly<Record<string, RichDoc>>) => ({
  ru,
  en: '',
  ch: '',
  ...(rich && { rich }),
});
const BEFORE = text('Жирный', { ru: BOLD });

describe('settles', () => {
  test.each([
    ['a rich text produces the plain one', text('', { ru: BOLD }), undefined, BEFORE],
    [
      'a new rich text, whatever plain one is sent with it',
      text('?', { ru: OTHER }),
      BEFORE,
      text('Другой', { ru: OTHER }),
    ],
    ['a plain text changed alone drops the rich one', text('Новый'), BEFORE, text('Новый')],
    ['even if the rich one is sent back as it was', text('Новый', { ru: BOLD }), BEFORE, text('Новый', {})],
    ['the same words without a rich text keep it', text('Жирный'), BEFORE, BEFORE],
    ['a rich text can be taken away', text('Жирный', {}), BEFORE, text('Жирный', {})],
    ['plain stays plain', text('а'), text('б'), text('а')],
  ] as const)('%s', (_what, sent, before, settled) => {
    expect(withPlainTexts({ hint: sent }, { hint: before })).toEqual({ hint: settled });
  });

  test('words without the signs that would mirror them are the same words', () => {
    const rich = doc(paragraph({ type: 'text', text: 'год \u202Eгоб', marks: [{ type: 'bold' }] }));
    const before = withPlainTexts(text('', { ru: rich }), undefined);
    expect(before.ru).toBe('год гоб');
    // As the schema of texts hands on what was sent.
    expect(withPlainTexts(text('год гоб'), before)).toEqual(before);
  });

  test('another language is not touched', () => {
    const before = { ru: 'Жирный', en: 'Bold', ch: '', rich: { ru: BOLD, en: OTHER } };
    const settled = withPlainTexts({ ru: 'Новый', en: 'Bold', ch: '' }, before);
    expect(settled).toEqual({ ru: 'Новый', en: 'Bold', ch: '', rich: { en: OTHER } });
  });

  test('parts of a list by their ids', () => {
    const before = {
      cards: [
        { id: 'a', text: BEFORE },
        { id: 'b', text: text('б') },
      ],
    };
    const sent = {
      cards: [
        { id: 'b', text: text('б') },
        { id: 'a', text: text('Жирный') },
      ],
    };
    expect(withPlainTexts(sent, before).cards[1]).toEqual({ id: 'a', text: BEFORE });
  });
});

test('knows the files that a content names', () => {
  const content = {
    question: { content: { ru: '', rich: { ru: WHOLE } }, filesId: ['f'] },
    params: { cards: [{ filesId: ['g'] }] },
  };
  expect(filesIn(content)).toEqual(['file-1', 'f', 'g']);
  expect(filesIn(withPictureIds(content, (id) => `${id}-new`))).toEqual(['file-1-new', 'f', 'g']);
  expect(picturesIn(content)).toEqual([{ id: 'file-1', alt: 'Пластина' }]);
});

test('stands beside the texts of a language', () => {
  expect(optionalRichTextSchema.parse({ rich: { ru: WHOLE } })).toEqual({
    ru: '',
    en: '',
    ch: '',
    rich: { ru: WHOLE },
  });
});
