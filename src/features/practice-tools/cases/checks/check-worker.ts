// Runs the checks of a case beside the page: whoever asked ends it to cancel.
import { runChecks, type CheckQuestion } from '#tasks/check.ts';
import type { CheckMessage } from './check-work.ts';

const say = (message: CheckMessage): void => globalThis.postMessage(message);

globalThis.addEventListener('message', ({ data }: MessageEvent<CheckQuestion>) => {
  say({ kind: 'DONE', report: runChecks(data, (share) => say({ kind: 'PROGRESS', share })) });
});
