/** Making QR sign-in codes, listing those made, revoking them, printing them. */
import type { FastifyInstance } from 'fastify';
import {
  createUserQr,
  createUserQrSheets,
  listQrPeople,
  listUserQr,
  revokeUserQr,
} from '#contract/calls/users.ts';
import { audit } from '#server/plugins/audit.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { contains, pageOfRows } from '#server/repositories/lists.ts';
import { peopleForCodes } from './people-for-codes.ts';
import { makeCodes } from './make-codes.ts';
import { sheetsOf } from './sheets/draw-sheets.ts';
import { hasStatus, revokeCodes, selectCodes, toUserQr } from './user-qr-repository.ts';

const sorts = {
  dateCreating: 'qrCodes.dateCreating',
  expiresAt: 'qrCodes.expiresAt',
  lastUsedAt: 'qrCodes.lastUsedAt',
};

function registerMaking(app: FastifyInstance): void {
  registerCall(app, createUserQr, ({ body, person, storage, now }) =>
    storage.write(async (tx) => {
      const { codes } = await makeCodes(tx, body, person, now);
      const rows = await selectCodes(tx)
        .where(
          'qrCodes.id',
          'in',
          codes.map(({ id }) => id),
        )
        .execute();
      const byId = new Map(rows.map((row) => [row.id, toUserQr(row, now)]));
      return codes.flatMap(({ id, code }) => {
        const made = byId.get(id);
        return made === undefined ? [] : [{ ...made, code }];
      });
    }),
  );
  registerCall(app, createUserQrSheets, async ({ body, person, storage, now, config, request }) => {
    const { codes, expiresAt } = await storage.write((tx) => makeCodes(tx, body, person, now));
    const sheets = sheetsOf(
      { codes, expiresAt, uses: body.uses, publicUrl: config.publicUrl, madeAt: now },
      (error) => request.log.error({ err: error }, 'printing QR codes failed'),
    );
    return { body: sheets, mimeType: 'application/pdf', fileName: `kristall-qr-${now.slice(0, 10)}.pdf` };
  });
}

export function registerUserQr(app: FastifyInstance): void {
  registerCall(app, listUserQr, async ({ query, storage, now }) => {
    const { search, status, groupId } = query;
    let codes = selectCodes(storage.db);
    if (search !== undefined && search.trim() !== '')
      codes = codes.where((eb) => contains(eb, 'users.searchText', search));
    if (groupId !== undefined) codes = codes.where('users.groupId', '=', groupId);
    if (status !== undefined) codes = codes.where((eb) => hasStatus(status, now)(eb as never));
    const page = await pageOfRows(codes, query, sorts, (row) => toUserQr(row, now), 'qrCodes.id');
    return { ...page, content: [...page.content] };
  });
  registerCall(app, listQrPeople, ({ query, storage, now }) => peopleForCodes(storage.db, query, now));
  registerCall(app, revokeUserQr, ({ body, person, storage, now }) =>
    storage.write(async (tx) => {
      const revoked = await revokeCodes(tx, body.ids, now);
      for (const { id, userId } of revoked) {
        await audit(tx, person, 'qr.revoke', { type: 'user', id: userId }, { id }, { id, revokedAt: now });
      }
      return { revoked: revoked.length };
    }),
  );
  registerMaking(app);
}
