// What becomes of the cases under the rules as they are now: begun, followed, ended.
import { useEffect, useRef, useState } from 'react';
import type { getTestCaseDraft, listTestCases } from '#contract/calls/test-cases.ts';
import type { RoomCaseDraft } from '#contract/entities/case-draft.ts';
import type { RoomDraft } from '#contract/entities/room-draft.ts';
import type { RoomRuleset } from '#contract/simulation/room-ruleset.ts';
import type { Trilingual } from '#contract/simulation/text.ts';
import type { CaseEffect, ReplayedCase } from '#machines/room/solver/case-effect.ts';
import { call } from '#src/lib/api/call.ts';
import { namedRules } from '../../parts/named-rules.ts';
import type { EffectMessage, EffectsRequest } from './effects-work.ts';

const MAX_CASES = 100;
/** A case whose replay takes longer than this is given up, and all after it. */
const MAX_SILENCE_MS = 60_000;

export interface CaseRow {
  readonly id: string;
  readonly title: Trilingual;
  /** undefined: it was not replayed yet. */
  readonly effect: CaseEffect | undefined;
}

type EffectsState =
  | { readonly kind: 'NONE' }
  | { readonly kind: 'FAILED'; readonly reason: string }
  | {
      readonly kind: 'RUNNING' | 'DONE' | 'STOPPED';
      readonly rows: readonly CaseRow[];
      /** The rules that were replayed. */
      readonly of: RoomRuleset;
    };

export interface Effects {
  readonly state: EffectsState;
  readonly start: () => void;
  readonly cancel: () => void;
}

interface FoundCase {
  readonly id: string;
  readonly title: Trilingual;
  readonly draft: RoomCaseDraft;
}

async function publishedCase(id: string): Promise<readonly FoundCase[]> {
  const { published } = await call<typeof getTestCaseDraft>('GET', '/test-cases/:id/draft', {
    params: { id },
  });
  return published?.simulation === 'ROOM' ? [{ id, title: published.title, draft: published }] : [];
}

/** The cases that are played in the room; in one where none is yet, those of the room on which it is based. */
async function casesOf(roomId: string, { basedOn }: RoomDraft): Promise<readonly FoundCase[]> {
  const { content } = await call<typeof listTestCases>('GET', '/test-cases', {
    query: { simulation: 'ROOM', size: MAX_CASES },
  });
  const published = content.filter(({ revision }) => revision > 0);
  const found = (await Promise.all(published.map(({ id }) => publishedCase(id)))).flat();
  const own = found.filter(({ draft }) => draft.rulesetId === roomId);
  return own.length > 0 ? own : found.filter(({ draft }) => draft.rulesetId === basedOn.id);
}

async function replayedOf(found: readonly FoundCase[]): Promise<readonly ReplayedCase[]> {
  const rulesets = new Map<string, Promise<RoomRuleset>>();
  const rulesOf = ({ rulesetId: id, rulesetRevision: revision }: RoomCaseDraft): Promise<RoomRuleset> => {
    const key = `${id} ${revision}`;
    const known = rulesets.get(key) ?? namedRules({ id, revision });
    rulesets.set(key, known);
    return known;
  };
  return Promise.all(
    found.map(async ({ draft }) => ({
      before: await rulesOf(draft),
      play: draft.play,
      key: draft.key,
      seed: draft.seed,
      examples: draft.examples ?? [],
    })),
  );
}

export function useEffects(roomId: string, draft: RoomDraft, ruleset: RoomRuleset): Effects {
  const [state, setState] = useState<EffectsState>({ kind: 'NONE' });
  const worker = useRef<Worker>(undefined);
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Raised with each beginning and end: what was still being read for an earlier one is left alone. */
  const turn = useRef(0);
  const end = (): void => {
    turn.current += 1;
    clearTimeout(silence.current);
    worker.current?.terminate();
    worker.current = undefined;
  };
  useEffect(() => end, []);
  const stop = (): void => {
    end();
    setState((now) => ('rows' in now ? { ...now, kind: 'STOPPED' } : { kind: 'NONE' }));
  };
  const listen = (): void => {
    clearTimeout(silence.current);
    silence.current = setTimeout(stop, MAX_SILENCE_MS);
  };
  const take = ({ at, effect }: EffectMessage): void => {
    listen();
    setState((now) => {
      if (!('rows' in now)) return now;
      const rows = now.rows.map((row, order) => (order === at ? { ...row, effect } : row));
      const isDone = at === rows.length - 1;
      if (isDone) end();
      return { ...now, rows, kind: isDone ? 'DONE' : 'RUNNING' };
    });
  };
  const start = async (): Promise<void> => {
    end();
    const mine = turn.current;
    setState({ kind: 'RUNNING', rows: [], of: ruleset });
    try {
      const found = await casesOf(roomId, draft);
      const cases = await replayedOf(found);
      if (mine !== turn.current) return;
      const rows = found.map(({ id, title }) => ({ id, title, effect: undefined }));
      setState({ kind: rows.length === 0 ? 'DONE' : 'RUNNING', rows, of: ruleset });
      if (rows.length === 0) return;
      const begun = new Worker(new URL('./effects-worker.ts', import.meta.url), { type: 'module' });
      worker.current = begun;
      begun.addEventListener('message', ({ data }: MessageEvent<EffectMessage>) => take(data));
      begun.addEventListener('error', stop);
      listen();
      begun.postMessage({ ruleset, cases } satisfies EffectsRequest);
    } catch (error) {
      if (mine === turn.current) setState({ kind: 'FAILED', reason: (error as Error).message });
    }
  };
  return { state, start: () => void start(), cancel: stop };
}
