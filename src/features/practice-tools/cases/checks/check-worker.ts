// Runs the checks of a case beside the page: whoever asked ends it to cancel.
import { runChecks, runExamples } from '#tasks/check.ts';
import type { CheckMessage, CheckRequest } from './check-work.ts';

const say = (message: CheckMessage): void => globalThis.postMessage(message);

globalThis.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  const examples = runExamples(data, data.examples);
  if (!data.isWhole) {
    say({ kind: 'EXAMPLES', examples });
    return;
  }
  const report = runChecks(data, (share) => say({ kind: 'PROGRESS', share }));
  say({ kind: 'DONE', report: { ...report, examples } });
});
