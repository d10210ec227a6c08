// What is parsed apart from the server's own thread: everything that reads the inside of a file a person sent.
import { readFile } from 'node:fs/promises';
import { checkCase, checkExamples } from './check-case.ts';
import { checkRoom, playRoomWays } from './check-room.ts';
import { drawAnswerPng } from './draw-answer-png.ts';
import { makeMath } from './make-math.ts';
import { pdfPages } from './pdf-pages.ts';
import { pictureSize, type PictureSize } from '#server/routes/files/picture-size.ts';
import { safeSvg } from '#server/routes/files/safe-svg.ts';
import type { ReadArchive } from '#server/exchange/archive/read-archive.ts';
import { readExchange, type ReadFile } from '#server/exchange/read-tasks.ts';
import { drawPdf } from '#server/routes/statistics/report/draw-report.ts';
import { readTable, type PeopleTable, type Reading } from '#server/routes/users/import/read-table.ts';

/** A job gets the path of a file and its terms, or what is to be read itself; what it returns or throws is sent back. */
export const PARSE_JOBS = {
  /** An answer drawn over the question's picture, as a PNG. */
  ANSWER_PNG: drawAnswerPng,
  /** The safe form of an SVG; null if there is none. */
  SAFE_SVG: async (path: string): Promise<string | null> => safeSvg(await readFile(path, 'utf8')) ?? null,
  /** Width and height of a picture in pixels; null if they cannot be told. */
  PICTURE_SIZE: async (path: string): Promise<PictureSize | null> =>
    pictureSize(await readFile(path)) ?? null,
  /** How many pages a document has. */
  PDF_PAGES: pdfPages,
  /** The lines of a table of people; refuses one that is unusable. */
  PEOPLE_TABLE: async (path: string, reading: Reading): Promise<PeopleTable> =>
    readTable(await readFile(path), reading),
  /** The tasks in a file of another system, or what an archive of our own holds. */
  TASKS: (path: string): Promise<ReadFile | ReadArchive> => readExchange(path),
  /** Formulas in TeX as trees of MathML, each in the place of its TeX. */
  FORMULAS: makeMath,
  /** What is wrong with a drawn room. */
  ROOM: checkRoom,
  /** Which cases can't be played in a drawn room as they were. */
  ROOM_WAYS: playRoomWays,
  /** What right and wrong runs of a case come to. */
  CASE: checkCase,
  /** Whether kept runs of a case still get their verdicts. */
  EXAMPLES: checkExamples,
  /** Reports as one PDF, each from a page of its own. */
  PDF: drawPdf,
} as const;

export type ParseJobs = typeof PARSE_JOBS;
export type ParseJobName = keyof ParseJobs;
