// The state with which a start is shown: of a start that can't be, the last one that could.
import { useState } from 'react';

/**
 * @param play the start as it is edited
 * @param stateOf undefined: there can be no such start
 */
export function useSceneState<Play, State>(
  play: Play,
  stateOf: (play: Play) => State | undefined,
): State | undefined {
  const [shown, setShown] = useState(() => ({ play, state: stateOf(play) }));
  if (shown.play === play) return shown.state;
  const next = { play, state: stateOf(play) ?? shown.state };
  setShown(next);
  return next.state;
}
