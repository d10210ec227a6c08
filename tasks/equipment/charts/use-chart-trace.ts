// The last transitions of the bay being worked in, for as long as a chart is open.
import { useEffect, useState } from 'react';
import type { EquipmentGame } from '../play/equipment-game.ts';
import type { ChartTrace } from './chart-trace.ts';
import { LogTracer } from './log-trace.ts';

export function useChartTrace(game: EquipmentGame): ChartTrace {
  const [watched] = useState(() => watch(game));
  const [trace, setTrace] = useState(watched);
  useEffect(() => game.subscribe(() => setTrace(watched())), [game, watched]);
  return trace;
}

/** When the case is restarted, the log is a new one. */
function watch(game: EquipmentGame): () => ChartTrace {
  let { restart } = game.view();
  const open = (): LogTracer => {
    const { play, seed, codeVersion = 1 } = game.view().state;
    return new LogTracer({ ruleset: game.ruleset, play, seed, codeVersion });
  };
  let tracer = open();
  return () => {
    const { entries, state, restart: current } = game.view();
    if (current !== restart) tracer = open();
    restart = current;
    return tracer.follow(entries, state.clockMs);
  };
}
