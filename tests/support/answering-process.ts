// A process for tests of startProcess: says its number, or needs more at once than its heap has left.
import { answerParent, tellParent } from '#server/start-process.ts';

const PARTS = 6_000_000;

function fill(): never {
  const kept: (readonly string[])[] = [];
  for (;;) kept.push('x,'.repeat(PARTS).split(','));
}

answerParent((job: 'who' | 'fill') => (job === 'who' ? process.pid : fill()));
tellParent('READY');
