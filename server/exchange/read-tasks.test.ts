// Files in the manner of other systems, written here after their published descriptions, and hostile ones.
import { describe, expect, test } from 'vitest';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import { itemOf } from './model.ts';
import { readTasks } from './read-tasks.ts';

const read = (text: string) => readTasks(Buffer.from(text)).items.map(itemOf);
const moodle = (questions: string) => read(`<?xml version="1.0" encoding="UTF-8"?><quiz>${questions}</quiz>`);
const html = (text: string) => `<text><![CDATA[${text}]]></text>`;

const MULTI = `<question type="multichoice">
  <name><text>Осмотр</text></name>
  <questiontext format="html">${html('<p>Что <b>первым</b>?</p><p>Выберите&nbsp;одно</p>')}</questiontext>
  <generalfeedback format="html">${html('<p>По инструкции</p>')}</generalfeedback>
  <defaultgrade>2.5</defaultgrade><penalty>0.3333333</penalty><hidden>0</hidden>
  <single>true</single><shuffleanswers>true</shuffleanswers>
  <correctfeedback format="html">${html('Да')}</correctfeedback>
  <answer fraction="0" format="html">${html('Перчатки')}<feedback format="html">${html('Рано')}</feedback></answer>
  <answer fraction="100" format="html">${html('Бахилы')}<feedback format="html">${html('')}</feedback></answer>
  <answer fraction="50" format="html">${html('Шапочка')}</answer>
  <hint format="html">${html('С ног')}</hint><hint format="html">${html('Ещё')}</hint>
  <tags><tag><text>вход</text></tag></tags></question>`;

describe('Moodle XML', () => {
  test('a choice with feedback, points, hints, and what of it is lost', () => {
    const [item] = moodle(MULTI);
    expect(item).toMatchObject({
      name: 'Осмотр',
      question: { ru: 'Что первым?\nВыберите одно' },
      task: {
        taskType: 'SINGLECHOICE',
        maxScore: 2.5,
        trueAnswerIndex: [1],
        hint: { ru: 'С ног' },
        params: { keepsOrder: false, why: { o1: { ru: 'Рано' } } },
      },
    });
    expect(item?.losses.toSorted()).toEqual(['HINT', 'PARTIAL_CREDIT', 'TAGS']);
    expect(item?.task?.question.content.rich?.ru?.content[0]).toMatchObject({
      content: [{ text: 'Что ' }, { text: 'первым', marks: [{ type: 'bold' }] }, { text: '?' }],
    });
  });

  test('languages in the spans of the multilang filter', () => {
    const spans = '<span lang="ru" class="multilang">Да</span><span class="multilang" lang="zh_cn">是</span>';
    const [item] = moodle(
      `<question type="essay"><questiontext format="html">${html(spans)}</questiontext></question>`,
    );
    expect(item?.question).toEqual({ ru: 'Да', en: '', ch: '是' });
  });

  test('what is told of a picture stands where it cannot', () => {
    const cities = '<p>Где?</p><p><img src="@@PLUGINFILE@@/a.png" alt="Флаг"> {1:SHORTANSWER:=Тула}</p>';
    const [item] = moodle(
      `<question type="cloze"><questiontext format="html">${html(cities)}</questiontext></question>`,
    );
    expect([item?.task?.params['text'], item?.losses]).toEqual([
      { ru: 'Флаг {g1}', en: '', ch: '' },
      ['PICTURES'],
    ]);
  });

  test('what stands in no language is said in all of them', () => {
    const spans =
      '<p><span lang="ru" class="multilang">Сколько?</span><span lang="en" class="multilang">How many?</span></p><p>x = 5</p>';
    const [item] = moodle(
      `<question type="essay"><questiontext format="html">${html(spans)}</questiontext></question>`,
    );
    expect(item?.question).toEqual({ ru: 'Сколько?\nx = 5', en: 'How many?\nx = 5', ch: '' });
  });

  test.each([
    [
      'truefalse',
      '<answer fraction="0"><text>true</text></answer><answer fraction="100"><text>false</text></answer>',
      'SINGLECHOICE',
    ],
    [
      'shortanswer',
      '<usecase>1</usecase><answer fraction="100"><text>ГМДС</text></answer>',
      'COMMONQUESTION',
    ],
    ['numerical', '<answer fraction="100"><text>1.5</text><tolerance>0.1</tolerance></answer>', 'NUMERIC'],
    [
      'matching',
      '<subquestion><text>a</text><answer><text>1</text></answer></subquestion><subquestion><text>b</text><answer><text>2</text></answer></subquestion><subquestion><text></text><answer><text>3</text></answer></subquestion>',
      'MATCHING',
    ],
    [
      'ordering',
      '<answer fraction="1"><text>a</text></answer><answer fraction="2"><text>b</text></answer>',
      'ORDERING',
    ],
    ['essay', '<graderinfo format="html"><text>Образец</text></graderinfo>', 'QUESTION'],
  ])('%s', (type, inner, taskType) => {
    const [item] = moodle(
      `<question type="${type}"><questiontext><text>?</text></questiontext>${inner}</question>`,
    );
    expect(item?.task?.taskType).toBe(taskType);
  });

  test('a text with gaps: lines before it are asked, wrong and half right answers, numbers, what is lost', () => {
    const [item] = moodle(
      `<question type="cloze"><questiontext format="html">${html('<p>Вставьте слова</p><p>Резист сушат {1:SHORTANSWER:=на плите#да~%100%плиткой~%50%рядом} при {2:NUMERICAL:=110:5} °C, {3:MC:~сушка~=отжиг\\~2} {набор}</p>')}</questiontext></question>`,
    );
    expect(item).toMatchObject({
      question: { ru: 'Вставьте слова' },
      task: {
        taskType: 'EMPTYQUESTION',
        params: {
          text: { ru: 'Резист сушат {g1} при {g2} °C, {g3} {набор}' },
          gaps: [
            { kind: 'TYPED', accepted: [{ ru: 'на плите' }, { ru: 'плиткой' }] },
            { kind: 'TYPED', accepted: [{ ru: '110' }] },
            { kind: 'PICKED', options: [{ ru: 'сушка' }, { ru: 'отжиг~2' }], right: 1 },
          ],
        },
      },
    });
    expect(item?.losses.toSorted()).toEqual(['ANSWER_FEEDBACK', 'PARTIAL_CREDIT', 'TOLERANCE']);
  });

  test('gaps in a text of each language stand in the first, and that is told; one that is none of ours is refused', () => {
    const spans =
      '<span class="multilang" lang="en">Wet {1:SA:=resist}</span><span class="multilang" lang="zh">湿 {1:SA:=胶}</span>';
    const items = moodle(
      `<question type="cloze"><questiontext format="html">${html(spans)}</questiontext></question>
       <question type="cloze"><questiontext format="html">${html('{1:MULTIRESPONSE:=a~=b}')}</questiontext></question>
       <question type="cloze"><questiontext format="html">${html('Плод {1:MULTICHOICE:Груша~%50%Яблоко}')}</questiontext></question>
       <question type="cloze"><questiontext format="html">${html('Плод {1:MULTICHOICE:=Яблоко}')}</questiontext></question>`,
    );
    expect(items.map(({ problem }) => problem)).toEqual([undefined, 'NO_SUCH_TYPE', 'NO_KEY', 'UNREADABLE']);
    expect(items[0]?.task?.params).toMatchObject({ text: { ru: 'Wet {g1}' }, gaps: [{ id: 'g1' }] });
    expect(items[0]?.losses).toEqual(['LANGUAGES']);
  });

  test('lists, tables, links, formulas and pictures are kept; what is none of them is told', () => {
    const png =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const source = `<h2>Что это?</h2><p>Толщина \\(h = \\frac{1}{2}\\) и $$x^2$$<ul><li>раз<li>два<ol start="3"><li>три</ol></ul>
      <table><tbody><tr><th>Ось<td colspan="2"><a href="https://example.org">X</a></td></tr></tbody></table>
      <img src="@@PLUGINFILE@@/a%20b.png" alt="Пластина"><img src="https://elsewhere.example/x.png">
      <a href="javascript:alert(1)">нет</a></p>`;
    const [item] = moodle(
      `<question type="essay"><questiontext format="html">${html(source)}<file name="a b.png" path="/" encoding="base64">${png}</file></questiontext></question>`,
    );
    const content = item?.task?.question.content.rich?.ru?.content ?? [];
    expect(content.map(({ type }) => type)).toEqual([
      'paragraph',
      'paragraph',
      'bulletList',
      'table',
      'picture',
      'paragraph',
    ]);
    expect(content[1]).toMatchObject({
      content: [
        { text: 'Толщина ' },
        { attrs: { tex: String.raw`h = \frac{1}{2}`, display: false } },
        { text: ' и ' },
        { attrs: { tex: 'x^2', display: true } },
      ],
    });
    expect(content[4]).toEqual({ type: 'picture', attrs: { id: 'picture-1', alt: 'Пластина' } });
    expect(item?.losses.toSorted()).toEqual(['FORMATTING', 'PICTURES']);
  });

  test('a type that we have not, a question without words or key, each with its reason; categories are none', () => {
    const items = moodle(`<question type="category"><category><text>top</text></category></question>
      <question type="calculated"><name><text>x</text></name><questiontext><text>{a}</text></questiontext></question>
      <question type="essay"><questiontext><text> </text></questiontext></question>
      <question type="numerical"><questiontext><text>?</text></questiontext></question>
      <question type="multichoice"><questiontext><text>?</text></questiontext></question>`);
    expect(items.map(({ problem }) => problem)).toEqual([
      'NO_SUCH_TYPE',
      'NO_QUESTION',
      'UNREADABLE',
      'NO_KEY',
    ]);
  });
});

describe('GIFT', () => {
  test('the kinds of its description, with comments, categories and escapes', () => {
    const items = read(String.raw`// a comment
$CATEGORY: $course$/Вход

::Первое:: Что надевают первым? { =Бахилы#верно ~Перчатки#рано ~%50%Шапочка ####По инструкции }

Бахилы надевают до скамьи. {T}

Температура, \: К? {#273.15:0.05}

Сколько? {#1..5}

Чем греют { =плитой =печью } резист?

Сопоставьте. { =Красный -> Авария =Зелёный -> Работа }

Что из этого жидкость? { ~%50%вода ~%50%ацетон ~%-50%стекло }

Опишите. {}

Просто описание без ответов`);
    expect(items.map(({ task }) => task?.taskType)).toEqual([
      'SINGLECHOICE',
      'SINGLECHOICE',
      'NUMERIC',
      'NUMERIC',
      'EMPTYQUESTION',
      'MATCHING',
      'MULTICHOICE',
      'QUESTION',
      undefined,
    ]);
    expect(items[0]).toMatchObject({
      name: 'Первое',
      losses: ['PARTIAL_CREDIT'],
      task: { resultText: { ru: 'По инструкции' } },
    });
    expect(items[2]).toMatchObject({
      question: { ru: 'Температура, : К?' },
      task: { params: { value: 273.15 } },
    });
    expect(items[3]?.task?.params).toMatchObject({ value: 3, tolerance: { amount: 2 } });
    expect(items[4]?.task?.params).toMatchObject({ text: { ru: 'Чем греют {g1} резист?' } });
    expect(items[8]?.problem).toBe('NO_SUCH_TYPE');
  });

  test('a number whose wrong answers are told of keeps its tolerance; several gaps are refused', () => {
    const items = read('Число? {#3:2~#Нет, больше}\n\nВода — это {=1} кислород и {=2} водорода.');
    expect(items[0]).toMatchObject({
      losses: ['ANSWER_FEEDBACK'],
      task: { params: { value: 3, tolerance: { amount: 2 } } },
    });
    expect(items[1]).toMatchObject({ question: { ru: 'Вода — это' }, problem: 'UNREADABLE' });
  });
});

const faultOf = (text: string | Buffer): ApiFault | undefined => {
  try {
    readTasks(Buffer.from(text));
  } catch (error) {
    if (error instanceof ApiFault) return error;
    throw error;
  }
  return undefined;
};

describe('hostile files are refused in words', () => {
  const LAUGHS = '<!DOCTYPE quiz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><quiz>&b;</quiz>';
  const OUTSIDE = '<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz>&x;</quiz>';

  test.each([
    ['billion laughs', LAUGHS, 'EXCHANGE_DOCTYPE'],
    ['an entity from outside', OUTSIDE, 'EXCHANGE_DOCTYPE'],
    ['an entity that nothing defines', '<quiz>&boom;</quiz>', 'EXCHANGE_UNREADABLE'],
    ['deep nesting', `${'<a>'.repeat(5000)}`, 'EXCHANGE_TOO_DEEP'],
    ['a million elements', `<quiz>${'<a/>'.repeat(300_000)}</quiz>`, 'EXCHANGE_TOO_DEEP'],
    ['a file cut off', '<quiz><question type="essay">', 'EXCHANGE_UNREADABLE'],
    ['crossed elements', '<quiz><a></quiz></a>', 'EXCHANGE_UNREADABLE'],
    ['words alone', 'ничего похожего', 'EXCHANGE_UNREADABLE'],
    ['bytes', Buffer.from([0x50, 0x4b, 3, 4, 0xff, 0xfe]), 'EXCHANGE_UNREADABLE'],
    ['nothing', '<quiz></quiz>', 'EXCHANGE_NOTHING'],
    ['too many questions', 'a {}\n\n'.repeat(501), 'EXCHANGE_TOO_MANY'],
  ])('%s', (_what, text, message) => {
    expect(faultOf(text)?.options.message).toBe(message);
  });

  test('10,000 options are too much for a task, not for the file', () => {
    const answers = '<answer fraction="0"><text>x</text></answer>'.repeat(10_000);
    const [item] = moodle(
      `<question type="multichoice"><questiontext><text>?</text></questiontext>${answers}</question>`,
    );
    expect(item?.problem).toBe('TOO_MUCH');
  });

  test('a question of a megabyte is too much', () => {
    expect(read(`${'a'.repeat(1_000_000)} {}`)[0]?.problem).toBe('TOO_MUCH');
  });

  test('script in a text is no word of it', () => {
    const [item] = moodle(
      `<question type="essay"><questiontext format="html">${html('Да<script>alert(1)</script><img src=x onerror=alert(1)>')}</questiontext></question>`,
    );
    expect(item?.question.ru).toBe('Да');
    expect(item?.losses.toSorted()).toEqual(['FORMATTING', 'PICTURES']);
  });
});
