/** A request that is about to be changed or reviewed. */
import type { RegistrationRequest } from '#contract/calls/registration-requests.ts';
import { ApiFault } from '#server/plugins/api-fault.ts';
import type { Tx } from '#server/storage/schema.ts';
import { findRequest } from './requests-repository.ts';

export async function storedRequest(tx: Tx, id: string): Promise<RegistrationRequest> {
  const request = await findRequest(tx, id);
  if (request === undefined) throw new ApiFault('NOT_FOUND');
  return request;
}

/** Locks a request and reads it; one that has been reviewed is a conflict, and comes with what became of it. */
export async function lockPending(tx: Tx, id: string): Promise<RegistrationRequest> {
  await tx.selectFrom('registrationRequests').select('id').where('id', '=', id).forUpdate().execute();
  const request = await storedRequest(tx, id);
  if (request.status !== 'PENDING') throw new ApiFault('CONFLICT', { current: request });
  return request;
}
