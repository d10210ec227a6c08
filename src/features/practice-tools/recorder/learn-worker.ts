// Learns an order beside the page: whoever asked ends it to cancel.
import { learnOrder } from './learn-order.ts';
import type { LearnMessage, LearnQuestion } from './learn-work.ts';

const say = (message: LearnMessage): void => globalThis.postMessage(message);

globalThis.addEventListener('message', ({ data }: MessageEvent<LearnQuestion>) => {
  say({ kind: 'DONE', order: learnOrder(data, (share) => say({ kind: 'PROGRESS', share })) });
});
