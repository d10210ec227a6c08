// TeX as trees of MathML: what is shown, and what is refused whatever it is made of.
import { describe, expect, test } from 'vitest';
import { mathNodesSchema } from '#contract/rich-text/math.ts';
import { RICH_LIMITS } from '#contract/rich-text/nodes.ts';
import { makeMath } from './make-math.ts';

const mathOf = async (tex: string, display = false) => (await makeMath([{ tex, display }]))[0];

test('a fraction with a unit', async () => {
  expect(await mathOf('\\frac{h}{2}~\\text{мкм}')).toEqual([
    {
      tag: 'mrow',
      children: [
        {
          tag: 'mfrac',
          children: [
            { tag: 'mi', children: ['h'] },
            { tag: 'mn', children: ['2'] },
          ],
        },
        { tag: 'mtext', children: ['\u00a0'] },
        { tag: 'mtext', children: ['мкм'] },
      ],
    },
  ]);
});

test.each([
  '\\sqrt[3]{x}',
  '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
  '\\begin{aligned}a&=b\\\\c&=d\\end{aligned}',
  '\\int_0^1 \\sum_{i=1}^n x_i\\,dx',
  '\\overline{AB} \\vec a \\hat x \\mathbb R \\ce{H2O}',
  'R = \\rho\\frac{l}{S} \\quad \\text{其中}',
  '\\text{<img src=x onerror=alert(1)>}',
])('%s is made of the closed set', async (tex) => {
  const math = await mathOf(tex, true);
  expect(math).not.toBeNull();
  expect(mathNodesSchema.safeParse(math).error).toBeUndefined();
});

describe('null', () => {
  test.each([
    ['what is not closed', '\\frac{1'],
    ['an unknown command', '\\script{alert(1)}'],
    ['a macro that calls itself', '\\def\\a{\\a}\\a'],
    ['a macro that doubles', '\\def\\a{\\a\\a}\\a'],
    ['a macro that multiplies', `\\def\\a#1{${'#1'.repeat(8)}}${'\\a{'.repeat(8)}x${'}'.repeat(8)}`],
    [
      'a chain of macros',
      `${Array.from({ length: 20 }, (_, at) => `\\def\\${String.fromCodePoint(97 + at)}{\\${String.fromCodePoint(98 + at)}\\${String.fromCodePoint(98 + at)}}`).join('')}\\a`,
    ],
    ['groups in groups', `${'\\frac{'.repeat(100)}1${'}{2}'.repeat(100)}`],
    ['a link', '\\href{javascript:alert(1)}{x}'],
    ['a picture', '\\includegraphics{https://example.org/a.png}'],
    ['a class of one’s own', '\\class{a}{b}'],
    ['a style of one’s own', '\\style{position:fixed}{b}'],
    ['very many signs', '\\alpha'.repeat(200) + ' x'.repeat(2000)],
    ['nothing', ' '],
  ])('%s', async (_what, tex) => {
    const started = performance.now();
    expect(await mathOf(tex)).toBeNull();
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

test('a macro ends with its formula', async () => {
  const [, next] = await makeMath([
    { tex: '\\gdef\\a{x}\\a', display: false },
    { tex: '\\a', display: false },
  ]);
  expect(next).toBeNull();
});

test('whatever a formula of the longest length holds, no exception comes out', async () => {
  const signs = [
    '{',
    '}',
    '\\frac',
    '^',
    '_',
    '\\left(',
    '\\begin{array}',
    '&',
    '\\\\',
    '\\def\\a',
    '#1',
    '$',
    '%',
    '~',
  ];
  const texts = signs.map((sign) => sign.repeat(RICH_LIMITS.tex / sign.length));
  expect(
    (await makeMath(texts.map((tex) => ({ tex, display: true })))).every(
      (math) => math === null || math.length > 0,
    ),
  ).toBe(true);
});
