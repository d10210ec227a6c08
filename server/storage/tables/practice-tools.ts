// Actions, chains, cases and rooms that instructors make, and what uses them. Plays and keys of cases, and the rulesets of rooms, stand in tables of their own.
import type { PracticeSimulation } from '#contract/entities/practice-tools.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { DateTime, JsonColumn } from '../columns.ts';

export type PracticeItemKind = 'ACTION' | 'CHAIN' | 'CASE' | 'PROFILE' | 'ROOM' | 'BAY';

interface PracticeItemsTable {
  readonly kind: PracticeItemKind;
  readonly id: string;
  readonly simulation: PracticeSimulation;
  /** Of an action; '' for the others. */
  readonly code: string;
  readonly title: JsonColumn<Trilingual>;
  readonly titleKey: string;
  readonly searchText: string;
  readonly tags: string;
  readonly stepCount: number;
  readonly gateCount: number;
  readonly isBuiltIn: boolean;
  readonly revision: number;
  readonly version: number;
  readonly dateCreating: DateTime;
  readonly changedAt: DateTime;
  readonly changedByName: string;
  readonly archivedAt: DateTime | null;
}

interface PracticeItemRevisionsTable {
  readonly kind: PracticeItemKind;
  readonly id: string;
  readonly revision: number;
  readonly data: JsonColumn<unknown>;
  readonly createdAt: DateTime;
  readonly byName: string;
}

interface PracticeUsesTable {
  readonly kind: PracticeItemKind;
  readonly id: string;
  readonly userKind: 'CHAIN' | 'CASE';
  readonly userId: string;
}

export interface PracticeToolsSchema {
  readonly practiceItems: PracticeItemsTable;
  readonly practiceItemRevisions: PracticeItemRevisionsTable;
  readonly practiceUses: PracticeUsesTable;
}
