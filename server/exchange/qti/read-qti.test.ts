// QTI in the manner of other systems, written here after its specification, and what is no task of ours.
import { describe, expect, test } from 'vitest';
import { itemOf } from '../model.ts';
import { readTasks } from '../read-tasks.ts';
import { zipOf } from '../zip/write-zip.ts';

const read = (bytes: string | Buffer) => {
  const { format, items } = readTasks(Buffer.from(bytes));
  expect(format).toBe('QTI');
  return items.map(itemOf);
};

function item(declaration: string, body: string, more = '', attributes = ''): string {
  return `<?xml version="1.0"?><!-- made elsewhere -->
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="a" title="Шаги" xml:lang="ru-RU"${attributes}>
<qti-response-declaration identifier="RESPONSE" ${declaration}</qti-response-declaration>
<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float" normal-maximum="3"/>
<qti-item-body>${body}</qti-item-body>${more}</qti-assessment-item>`;
}
const correct = (...values: readonly string[]): string =>
  `<qti-correct-response>${values.map((one) => `<qti-value>${one}</qti-value>`).join('')}</qti-correct-response>`;
const options = ['A', 'B', 'C']
  .map((id) => `<qti-simple-choice identifier="${id}">Шаг <em>${id}</em></qti-simple-choice>`)
  .join('');
const IDS = 'base-type="identifier"';
const CHOICE = item(
  `cardinality="single" ${IDS}>${correct('B')}`,
  `<p>Что дальше?</p><qti-choice-interaction response-identifier="RESPONSE" shuffle="true" max-choices="1"><qti-prompt>Выберите</qti-prompt>${options}</qti-choice-interaction>`,
);

describe('items', () => {
  test('a choice: stem and prompt, points, what is lost', () => {
    expect(read(CHOICE)).toMatchObject([
      {
        name: 'Шаги',
        question: { ru: 'Что дальше?\nВыберите' },
        losses: ['FORMATTING'],
        task: { taskType: 'SINGLECHOICE', trueAnswerIndex: [1], maxScore: 3, params: { keepsOrder: false } },
      },
    ]);
  });

  test.each([
    [
      'several',
      `cardinality="multiple" ${IDS}><qti-mapping><qti-map-entry map-key="A" mapped-value="1"/><qti-map-entry map-key="C" mapped-value="0.5"/></qti-mapping>`,
      `<qti-choice-interaction response-identifier="RESPONSE">${options}</qti-choice-interaction>`,
      ['MULTICHOICE', [0, 2], ['FORMATTING', 'PARTIAL_CREDIT']],
    ],
    [
      'an order',
      `cardinality="ordered" ${IDS}>${correct('C', 'A', 'B')}`,
      `<qti-order-interaction response-identifier="RESPONSE">${options}</qti-order-interaction>`,
      ['ORDERING', [0, 1, 2], ['FORMATTING']],
    ],
    [
      'pairs, two of them to one answer',
      `cardinality="multiple" base-type="directedPair">${correct('x M', 'y M', 'z R')}`,
      `<qti-match-interaction response-identifier="RESPONSE">${['xyz', 'RM']
        .map(
          (ids) =>
            `<qti-simple-match-set>${Array.from(ids, (id) => `<qti-simple-associable-choice identifier="${id}" match-max="4">${id}</qti-simple-associable-choice>`).join('')}</qti-simple-match-set>`,
        )
        .join('')}</qti-match-interaction>`,
      ['MATCHING', [1, 1, 0], []],
    ],
    [
      'a number within bounds',
      `cardinality="single" base-type="float">${correct('-1.5')}`,
      '<p><qti-text-entry-interaction response-identifier="RESPONSE"/> мкм</p>',
      ['NUMERIC', [], []],
    ],
    [
      'words',
      `cardinality="single" base-type="string"><qti-mapping><qti-map-entry map-key="ГМДС" mapped-value="1" case-sensitive="false"/></qti-mapping>`,
      '<qti-text-entry-interaction response-identifier="RESPONSE"/>',
      ['COMMONQUESTION', [], []],
    ],
    [
      'a long answer with its model',
      'cardinality="single" base-type="string">',
      '<qti-extended-text-interaction response-identifier="RESPONSE"/><qti-rubric-block view="scorer"><qti-content-body>Образец</qti-content-body></qti-rubric-block>',
      ['QUESTION', [], []],
    ],
  ] as const)('%s', (_name, declaration, body, [type, right, losses]) => {
    const [found] = read(item(declaration, `<p>Вопрос</p>${body}`));
    expect([
      found?.task?.taskType,
      found?.task?.trueAnswerIndex,
      found?.losses.toSorted(),
      found?.problem,
    ]).toEqual([type, right, losses, undefined]);
  });

  test('the tolerance of a number stands in what is done with the response', () => {
    const equal =
      '<qti-response-processing><qti-response-condition><qti-response-if><qti-equal tolerance-mode="absolute" tolerance="0.1 0.1"/></qti-response-if></qti-response-condition></qti-response-processing>';
    const [found] = read(
      item(
        `cardinality="single" base-type="float">${correct('2')}`,
        '<p>Сколько?</p><qti-text-entry-interaction response-identifier="RESPONSE"/>',
        equal,
      ),
    );
    expect(found?.task?.params).toMatchObject({ value: 2, tolerance: { kind: 'ABSOLUTE', amount: 0.1 } });
  });

  test('an item of QTI 2 that says the same', () => {
    const old = CHOICE.replaceAll(
      /<(\/?)qti-([a-z-]+)/g,
      (_all, slash: string, name: string) =>
        `<${slash}${name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase())}`,
    ).replaceAll(/response-identifier=|base-type=|max-choices=/g, (name) =>
      name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase()),
    );
    expect(read(old)[0]?.task).toEqual(read(CHOICE)[0]?.task);
  });
});

describe('rich texts', () => {
  const asked = (body: string) =>
    read(
      item(
        `cardinality="single" ${IDS}>${correct('B')}`,
        `${body}<qti-choice-interaction response-identifier="RESPONSE"><qti-prompt>Выберите <b>одно</b></qti-prompt>${options}</qti-choice-interaction>`,
      ),
    )[0];

  test('the prompt stands below the stem, both with their formatting', () => {
    const { question } = asked('<p>Вода: H<sub>2</sub>O</p>')?.task ?? {};
    expect(question?.content.ru).toBe('Вода: H2O\nВыберите одно');
    expect(question?.content.rich?.ru?.content).toHaveLength(2);
  });

  test('a word in another language stays in its sentence: only parts that are marked as ours are translations', () =>
    expect(asked('<p>Что значит <span xml:lang="en">wafer</span>?</p>')?.question).toEqual({
      ru: 'Что значит wafer?\nВыберите одно',
      en: '',
      ch: '',
    }));

  test('a formula without its TeX is told as lost', () => {
    const found = asked('<p>Сколько <m:math><m:mi>x</m:mi></m:math>?</p>');
    expect([found?.question.ru, found?.losses]).toEqual(['Сколько x?\nВыберите одно', ['FORMATTING']]);
  });
});

describe('gaps in a text', () => {
  const declared = (id: string, base: string, right: string): string =>
    `<qti-response-declaration identifier="${id}" cardinality="single" base-type="${base}">${right}</qti-response-declaration>`;
  const text = (...declarations: readonly string[]): string =>
    `<qti-assessment-item title="Ричард">${declarations.join('')}<qti-item-body><p>Вставьте слова.</p>
<blockquote><p>Made glorious summer by this <b>sun</b> of <qti-inline-choice-interaction response-identifier="R1"><qti-inline-choice identifier="L">Lancaster</qti-inline-choice><qti-inline-choice identifier="Y">York</qti-inline-choice></qti-inline-choice-interaction>;<br/>in the deep $bosom$ of the <qti-text-entry-interaction response-identifier="R2"/></p></blockquote></qti-item-body></qti-assessment-item>`;
  const choice = declared('R1', 'identifier', correct('Y'));

  test('typed and chosen ones, with the lines before them as the question', () => {
    const [found] = read(text(choice, declared('R2', 'string', correct('ocean'))));
    expect(found).toMatchObject({
      question: { ru: 'Вставьте слова.' },
      task: {
        taskType: 'EMPTYQUESTION',
        params: {
          text: { ru: 'Made glorious summer by this sun of {g1};\nin the deep $bosom$ of the {g2}' },
          gaps: [
            { kind: 'PICKED', right: 1 },
            { kind: 'TYPED', accepted: [{ ru: 'ocean' }] },
          ],
        },
      },
    });
    expect(found?.losses).toEqual(['FORMATTING']);
  });

  test('one field within a sentence, and one below the question', () => {
    const one = (line: string) =>
      read(
        item(`cardinality="single" base-type="string">${correct('York')}`, `<p>Вставьте слово.</p>${line}`),
      )[0];
    const field = '<qti-text-entry-interaction response-identifier="RESPONSE"/>';
    expect(one(`<blockquote><p>by this sun of ${field};<br/>And all</p></blockquote>`)?.task).toMatchObject({
      taskType: 'EMPTYQUESTION',
      params: { text: { ru: 'by this sun of {g1};\nAnd all' } },
    });
    expect(one(`<p>Ответ: ${field}</p>`)?.task?.taskType).toBe('COMMONQUESTION');
  });

  test('one in which nothing is right is refused', () => {
    expect(read(text(choice, declared('R2', 'string', ''))).map(({ problem }) => problem)).toEqual([
      'NO_KEY',
    ]);
  });
});

describe('what is no task of ours is refused alone', () => {
  const entry = '<p>Что?</p><qti-text-entry-interaction response-identifier="RESPONSE"/>';
  const words = `cardinality="single" base-type="string">${correct('да')}`;
  test.each([
    ['two interactions', item(words, entry + entry), 'NO_SUCH_TYPE'],
    [
      'another interaction',
      item(words, '<qti-hotspot-interaction response-identifier="RESPONSE"/>'),
      'NO_SUCH_TYPE',
    ],
    ['made anew for each', item(words, entry, '<qti-template-declaration/>'), 'NO_SUCH_TYPE'],
    ['adaptive', item(words, entry, '', ' adaptive="true"'), 'NO_SUCH_TYPE'],
    ['a declaration of something else', item(words, entry.replace('RESPONSE', 'OTHER')), 'NO_SUCH_TYPE'],
    [
      'no question',
      item(words, '<qti-text-entry-interaction response-identifier="RESPONSE"/>'),
      'NO_QUESTION',
    ],
    [
      'nothing right',
      item(
        'cardinality="single" base-type="identifier">',
        CHOICE.replace(/^[\s\S]*<qti-item-body>|<\/qti-item-body>[\s\S]*$/g, ''),
      ),
      'NO_KEY',
    ],
    [
      'an order of some',
      item(
        `cardinality="ordered" ${IDS}>${correct('A', 'B')}`,
        `<p>Что?</p><qti-order-interaction response-identifier="RESPONSE">${options}</qti-order-interaction>`,
      ),
      'NO_KEY',
    ],
  ])('%s', (_name, source, problem) => {
    expect(read(source).map((found) => found.problem)).toEqual([problem]);
  });
});

describe('packages', () => {
  const resource = (type: string, href: string): string =>
    `<resource identifier="r" type="${type}" href="${href}"/>`;
  const packed = (resources: string, ...files: readonly (readonly [string, string])[]): Buffer =>
    zipOf([
      { name: 'imsmanifest.xml', content: `<manifest><resources>${resources}</resources></manifest>` },
      ...files.map(([name, content]) => ({ name, content })),
    ]);
  const named = (title: string): string => CHOICE.replace('Шаги', title);

  test('the items stand as the test has them; one that is missing is told', () => {
    const refs = ['b', 'a']
      .map((id) => `<qti-assessment-item-ref identifier="${id}" href="${id}.xml"/>`)
      .join('');
    const bytes = packed(
      [
        resource('imsqti_test_xmlv3p0', 'q/t.xml'),
        ...['a', 'b', 'c'].map((id) => resource('imsqti_item_xmlv3p0', `q/${id}.xml`)),
      ].join(''),
      ['q/t.xml', `<qti-assessment-test><qti-test-part>${refs}</qti-test-part></qti-assessment-test>`],
      ['q/a.xml', named('первый')],
      ['q/b.xml', named('второй')],
    );
    expect(read(bytes).map(({ name, problem }) => [name, problem])).toEqual([
      ['второй', undefined],
      ['первый', undefined],
      ['q/c.xml', 'UNREADABLE'],
    ]);
  });

  test('one file that is no XML, or hostile, is refused alone; a passage that is named as a test is none', () => {
    const bytes = packed(
      [
        resource('imsqti_test_xmlv3p0', 'passage.xml'),
        ...['a', 'b', 'c'].map((id) => resource('imsqti_item_xmlv3p0', `${id}.xml`)),
      ].join(''),
      ['passage.xml', '<qti-assessment-stimulus><p>Прочтите</p></qti-assessment-stimulus>'],
      ['a.xml', '<!DOCTYPE x [<!ENTITY a "ha">]><x>&a;</x>'],
      ['b.xml', '<qti-assessment-item'],
      ['c.xml', named('целый')],
    );
    expect(read(bytes).map(({ name, problem }) => [name, problem])).toEqual([
      ['a.xml', 'UNREADABLE'],
      ['b.xml', 'UNREADABLE'],
      ['целый', undefined],
    ]);
  });

  test('pictures are files of the package, by addresses from the item; others are told as lost', () => {
    const body = `<p>Что это?</p><img src="../img/a%20b.png" alt="Пластина"/><object data="../img/c.gif" type="image/gif">Зерно</object>`;
    const bytes = zipOf([
      {
        name: 'imsmanifest.xml',
        content: `<manifest><resources>${resource('imsqti_item_xmlv3p0', 'q/i%201.xml')}</resources></manifest>`,
      },
      {
        name: 'q/i 1.xml',
        content: CHOICE.replace(
          '<p>Что дальше?</p>',
          `${body}<img src="../../c.png" alt="вне"/><img src="https://a.example/x.png" alt="сеть"/>`,
        ),
      },
      { name: 'img/a b.png', content: Buffer.from('one') },
      { name: 'img/c.gif', content: Buffer.from('two') },
    ]);
    const { items, pictures } = readTasks(bytes);
    expect(pictures?.map(({ name, bytes: content }) => [name, content.toString()])).toEqual([
      ['a b.png', 'one'],
      ['c.gif', 'two'],
    ]);
    expect(items[0]?.losses).toContain('PICTURES');
    expect(items[0]?.question.rich?.ru?.content.slice(0, 3)).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'Что это?' }] },
      { type: 'picture', attrs: { id: 'picture-1', alt: 'Пластина' } },
      { type: 'picture', attrs: { id: 'picture-2', alt: 'Зерно' } },
    ]);
  });

  test('a path leads nowhere out of the archive', () => {
    const bytes = packed(resource('imsqti_item_xmlv3p0', '../../etc/passwd'));
    expect(read(bytes).map(({ problem }) => problem)).toEqual(['UNREADABLE']);
  });

  test('a package without items', () => expect(() => read(packed(''))).toThrow());
});
