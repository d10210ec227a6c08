// The address of the list of people whom one teaches.
import { LEARNER_ACTIVITIES } from '#contract/entities/learner-row.ts';
import { isId, isOneOf, type ListAddress } from '#src/ui/list/list-address.ts';

export type LearnersFilterName = 'group' | 'activity';

export const LEARNERS_LIST: ListAddress<LearnersFilterName> = {
  sorts: ['name'],
  defaultSort: { key: 'name', direction: 'ascending' },
  filters: { group: isId, activity: isOneOf(LEARNER_ACTIVITIES) },
};
