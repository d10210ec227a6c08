// What learners' pages make of rich texts: elements of the closed set, and nothing of what does not belong to it.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { RichDoc } from '#contract/rich-text/nodes.ts';
import { RichDocument } from './rich-document.tsx';

/** As it might come from a server that checks nothing. */
const markupOf = (...content: readonly unknown[]): string => {
  const doc = { type: 'doc', content } as unknown as RichDoc;
  return renderToStaticMarkup(createElement(RichDocument, { doc })).replaceAll(/ class="[^"]*"/g, '');
};
const paragraph = (...content: readonly unknown[]) => ({ type: 'paragraph', content });
const say = (text: string, ...marks: readonly unknown[]) => ({ type: 'text', text, marks });
const link = (href: string) => ({ type: 'link', attrs: { href } });
const formula = (...math: readonly unknown[]) => ({
  type: 'formula',
  attrs: { tex: 'h', display: false, math },
});

test.each<readonly [string, unknown, string]>([
  [
    'marks',
    paragraph(say('a', { type: 'bold' }, { type: 'subscript' })),
    '<p><sub><strong>a</strong></sub></p>',
  ],
  [
    'a link',
    paragraph(say('a', link('https://a.b'))),
    '<p><a href="https://a.b" target="_blank" rel="noopener noreferrer">a</a></p>',
  ],
  ['a text that would mirror what follows', paragraph(say('год \u202Eгоб (1)')), '<p>год гоб (1)</p>'],
  [
    'a list',
    {
      type: 'orderedList',
      attrs: { start: 2 },
      content: [{ type: 'listItem', content: [paragraph(say('a'))] }],
    },
    '<ol start="2"><li><p>a</p></li></ol>',
  ],
  [
    'a table',
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableHeader', attrs: { colspan: 2, rowspan: 1 }, content: [paragraph(say('a'))] },
          ],
        },
      ],
    },
    '<div><table><tbody><tr><th colSpan="2" rowSpan="1"><p>a</p></th></tr></tbody></table></div>',
  ],
  [
    'a formula',
    paragraph(formula({ tag: 'mo', attributes: { stretchy: 'false' }, children: ['+'] })),
    '<p><math display="inline"><mo stretchy="false">+</mo></math></p>',
  ],
  [
    'a formula that was not made',
    paragraph({ type: 'formula', attrs: { tex: '<b>', display: false, math: null } }),
    '<p><code>&lt;b&gt;</code></p>',
  ],
  ['a number with its unit', paragraph(say('10 нм')), '<p>10\u00a0нм</p>'],
])('%s', (_what, node, markup) => {
  expect(markupOf(node)).toBe(`<div>${markup}</div>`);
});

describe('nothing of', () => {
  test.each<readonly [string, unknown, string]>([
    ['a script', { type: 'script', content: ['alert(1)'] }, ''],
    [
      'markup in words',
      paragraph(say('<img src=x onerror=alert(1)>')),
      '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
    ],
    ['a link to a script', paragraph(say('a', link('javascript:alert(1)'))), '<p>a</p>'],
    [
      'an element within a formula',
      paragraph(formula({ tag: 'script', attributes: {}, children: ['alert(1)'] })),
      '<p><math display="inline"></math></p>',
    ],
    [
      'an attribute within a formula',
      paragraph(
        formula({
          tag: 'mi',
          attributes: { href: 'javascript:alert(1)', onclick: 'alert(1)', style: 'x' },
          children: ['x'],
        }),
      ),
      '<p><math display="inline"><mi>x</mi></math></p>',
    ],
    ['an unknown mark', paragraph(say('a', { type: 'script' })), '<p>a</p>'],
  ])('%s', (_what, node, markup) => {
    expect(markupOf(node)).toBe(`<div>${markup}</div>`);
  });
});
