// What the overlay of an action or a profile needs to know of the drafts of its kind.
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ToolFinding } from '#contract/entities/tool-draft.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { DraftSession, DraftView, ServerDraft } from '#src/lib/drafts/draft-session.ts';
import type { DraftCalls } from '#src/lib/drafts/draft-server.ts';
import { sortableId } from '#src/lib/device/sortable-id.ts';
import { copyTitle } from './copy-title.ts';
import type { Uses } from '../uses.tsx';

export interface ToolData {
  readonly title: Trilingual;
}

export interface ToolState<T extends ToolData> extends ServerDraft<T> {
  readonly id: string;
  readonly published: T | null;
  readonly uses: Parameters<typeof Uses>[0]['uses'];
}

interface SeenDraft {
  readonly id: string;
  readonly version: number;
}

type Query<T> = Pick<UseQueryOptions<T>, 'queryKey' | 'queryFn'>;

interface RevisionRow {
  readonly revision: number;
  readonly createdAt: string;
  readonly createdBy: string | null;
}

export interface ToolDrafts<T extends ToolData, State extends ToolState<T>> {
  readonly calls: DraftCalls<T, State>;
  /** A new one that the server does not know yet. */
  readonly unsaved: (id: string) => State;
  readonly check: (id: string) => Query<{ readonly findings: readonly ToolFinding[] }>;
  readonly publish: (draft: SeenDraft) => Promise<State>;
  readonly drop: (draft: SeenDraft) => Promise<unknown>;
  readonly revisions: (id: string) => Query<{ readonly content: readonly RevisionRow[] }>;
  readonly revision: (id: string, number: string) => Query<T>;
  /** Reloads whatever shows things of this kind. */
  readonly refresh: () => Promise<void>;
}

export type ToolSession<T extends ToolData, State extends ToolState<T>> = DraftSession<T, State>;
export type ToolView<T extends ToolData, State extends ToolState<T>> = DraftView<T, State>;

/** @param field edits of one field within a while are one step back; null: a step of its own */
export type EditTool<T> = (field: string | null, change: (now: T) => T) => void;

/** Stores a new draft with all that another has; where a language has no title, its copy has none. */
export async function copyTool<T extends ToolData, State extends ToolState<T>>(
  { calls }: ToolDrafts<T, State>,
  id: string,
): Promise<State> {
  const { data } = await calls.read(id);
  const copied = { ...data, title: await copyTitle(data.title) };
  return calls.save(sortableId(), { data: copied, questions: [], version: 0, baseRevision: 0 });
}
