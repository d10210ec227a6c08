// Words missing from a text, as two types of Moodle have them, become gaps with words to choose from.
import { describe, expect, test } from 'vitest';
import { itemOf } from '../model.ts';
import { readTasks } from '../read-tasks.ts';

const read = (question: string) =>
  readTasks(Buffer.from(`<?xml version="1.0"?><quiz>${question}</quiz>`)).items.map(itemOf);
const words = (name: string, all: readonly (readonly [word: string, group: number])[]): string =>
  all.map(([word, group]) => `<${name}><text>${word}</text><group>${group}</group></${name}>`).join('');
const asked = (text: string): string => `<questiontext format="html"><text>${text}</text></questiontext>`;
const ru = (text: string) => ({ ru: text, en: '', ch: '' });

describe.each([
  ['gapselect', 'selectoption'],
  ['ddwtos', 'dragbox'],
])('%s', (type, option) => {
  test('each gap offers the words of its group', () => {
    const source = `<question type="${type}">${asked('&lt;p&gt;Вставьте слова&lt;/p&gt;&lt;p&gt;[[3]] наносят до [[2]] и после [[1]]&lt;/p&gt;')}${words(
      option,
      [
        ['сушки', 1],
        ['экспонирования', 1],
        ['Резист', 2],
        ['Плёнку', 2],
        ['травления', 1],
      ],
    )}</question>`;
    const [item] = read(source);
    expect(item).toMatchObject({ losses: [], problem: undefined });
    expect(item?.task?.question.content.ru).toBe('Вставьте слова');
    const steps = ['сушки', 'экспонирования', 'травления'].map(ru);
    expect(item?.task?.params).toMatchObject({
      text: ru('{g1} наносят до {g2} и после {g3}'),
      gaps: [
        { kind: 'PICKED', options: ['Резист', 'Плёнку'].map(ru), right: 0 },
        { kind: 'PICKED', options: steps, right: 1 },
        { kind: 'PICKED', options: steps, right: 0 },
      ],
    });
  });

  test('a gap of a word that is not there is no gap', () => {
    const [item] = read(
      `<question type="${type}">${asked('Нет [[4]]')}${words(option, [['один', 1]])}</question>`,
    );
    expect(item).toMatchObject({ problem: 'NO_SUCH_TYPE', task: undefined });
  });
});

test('a question that stands alone is read', () => {
  const source = `<question type="essay">${asked('Опишите сушку')}</question>`;
  expect(readTasks(Buffer.from(source)).items).toHaveLength(1);
});

test.each([
  ['1', ['SETTINGS']],
  ['0', []],
])('files in answer to an essay: %s', (attachments, losses) => {
  const [item] = read(
    `<question type="essay">${asked('Приложите отчёт')}<attachments>${attachments}</attachments></question>`,
  );
  expect(item?.losses).toEqual(losses);
});
