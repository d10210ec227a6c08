// Runs the checks of a case beside the page: whoever asked ends it to cancel.
import type { CheckMessage, CheckQuestion } from './check-work.ts';
import { runChecks } from './run-checks.ts';

const say = (message: CheckMessage): void => globalThis.postMessage(message);

globalThis.addEventListener('message', ({ data }: MessageEvent<CheckQuestion>) => {
  say({ kind: 'DONE', report: runChecks(data, (share) => say({ kind: 'PROGRESS', share })) });
});
