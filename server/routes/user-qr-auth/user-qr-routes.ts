/** Making QR sign-in codes and listing those made. */
import type { FastifyInstance } from 'fastify';
import { createUserQr, listUserQr } from '#contract/calls/users.ts';
import { isAdminAccess } from '#server/auth/admins.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import { audit } from '#server/plugins/audit.ts';
import { registerCall } from '#server/plugins/calls.ts';
import { pageOfRows } from '#server/repositories/lists.ts';
import { privilegesOfUser } from '#server/repositories/user-rows.ts';
import type { Tx } from '#server/storage/schema.ts';
import { insertCode, selectCodes, toUserQr, type CodeTerms, type UserQr } from './user-qr-repository.ts';

const dayMs = 24 * 3_600_000;

async function makeCode(
  tx: Tx,
  userId: string,
  terms: CodeTerms,
  now: string,
): Promise<UserQr & { code: string }> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('active', '=', true)
    .executeTakeFirst();
  if (user === undefined) throw new ApiFault('NOT_FOUND');
  if (isAdminAccess(await privilegesOfUser(tx, userId))) {
    throw new ApiFault('FORBIDDEN', { message: 'QR_FOR_ADMIN' });
  }
  const { id, code } = await insertCode(tx, userId, terms, now);
  const row = await selectCodes(tx).where('qrCodes.id', '=', id).executeTakeFirstOrThrow();
  return { ...toUserQr(row), code };
}

export function registerUserQr(app: FastifyInstance): void {
  registerCall(app, listUserQr, async ({ query, storage }) => {
    const sorts = { dateCreating: 'qrCodes.dateCreating', expiresAt: 'qrCodes.expiresAt' };
    const page = await pageOfRows(selectCodes(storage.db), query, sorts, toUserQr, 'qrCodes.id');
    return { ...page, content: [...page.content] };
  });
  registerCall(app, createUserQr, ({ body, person, storage, now }) =>
    storage.write(async (tx) => {
      const terms: CodeTerms = {
        expiresAt: new Date(Date.parse(now) + body.validDays * dayMs).toISOString(),
        usesLeft: body.uses ?? null,
        createdBy: person.id,
      };
      const codes: (UserQr & { code: string })[] = [];
      for (const userId of new Set(body.userIds)) {
        const made = await makeCode(tx, userId, terms, now);
        const { code: _secret, ...shown } = made;
        await audit(tx, person, 'qr.create', { type: 'user', id: userId }, null, shown);
        codes.push(made);
      }
      return codes;
    }),
  );
}
