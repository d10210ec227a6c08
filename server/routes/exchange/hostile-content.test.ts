// What people of ill will send as content is refused in words that say what is allowed, and nothing of it is stored.
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TaskDraft, TaskDraftState } from '#contract/entities/task-draft.ts';
import type { ExchangePlan } from '#contract/entities/exchange.ts';
import { zipOf } from '#server/exchange/zip/write-zip.ts';
import { multipart } from '#tests/contract/sample-requests.ts';
import { callAs, type AttemptRig } from '#tests/support/attempt-rig.ts';
import {
  makeQuestions,
  openExchangeRig,
  PNG,
  send,
  words,
  type ExchangeRig,
} from '#tests/support/exchange-rig.ts';
import { openTestStorage } from '#tests/support/test-storage.ts';

let on: ExchangeRig;
let rig: AttemptRig;
beforeAll(async () => {
  on = await openExchangeRig(await openTestStorage());
  ({ rig } = on);
});
afterAll(() => rig.close());

/** Everything that content is stored in, counted. */
async function stored(): Promise<readonly number[]> {
  const counts: number[] = [];
  for (const table of ['files', 'drafts', 'draftFiles', 'tasks', 'taskRevisions', 'works'] as const) {
    const { count } = await rig.storage.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts.push(Number(count));
  }
  return counts;
}

interface Refusal {
  readonly code?: string;
  readonly message?: string;
  readonly details?: readonly { readonly message: string }[];
}

/** A PNG of a few bytes that says how large it is. */
function pngOf(width: number, height: number): Buffer {
  const bytes = Buffer.from(PNG);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return Buffer.concat([bytes, deflateSync(Buffer.alloc(1_000_000))]);
}

/** @param frame the size of its first frame, to which browsers enlarge its screen */
function gifOf(screen: number, frame: number): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.write('GIF89a');
  bytes.writeUInt16LE(screen, 6);
  bytes.writeUInt16LE(screen, 8);
  const head = Buffer.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  head.writeUInt16LE(frame, 5);
  head.writeUInt16LE(frame, 7);
  // After an extension, as real ones have it.
  return Buffer.concat([
    bytes,
    Buffer.from([0x21, 0xf9, 4, 0, 0, 0, 0, 0]),
    head,
    Buffer.from([2, 1, 0, 0, 0x3b]),
  ]);
}

const JPEG = Buffer.from([
  0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0, 0xff, 0xd9,
]);
const WEBP = Buffer.concat([Buffer.from('RIFF\x20\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0'), Buffer.alloc(10, 0xff)]);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4000in" height="4000in"><path d="M0 0h1"/></svg>';
const svgOfUses = (): string => {
  const uses = Array.from(
    { length: 12 },
    (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg"><g id="a0"><path d="M0 0h1"/></g>${uses.join('')}</svg>`;
};
const MANY_POINTS = 'не более 50 млн точек';

describe('uploads', () => {
  test.each<readonly [string, string, () => Buffer, number, string]>([
    ['a PNG of enormous size', 'a.png', () => pngOf(60_000, 60_000), 413, MANY_POINTS],
    ['a JPEG', 'a.jpg', () => JPEG, 413, MANY_POINTS],
    ['a GIF', 'a.gif', () => gifOf(65_535, 1), 413, MANY_POINTS],
    ['a GIF whose frame is larger than its screen', 'a.gif', () => gifOf(1, 65_535), 413, MANY_POINTS],
    ['a WebP', 'a.webp', () => WEBP, 413, MANY_POINTS],
    ['an SVG', 'a.svg', () => Buffer.from(SVG), 413, MANY_POINTS],
    [
      'an SVG that multiplies itself',
      'a.svg',
      () => Buffer.from(svgOfUses()),
      415,
      'слишком много элементов',
    ],
    [
      'a document above 50 MB',
      'a.pdf',
      () =>
        Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(50 * 1024 * 1024, 32), Buffer.from('%%EOF')]),
      413,
      'не более 50 МБ',
    ],
  ])('%s', async (_what, name, bytes, status, said) => {
    const before = await stored();
    const { payload, headers } = multipart({}, [{ name, content: bytes() }]);
    const answer = await rig.app.inject({
      method: 'POST',
      url: '/api/v1/files/operations',
      headers: { ...rig.teacher.headers, ...headers },
      payload,
    });
    expect([answer.statusCode, answer.json<Refusal>().message]).toEqual([
      status,
      expect.stringContaining(said),
    ]);
    expect(await stored()).toEqual(before);
  });

  test('pictures of an ordinary size come', async () => {
    for (const [name, content] of [
      ['a.png', PNG],
      ['a.gif', gifOf(20, 10)],
      ['a.svg', Buffer.from(SVG.replaceAll('4000in', '40mm'))],
    ] as const) {
      const { payload, headers } = multipart({}, [{ name, content }]);
      const url = '/api/v1/files/operations';
      const sent = { ...rig.teacher.headers, ...headers };
      expect((await rig.app.inject({ method: 'POST', url, headers: sent, payload })).statusCode).toBe(201);
    }
  });
});

const saying = (node: object): Pick<TaskDraft, 'question'> =>
  ({
    question: { content: { ...words('x'), rich: { ru: { type: 'doc', content: [node] } } }, filesId: [] },
  }) as never;
const text = (value: string, marks: readonly object[] = []) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: value, marks }],
});
const LINK = { type: 'link', attrs: { href: 'javascript:alert(1)' } };

describe('drafts of tasks', () => {
  test.each<readonly [string, string, () => object]>([
    ['script in a rich text', 'абзацы, списки, таблицы', () => saying({ type: 'script', content: [] })],
    ['a link that runs', 'абзацы, списки, таблицы', () => saying(text('а', [LINK]))],
    [
      'markup of a browser as attributes',
      'абзацы, списки, таблицы',
      () => saying({ ...text('а'), attrs: { onclick: 'x()' }, html: '<b>' }),
    ],
    [
      'a megabyte that was pasted',
      'Не более 20000 символов',
      () => ({ question: { content: words('а'.repeat(1_000_000)), filesId: [] } }),
    ],
    ['a megabyte of rich text', 'до 20000 символов', () => saying(text('а'.repeat(1_000_000)))],
    [
      '10,000 options',
      'Не более 100 элементов',
      () => ({
        answers: Array.from({ length: 10_000 }, (_, at) => ({
          id: `p${at}`,
          content: words('да'),
          filesId: [],
        })),
      }),
    ],
  ])('%s', async (_what, allowed, change) => {
    const { body: tasks } = await callAs<{ id: string }[]>(
      rig,
      rig.teacher,
      `GET /works/${await makeQuestions(on)}/tasks`,
    );
    const id = tasks[0]?.id ?? '';
    const { body: draft } = await callAs<TaskDraftState>(rig, rig.teacher, `GET /tasks/${id}/draft`);
    const before = await stored();
    const { status, body } = await callAs<Refusal>(
      rig,
      rig.teacher,
      `PUT /tasks/${id}/draft`,
      { data: { ...draft.data, ...change() }, questions: [], baseRevision: draft.revision },
      { 'if-match': String(draft.version) },
    );
    expect(status).toBe(400);
    expect(body.details?.map(({ message }) => message).join(' ')).toContain(allowed);
    expect(await stored()).toEqual(before);
  });
});

const essay = (question: string, more = ''): string =>
  `<quiz><question type="essay"><questiontext format="html"><text><![CDATA[${question}]]></text>${more}</questiontext></question></quiz>`;
const pictured = (base64: string): string =>
  essay(
    'Что?<img src="@@PLUGINFILE@@/a.png">',
    `<file name="a.png" path="/" encoding="base64">${base64}</file>`,
  );
const qti = (files: Readonly<Record<string, Buffer | string>>): Buffer =>
  zipOf([
    {
      name: 'imsmanifest.xml',
      content:
        '<manifest><resources><resource type="imsqti_item_xmlv3p0" href="i.xml"/></resources></manifest>',
    },
    {
      name: 'i.xml',
      content:
        '<qti-assessment-item><qti-response-declaration identifier="R" cardinality="single" base-type="string"/><qti-item-body><p>Что?</p><img src="p.png" alt="x"/><qti-extended-text-interaction response-identifier="R"/></qti-item-body></qti-assessment-item>',
    },
    ...Object.entries(files).map(([name, content]) => ({ name, content })),
  ]);

describe('files of other systems', () => {
  const check = (file: Buffer | string) =>
    send<ExchangePlan>(on, '/task-imports/check', Buffer.from(file as string));

  test.each<readonly [string, string, () => Buffer | string]>([
    [
      'entities that multiply',
      'DOCTYPE',
      () => '<!DOCTYPE q [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><quiz>&b;</quiz>',
    ],
    ['levels without end', 'слишком сложен', () => '<a>'.repeat(100_000)],
    ['a million elements', 'слишком сложен', () => `<quiz>${'<a/>'.repeat(1_000_000)}</quiz>`],
    [
      'a zip that unpacks to too much',
      'слишком сложен',
      () => zipOf([{ name: 'imsmanifest.xml', content: ' '.repeat(80 * 1024 * 1024) }]),
    ],
    ['a picture that does', 'слишком сложен', () => qti({ 'p.png': 'x'.repeat(80 * 1024 * 1024) })],
  ])('%s: refused whole', async (_what, said, file) => {
    const before = await stored();
    const { status, body } = await check(file());
    expect([400, 413]).toContain(status);
    expect(body.message).toContain(said);
    expect(await stored()).toEqual(before);
  });

  test.each<readonly [string, string, () => Buffer | string]>([
    ['megabytes of base64 that are no picture', 'BAD_PICTURE', () => pictured('A'.repeat(8_000_000))],
    [
      'a picture of enormous size in base64',
      'BAD_PICTURE',
      () => pictured(pngOf(60_000, 60_000).toString('base64')),
    ],
    ['a picture of enormous size in a package', 'BAD_PICTURE', () => qti({ 'p.png': pngOf(60_000, 60_000) })],
    ['a text of a megabyte', 'TOO_MUCH', () => essay('а'.repeat(1_000_000))],
    [
      'languages that are opened and never closed',
      'TOO_MUCH',
      () => essay(`а${'<span class="multilang" lang="ru">ббб'.repeat(10_000)}`),
    ],
    ['50,000 answers', 'TOO_MUCH', () => `Что? {${'=да '.repeat(50_000)}}`],
    [
      '10,000 options',
      'TOO_MUCH',
      () =>
        `<quiz><question type="multichoice"><questiontext format="html"><text>Что?</text></questiontext>${Array.from({ length: 10_000 }, (_, at) => `<answer fraction="${at === 0 ? 100 : 0}"><text>${at}</text></answer>`).join('')}</question></quiz>`,
    ],
  ])('%s: that item alone', async (_what, problem, file) => {
    const before = await stored();
    const { status, body } = await check(file());
    expect([status, body.items?.map((item) => item.problem)]).toEqual([200, [problem]]);
    expect(await stored()).toEqual(before);
  });

  test('script in a question is left out, and said to be', async () => {
    const { body } = await check(
      essay('<p onclick="x()">Да<script>alert(1)</script> <a href="javascript:x()">нет</a></p>'),
    );
    expect(body.items.map(({ question, losses, problem }) => [question.ru, losses, problem])).toEqual([
      ['Да нет', ['FORMATTING'], null],
    ]);
  });
});
