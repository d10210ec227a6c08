/** Background work that each server process does: started after it listens, ended before it closes. */
import type { FastifyInstance } from 'fastify';
import { startCountingResults } from './completed-work/result-counts.ts';
import { startSendingLetters } from '../mail/send-letters.ts';
import { startFileSweeping } from './files/files-routes.ts';
import { startTurningByClock } from './technical-works/technical-works-clock.ts';
import { startClosing } from '../marking/close-attempts.ts';
import { startMarking } from '../marking/start-marking.ts';
import { startDemoEvents } from '../seed/start-demo-events.ts';
import { startSweeping } from '../plugins/sweeping.ts';

/** Starts, and gives the function that ends it. */
export type Work = (app: FastifyInstance) => () => void | Promise<void>;

export const allWork: readonly Work[] = [
  (app) => startSweeping(app.storage, (error) => app.log.error({ err: error }, 'sweeping failed')),
  (app) => startClosing(app.storage, (error) => app.log.error({ err: error }, 'closing attempts failed')),
  (app) => startMarking(app.storage, (error) => app.log.error({ err: error }, 'marking failed')),
  (app) =>
    startDemoEvents(app.storage, (error) =>
      app.log.error({ err: error }, 'keeping a demo event open failed'),
    ),
  (app) =>
    startCountingResults(app.storage, (error) => app.log.error({ err: error }, 'counting results failed')),
  (app) =>
    startTurningByClock(app.storage, (error) =>
      app.log.error({ err: error }, 'technical works by the clock failed'),
    ),
  startFileSweeping,
  startSendingLetters,
];
