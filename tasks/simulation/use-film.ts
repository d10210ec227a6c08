// The film of a replay whose log may grow.
import { useMemo, useState } from 'react';
import type { Replay } from '#contract/entities/attempt.ts';
import type { Film } from './film.ts';

type Opened = Pick<Replay, 'simulation' | 'entries'>;

/**
 * The case's data are parsed once: a scene that is given others is built anew.
 * @returns undefined where they are not of this version's shape
 */
export function useFilm<Ruleset, Play, State>(
  open: (replay: Opened) => Film<Ruleset, Play, State> | undefined,
  { simulation, entries }: Opened,
): Film<Ruleset, Play, State> | undefined {
  const [opened] = useState(() => open({ simulation, entries: [] }));
  return useMemo(() => opened && { ...opened, timeline: opened.openLog(entries) }, [opened, entries]);
}
