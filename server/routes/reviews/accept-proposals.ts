// Takes over the marks that the check proposes for several answers.
import type { z } from 'zod';
import type { acceptProposals } from '#contract/calls/reviews.ts';
import { ApiFault } from '#server/plugins/errors/api-fault.ts';
import type { Person } from '#server/plugins/calls/call-context.ts';
import type { Storage } from '#server/storage/storage.ts';
import { reviewableAnswer } from './claims.ts';
import { storeOneReview } from './review-answer.ts';
import { isAcceptable } from './reviews-repository.ts';

type Wanted = z.output<typeof acceptProposals.body>['answers'];
type Answered = z.output<typeof acceptProposals.response>;
type Outcome = Answered['outcomes'][number];

const CODES: readonly string[] = ['NOT_FOUND', 'REVIEW_CLAIMED', 'CONFLICT'] satisfies readonly Outcome[];
const isCode = (code: string): code is Outcome => CODES.includes(code);

/** Why one answer was left; throws what has to do with the server and not with the answer. */
function codeOf(error: unknown): Outcome {
  if (!(error instanceof ApiFault)) throw error;
  if (error.code === 'REVIEW_CONFLICT') return 'CONFLICT';
  if (isCode(error.code)) return error.code;
  throw error;
}

/** Every answer in a write of its own, so that one that is refused takes no other with it. */
export async function acceptProposalsOf(
  storage: Storage,
  { person, now }: { readonly person: Person; readonly now: string },
  answers: Wanted,
): Promise<Answered> {
  const outcomes: Outcome[] = [];
  for (const { mark, ...answer } of answers) {
    const wanted = { ...answer, person, now };
    const given = { mark, comment: '', rubric: null, reason: '' };
    const accept = storage.write(async (tx) => {
      const row = await reviewableAnswer(tx, wanted);
      if (!isAcceptable(row) || row.proposedMark !== mark) throw new ApiFault('CONFLICT');
      const filters = { state: 'WAITING' } as const;
      await storeOneReview(tx, { ...wanted, given, filters, ifMatch: row.reviewVersion });
    });
    outcomes.push(await accept.then(() => 'ACCEPTED' as const, codeOf));
  }
  return { outcomes };
}
