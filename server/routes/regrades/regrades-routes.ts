// Marking again: trials, the act, its undo. The work itself is done in the background.
import type { FastifyInstance } from 'fastify';
import {
  applyRegrade,
  cancelRegrade,
  getRegrade,
  listRegradeMarks,
  listRegrades,
  startRegrade,
  undoRegrade,
} from '#contract/calls/regrades.ts';
import {
  applyWorkRegrade,
  cancelWorkRegrade,
  compareWorkRegrade,
  listWorkRegrades,
  startWorkRegrade,
  undoWorkRegrade,
} from '#contract/calls/work-regrades.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import { requirePrivilege } from '#server/plugins/security/authentication.ts';
import { compareWork } from './compare-work.ts';
import { pageOfMarks } from './listed-marks.ts';
import {
  beginAct,
  beginUndo,
  cancelOne,
  findOwnRegrade,
  insertRegrade,
  regradesOf,
  toRegrade,
} from './regrades-repository.ts';
import {
  beginWorkAct,
  beginWorkUndo,
  cancelWork,
  findOwnWorkRegrade,
  insertWorkRegrade,
  partsOf,
  workRegradeOf,
  workRegradesOf,
} from './work-regrades-repository.ts';

/** It changes keys' consequences and marks alike. */
function requireBoth(person: Person): void {
  requirePrivilege(person, 'RESULTS_REVIEW');
}

function registerWorks(app: FastifyInstance): void {
  registerCall(app, startWorkRegrade, async ({ params, person, storage, now }) => {
    requireBoth(person);
    const row = await storage.write((tx) => insertWorkRegrade(tx, person, params.id, now));
    return workRegradeOf(storage.db, row);
  });
  registerCall(app, listWorkRegrades, ({ params, person, storage }) => {
    requireBoth(person);
    return workRegradesOf(storage.db, person, params.id);
  });
  registerCall(app, compareWorkRegrade, async ({ params, query, body, person, storage: { db } }) => {
    requireBoth(person);
    const { id } = await findOwnWorkRegrade(db, person, params.id);
    return compareWork(db, await partsOf(db, [id], body.taskIds), body.policy, query);
  });
  registerCall(app, cancelWorkRegrade, async ({ params, person, storage }) => {
    requireBoth(person);
    const row = await storage.write((tx) => cancelWork(tx, person, params.id));
    return workRegradeOf(storage.db, row);
  });
  registerCall(app, applyWorkRegrade, async ({ params, body, person, storage }) => {
    requireBoth(person);
    const row = await storage.write((tx) => beginWorkAct(tx, person, params.id, body));
    return workRegradeOf(storage.db, row);
  });
  registerCall(app, undoWorkRegrade, async ({ params, person, storage }) => {
    requireBoth(person);
    const row = await storage.write((tx) => beginWorkUndo(tx, person, params.id));
    return workRegradeOf(storage.db, row);
  });
}

export function registerRegrades(app: FastifyInstance): void {
  registerWorks(app);
  registerCall(app, startRegrade, async ({ params, person, storage, now }) => {
    requireBoth(person);
    const row = await storage.write((tx) => insertRegrade(tx, person, params.id, now));
    return toRegrade(storage.db, row);
  });
  registerCall(app, listRegrades, ({ params, person, storage }) => {
    requireBoth(person);
    return regradesOf(storage.db, person, params.id);
  });
  registerCall(app, getRegrade, async ({ params, person, storage: { db } }) => {
    requireBoth(person);
    return toRegrade(db, await findOwnRegrade(db, person, params.id));
  });
  registerCall(app, listRegradeMarks, async ({ params, query, person, storage: { db } }) => {
    requireBoth(person);
    return pageOfMarks(db, await findOwnRegrade(db, person, params.id), query);
  });
  registerActs(app);
}

function registerActs(app: FastifyInstance): void {
  registerCall(app, cancelRegrade, async ({ params, person, storage }) => {
    requireBoth(person);
    const row = await storage.write((tx) => cancelOne(tx, person, params.id));
    return toRegrade(storage.db, row);
  });
  registerCall(app, applyRegrade, async ({ params, body, person, storage }) => {
    requireBoth(person);
    const row = await storage.write((tx) => beginAct(tx, person, params.id, body));
    return toRegrade(storage.db, row);
  });
  registerCall(app, undoRegrade, async ({ params, person, storage }) => {
    requireBoth(person);
    const row = await storage.write((tx) => beginUndo(tx, person, params.id));
    return toRegrade(storage.db, row);
  });
}
