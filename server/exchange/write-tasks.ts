// Writes tasks in a format of another system.
import type { ExchangeProblem, Loss, TaskFormat } from '#contract/entities/exchange.ts';
import type { TaskData } from '#server/storage/tables/learning.ts';
import { giftFile, writeGiftQuestion } from './gift/write-gift.ts';
import type { PictureSource, WrittenItem } from './model.ts';
import { qtiPackage } from './qti/write-package.ts';
import { writeQtiItem } from './qti/write-qti.ts';
import { moodleFile, writeMoodleQuestion } from './moodle/write-moodle.ts';

interface Writer {
  readonly question: (task: TaskData, pictureOf: PictureSource) => WrittenItem;
  readonly file: (items: readonly WrittenItem[]) => Buffer;
  readonly mimeType: string;
  readonly ending: string;
}

const textsIn = (items: readonly WrittenItem[]): readonly string[] => items.flatMap(({ text }) => text ?? []);

export const WRITERS: Readonly<Record<TaskFormat, Writer>> = {
  MOODLE_XML: {
    question: writeMoodleQuestion,
    file: (items) => Buffer.from(moodleFile(textsIn(items))),
    mimeType: 'application/xml; charset=utf-8',
    ending: 'xml',
  },
  GIFT: {
    question: writeGiftQuestion,
    file: (items) => Buffer.from(giftFile(textsIn(items))),
    mimeType: 'text/plain; charset=utf-8',
    ending: 'gift.txt',
  },
  QTI: {
    question: writeQtiItem,
    file: qtiPackage,
    mimeType: 'application/zip',
    ending: 'qti.zip',
  },
};

/** Whether a picture comes along is known without its bytes. */
const BY_NAME: PictureSource = (name) => ({ name, base64: '' });

/** What a format cannot hold of a task. */
export function lossesIn(
  format: TaskFormat,
  task: TaskData,
): { readonly losses: Loss[]; readonly problem: ExchangeProblem | null } {
  const { text, losses } = WRITERS[format].question(task, BY_NAME);
  return { losses: [...new Set(losses)], problem: text === undefined ? 'NO_SUCH_TYPE' : null };
}

/** A file of those tasks that the format can hold. */
export function fileOf(format: TaskFormat, tasks: readonly TaskData[], pictureOf: PictureSource): Buffer {
  const { question, file } = WRITERS[format];
  return file(tasks.map((task) => question(task, pictureOf)).filter(({ text }) => text !== undefined));
}
