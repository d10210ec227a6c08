// Marks submitted attempts, but holds back while a class that is submitting keeps the server busy.
import { drawAnswers } from '#server/routes/completed-work/results/answer-image.ts';
import { createMarking } from '#server/marking/create-marking.ts';
import type { MakeJob } from './start-jobs.ts';

const EVERY_MS = 250;
/** When the event loop is busier than this share of the time, marking waits. */
const MAX_BUSY_SHARE = 0.85;
/** Marking waits no longer than this, however busy the server is. */
const MAX_WAIT_MS = 2000;

/** Returns a check of whether the event loop has been busy since the previous check. */
function makeBusyCheck(): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const since = last;
    last = performance.eventLoopUtilization();
    return performance.eventLoopUtilization(last, since).utilization > MAX_BUSY_SHARE;
  };
}

export const markAttemptsJob: MakeJob = (app) => {
  const { storage, log } = app;
  const marking = createMarking(
    storage,
    (error) => log.error({ err: error }, 'an attempt could not be marked, or its answers not drawn'),
    // A drawing that fails here is drawn when somebody asks for it.
    { onMarked: (attemptId) => drawAnswers(app, attemptId) },
  );
  const isBusy = makeBusyCheck();
  let waitedMs = 0;
  return {
    name: 'mark-attempts',
    everyMs: EVERY_MS,
    async run() {
      if (isBusy() && waitedMs < MAX_WAIT_MS) {
        waitedMs += EVERY_MS;
        return undefined;
      }
      const marked = await marking.markWaiting();
      // The next run of a series does not wait again.
      waitedMs = marked > 0 ? MAX_WAIT_MS : 0;
      return marked > 0 ? 'AGAIN' : undefined;
    },
    close: () => marking.stop(),
  };
};
