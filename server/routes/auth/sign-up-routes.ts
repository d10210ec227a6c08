// Registration: response and timing are the same whether login, email and group are free or not.
import type { FastifyInstance } from 'fastify';
import { signUp } from '#contract/calls/auth.ts';
import { addressKey } from '#server/auth/client-address.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { takeTries } from '#server/auth/tries-repository.ts';
import { registerCall } from '#server/plugins/calls/calls.ts';
import {
  insertRequest,
  openGroupId,
} from '#server/routes/registration-requests/registration-requests-repository.ts';

export function registerSignUp(app: FastifyInstance): void {
  registerCall(app, signUp, async ({ body, storage, now, address }) => {
    await takeTries(storage, [{ kind: 'SIGN_UP', subject: addressKey(address) }], now);
    const { password, groupId, ...fields } = body;
    const passwordHash = await hashPassword(password);
    await storage.write(async (tx) => {
      const chosen = await openGroupId(tx, groupId);
      await insertRequest(tx, { ...fields, groupId: chosen, passwordHash }, now);
    });
    return { status: 'PENDING' } as const;
  });
}
