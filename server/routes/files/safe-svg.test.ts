import { expect, test } from 'vitest';
import { safeSvg } from './safe-svg.ts';

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">';
const svg = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`;
const safe = (inner: string): string => `${OPEN}${inner}</svg>`;

/** A PNG of one dot, and one that says it is 60,000 dots wide and high. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPj/HwADAgH/p9Z8WQAAAABJRU5ErkJggg==',
  'base64',
);
const HUGE = Buffer.from(PIXEL);
HUGE.writeUInt32BE(60_000, 16);
HUGE.writeUInt32BE(60_000, 20);
const dataOf = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

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
  ['an embedded picture stays', `<image href="${dataOf(PIXEL)}"/>`, `<image href="${dataOf(PIXEL)}"/>`],
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

/** What has been hidden in pictures so as to run or to fetch; nothing of it may be left. */
const TRICKS: readonly [string, string][] = [
  ['a word parted by a comment', '<style>.a{fill:ur<!-- -->l(https://evil.example/x)}</style>'],
  ['a word parted by CDATA', '<style>@imp<![CDATA[ort "https://evil.example/x";]]></style>'],
  ['a word parted by an element', '<style>@imp<title>x</title>ort "https://evil.example/x";</style>'],
  ['a word parted by an instruction', '<style>@imp<?x y?>ort "https://evil.example/x";</style>'],
  ['a word spelled by entities', '<style>@&#105;mport "https://evil.example/x";</style>'],
  ['a word parted by a control character', '<style>.a{fill:ur\u007Fl(https://evil.example/x)}</style>'],
  ['an escape of one letter', String.raw`<style>.a{fill:\75rl(https://evil.example/x)}</style>`],
  ['an escaped rule', String.raw`<style>@\69mport "https://evil.example/x";</style>`],
  ['an escape in an attribute', String.raw`<rect fill="\75 rl(https://evil.example/x)"/>`],
  ['a font', '<style>@font-face{font-family:a;src:url(https://evil.example/x)}</style>'],
  ['a font by name', '<style>@font-face{font-family:a;src:local("a"),src("https://evil.example/x")}</style>'],
  ['src()', '<style>.a{background:src("https://evil.example/x")}</style>'],
  ['image()', '<style>.a{background:image("https://evil.example/x")}</style>'],
  ['image-set()', '<style>.a{background:image-set("https://evil.example/x" 1x)}</style>'],
  ['-webkit-image-set()', '<rect style="mask:-webkit-image-set(\'https://evil.example/x\' 1x)"/>'],
  ['cross-fade()', '<rect style="mask:cross-fade(\'https://evil.example/x\', red)"/>'],
  ['element()', '<rect style="fill:element(#a)"/>'],
  ['paint()', '<rect style="fill:paint(evil)"/>'],
  ['expression()', '<rect style="width:expression(alert(1))"/>'],
  ['capital letters', '<rect fill="URL(HTTPS://evil.example/x)"/>'],
  ['a name in quotes', '<rect fill="url(&quot;https://evil.example/x&quot;)"/>'],
  ['a name after a line break', '<rect fill="url(\n\'https://evil.example/x\')"/>'],
  ['a name without its end', '<style>.a{fill:url(https://evil.example/x</style>'],
  ['two in one value', '<rect fill="url(#a) url(//evil.example/x)"/>'],
  ['a comment of CSS within', '<rect fill="url(/**/https://evil.example/x)"/>'],
  ['a behaviour', '<rect style="behavior:url(https://evil.example/x)"/>'],
  ['a binding', '<rect style="-moz-binding:url(https://evil.example/x#a)"/>'],
  ['a pointer', '<rect cursor="url(https://evil.example/x), auto"/>'],
  ['a filter that loads', '<filter id="a"><feImage href="https://evil.example/x"/></filter>'],
  ['a link to a script', '<a href="javascript:evil()"><rect/></a>'],
  ['a link to a page of data', '<use href="data:text/html;base64,PHNjcmlwdD5ldmls"/>'],
  ['a link with a space before', '<use href=" https://evil.example/x"/>'],
  ['a link of another space of names', '<use xlink:HREF="https://evil.example/x" a:href="//evil.example"/>'],
  ['a base address', '<g xml:base="https://evil.example/"><use href="#a"/></g>'],
  ['an animated link', '<animate attributeName="href" values="https://evil.example/x"/>'],
  ['a handler in capitals', '<rect ONCLICK="evil()" oNLoad="evil()"/>'],
  ['a frame', '<iframe src="https://evil.example/x"/>'],
  ['a picture of HTML', '<img src="https://evil.example/x" onerror="evil()"/>'],
  ['a video', '<video src="https://evil.example/x"/>'],
  ['a page within', '<foreignObject><iframe src="https://evil.example"/></foreignObject>'],
  ['a script by address', '<script href="https://evil.example/x"/>'],
  ['a script in CDATA', '<script><![CDATA[evil()]]></script>'],
  [
    'a style sheet by address',
    '<?xml-stylesheet href="https://evil.example/x"?><link href="//evil.example"/>',
  ],
  ['an old way to draw', '<rect style="filter:progid:evil.AlphaImageLoader(src=1)"/>'],
  ['a long s', '<rect style="fill:\u017Frc(evil)"/>'],
  ['an embedded picture that is too large', `<image href="${dataOf(HUGE)}"/>`],
  ['an embedded picture that is none', '<image href="data:image/png;base64,AAAA"/>'],
];

test.each(TRICKS)('nothing is left of %s', (_name, source) => {
  const left = safeSvg(svg(`${source}<rect/>`)) ?? '';
  expect(left).toMatch(/<rect\/><\/svg>$/);
  const drawn = left.slice(OPEN.length);
  expect(drawn).not.toMatch(
    /evil|import|font-face|href="(?!#)|element\(|paint\(|url\((?!#)|data:|[\\\u007F]/i,
  );
});

const STAYING: readonly [string, string][] = [
  ['colours and moves', '<rect fill="rgb(1 2 3)" transform="translate(1,2) rotate(3)"/>'],
  [
    'a picture for the dark',
    '<style>@media (prefers-color-scheme: dark){.a{fill:light-dark(#fff,#000)}}</style>',
  ],
  ['paint by a link in quotes', `<rect fill="url('#a')" style="filter:url( #b )"/>`],
  ['brackets in words', '<rect aria-label="Wafer (front)"/>'],
];

test.each(STAYING)('%s stay', (_name, source) => {
  expect(safeSvg(svg(source))).toBe(safe(source));
});

/** `depth` groups, each of which draws the one before ten times. */
function nested(depth: number): string {
  const groups = Array.from(
    { length: depth },
    (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`,
  );
  return svg(`<g id="g0"><rect/></g>${groups.join('')}`);
}

test('a few lines that stand for billions of elements are refused, as is a ring', () => {
  expect(safeSvg(nested(3))).toBeDefined();
  expect(safeSvg(nested(9))).toBeUndefined();
  expect(safeSvg(svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'))).toBeUndefined();
});

/** Each part is deep by itself and uses the next one in its innermost element. */
function deepUses(parts: number, depth: number): string {
  const part = (at: number): string =>
    `<g id="p${at}">${'<g>'.repeat(depth)}<use href="#p${at + 1}"/>${'</g>'.repeat(depth)}</g>`;
  return svg(Array.from({ length: parts }, (_, at) => part(at)).join(''));
}

const refused: readonly [string, string][] = [
  ['entities of its own', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'],
  ['an unknown entity', '<svg>&nbsp;</svg>'],
  ['tags that do not close', '<svg><g></svg>'],
  ['two roots', '<svg/><svg/>'],
  ['text outside', '<svg/>text'],
  ['another root', '<html><svg/></html>'],
  ['no end', '<svg'],
  ['an attribute without quotes', '<svg><rect width=1/></svg>'],
  ['deeper than a stack holds', svg('<g>'.repeat(60_000))],
  ['of uses that lead deeper than a stack holds', deepUses(95, 150)],
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
