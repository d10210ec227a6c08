// The benches of `npm run bench`, in the order in which they run.
import { authoring } from './authoring.ts';
import type { Bench } from './bench.ts';
import { bayFrames } from './bay-frames.ts';
import { board } from './board.ts';
import { buildTime } from './build-time.ts';
import { classStarts } from './class-starts.ts';
import { hostile } from './hostile.ts';
import { injections } from './injections.ts';
import { markingSpeed } from './marking.ts';
import { opening } from './opening.ts';
import { peopleImport } from './people-import.ts';
import { peopleLists } from './people-lists.ts';
import { grow } from './grow.ts';
import { pageWeight } from './page-weight.ts';
import { replaySpeed } from './replay-speed.ts';
import { resultLists } from './result-lists.ts';
import { saving } from './saving.ts';
import { signIns } from './sign-ins.ts';
import { statistics } from './statistics.ts';
import { suiteFrames } from './suite-frames.ts';

export const BENCHES: readonly Bench[] = [
  buildTime,
  pageWeight,
  opening,
  replaySpeed,
  markingSpeed,
  suiteFrames,
  bayFrames,
  saving,
  grow,
  classStarts,
  board,
  injections,
  signIns,
  hostile,
  resultLists,
  statistics,
  peopleLists,
  peopleImport,
  authoring,
];
