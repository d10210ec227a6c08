// The address parameters of the lists of works and of the bank; `view=bank` shows the bank.
import { TASK_TYPES } from '#contract/entities/task-type.ts';
import { isId, isOneOf, type ListAddress } from '#src/ui/list/list-address.ts';

/** The view of /works that takes in tasks of other systems. */
export const IMPORT_VIEW = 'import';

export const WORK_KINDS = ['THEORY', 'DOCUMENT', 'PRACTICE', 'EXAM'] as const;
/** What lists show besides what is in use. */
export const PUT_AWAY = ['TRASH', 'ARCHIVE'] as const;

export type WorkFilterName = 'kind' | 'course' | 'state';

export const WORKS_LIST: ListAddress<WorkFilterName> = {
  sorts: ['title', 'taskCount', 'maxScore', 'changedAt'],
  defaultSort: { key: 'changedAt', direction: 'descending' },
  filters: { kind: isOneOf(WORK_KINDS), course: isId, state: isOneOf(PUT_AWAY) },
};

export const TRASH_LIST: ListAddress<never> = {
  sorts: ['archivedAt'],
  defaultSort: { key: 'archivedAt', direction: 'descending' },
  filters: {},
};

export const FAULTY_LIST: ListAddress<never> = {
  sorts: ['errorCount', 'checkedAt'],
  defaultSort: { key: 'errorCount', direction: 'descending' },
  filters: {},
};

export type BankFilterName = 'type' | 'topic' | 'used' | 'state';

export const BANK_LIST: ListAddress<BankFilterName> = {
  sorts: ['question', 'maxScore', 'changedAt'],
  defaultSort: { key: 'changedAt', direction: 'descending' },
  filters: {
    type: isOneOf(TASK_TYPES),
    topic: isId,
    used: isOneOf(['true', 'false']),
    state: isOneOf(PUT_AWAY),
  },
};
