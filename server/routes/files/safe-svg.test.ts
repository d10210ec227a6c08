import { expect, test } from 'vitest';
import { safeSvg } from './safe-svg.ts';

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">';
const svg = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
const safe = (inner: string): string => `${OPEN}${inner}</svg>`;

const CLEANED: readonly [string, string, string][] = [
  ['a drawing stays', '<path d="M0 0L1 1" fill="#fff"/>', '<path d="M0 0L1 1" fill="#fff"/>'],
  ['text stays escaped', '<text>1 &lt; 2 &amp; 3</text>', '<text>1 &lt; 2 &amp; 3</text>'],
  ['a script goes with all that is in it', '<script>alert(1)</script><g/>', '<g/>'],
  ['a script under another prefix goes', '<svg:script>alert(1)</svg:script>', ''],
  ['handlers go', '<rect onload="alert(1)" OnClick=\'x\' width="2"/>', '<rect width="2"/>'],
  ['foreign content goes', '<foreignObject><body><p>x</p></body></foreignObject>', ''],
  ['links out go', '<use href="https://evil.example/x.svg#a"/>', '<use/>'],
  ['links within stay', '<use xlink:href="#a"/>', '<use xlink:href="#a"/>'],
  ['a link hidden by entities goes', '<use href="&#106;avascript:alert(1)"/>', '<use/>'],
  [
    'an embedded picture stays',
    '<image href="data:image/png;base64,AAAA"/>',
    '<image href="data:image/png;base64,AAAA"/>',
  ],
  ['an embedded svg goes', '<image href="data:image/svg+xml;base64,AAAA"/>', '<image/>'],
  ['an embedded picture on anything else goes', '<use href="data:image/png;base64,AAAA"/>', '<use/>'],
  ['paint from outside goes', '<rect fill="url(https://evil.example/#a)"/>', '<rect/>'],
  ['paint of its own stays', '<rect fill="url(#a)"/>', '<rect fill="url(#a)"/>'],
  ['style that loads goes', '<style>@import "x.css";</style>', '<style></style>'],
  ['style that paints stays', '<style>.a{fill:red}</style>', '<style>.a{fill:red}</style>'],
  [
    'style in CDATA is written as text',
    '<style><![CDATA[.a>.b{fill:red}]]></style>',
    '<style>.a&gt;.b{fill:red}</style>',
  ],
  ['escapes in style go', '<rect style="fill:u\\72l(x)"/>', '<rect/>'],
  ['animation goes', '<set attributeName="href" to="javascript:alert(1)"/>', ''],
  ['a closing bracket in quotes does not end a tag', '<path d="M0>0" id="a"/>', '<path d="M0&gt;0" id="a"/>'],
  ['comments go', '<!-- <script> --><g/>', '<g/>'],
];

test.each(CLEANED)('%s', (_name, source, expected) => {
  expect(safeSvg(svg(source))).toBe(safe(expected));
});

const refused: readonly [string, string][] = [
  ['entities of its own', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'],
  ['an unknown entity', '<svg>&nbsp;</svg>'],
  ['tags that do not close', '<svg><g></svg>'],
  ['two roots', '<svg/><svg/>'],
  ['text outside', '<svg/>text'],
  ['another root', '<html><svg/></html>'],
  ['no end', '<svg'],
  ['an attribute without quotes', '<svg><rect width=1/></svg>'],
  ['too deep', `${'<svg>'.repeat(500)}${'</svg>'.repeat(500)}`],
  ['nothing', ''],
];

test.each(refused)('refuses %s', (_name, source) => {
  expect(safeSvg(source)).toBeUndefined();
});

test('declarations and a plain document type are dropped', () => {
  const source = `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n${svg('<g/>')}`;
  expect(safeSvg(source)?.trim()).toBe(safe('<g/>'));
});

test('a megabyte of open quotes is refused at once', () => {
  expect(safeSvg(`<svg a="${'x '.repeat(500_000)}`)).toBeUndefined();
});

test('what is safe stays the same when made safe again', () => {
  const once = safeSvg(svg('<g id="a"><text>x &gt; y</text></g>'));
  expect(once === undefined ? undefined : safeSvg(once)).toBe(once);
});
