// QR sign-in codes: making, listing, revoking and printing them.
import type { FastifyInstance } from 'fastify';
import {
  createUserQr,
  createUserQrSheets,
  listQrPeople,
  listUserQr,
  revokeUserQr,
} from '#contract/calls/qr-sign-in.ts';
import { auditMany } from '#server/plugins/audit-log/audit.ts';
import { fullNamesOf } from '#server/repositories/full-names.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import { peopleForCodes } from './people-for-codes.ts';
import { readSiteSettings } from '#server/repositories/site-settings.ts';
import { makeCodes } from './make-codes.ts';
import { sheetsOf } from './sheets/draw-sheets.ts';
import { codesById, pageOfCodes, revokeCodes } from './qr-codes-repository.ts';

function registerMaking(app: FastifyInstance): void {
  registerCall(app, createUserQr, ({ body, person, storage, now }) =>
    storage.write(async (tx) => {
      const { codes } = await makeCodes(tx, body, person, now);
      const byId = await codesById(
        tx,
        codes.map(({ id }) => id),
        now,
      );
      return codes.flatMap(({ id, code }) => {
        const made = byId.get(id);
        return made === undefined ? [] : [{ ...made, code }];
      });
    }),
  );
  registerCall(app, createUserQrSheets, async ({ body, person, storage, now, config, request }) => {
    const { codes, expiresAt } = await storage.write((tx) => makeCodes(tx, body, person, now));
    const { timeZone } = await readSiteSettings(storage.db);
    const sheets = sheetsOf(
      { codes, expiresAt, uses: body.uses, publicUrl: config.publicUrl, madeAt: now, timeZone },
      (error) => request.log.error({ err: error }, 'printing QR codes failed'),
    );
    return { body: sheets, mimeType: 'application/pdf', fileName: `kristall-qr-${now.slice(0, 10)}.pdf` };
  });
}

export function registerUserQr(app: FastifyInstance): void {
  registerCall(app, listUserQr, ({ query, person, storage, now }) =>
    pageOfCodes(storage.db, person, query, now),
  );
  registerCall(app, listQrPeople, ({ query, person, storage, now }) =>
    peopleForCodes(storage.db, person, query, now),
  );
  registerCall(app, revokeUserQr, ({ body, person, storage, now }) =>
    storage.write(async (tx) => {
      const revoked = await revokeCodes(tx, person, body.ids, now);
      const names = await fullNamesOf(
        tx,
        revoked.map(({ userId }) => userId),
      );
      const entries = revoked.map(({ id, userId }) => ({
        subject: { type: 'user', id: userId, name: names.get(userId) ?? '' } as const,
        before: { id },
        after: { id, revokedAt: now },
      }));
      await auditMany(tx, person, 'qr.revoke', entries);
      return { revoked: revoked.length };
    }),
  );
  registerMaking(app);
}
