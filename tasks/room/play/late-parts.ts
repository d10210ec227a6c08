// Parts of the player that are not needed to begin: they load behind the scene, so that a lost connection later finds them there.
import { lazy } from 'react';
import { loadConfirm } from '../../simulation/play/late-confirm.ts';

const loadHelp = () => import('./help-dialog.tsx');
const loadCloseUp = () => import('../closeup/close-up.tsx');
export const loadSound = () => import('../sound/follow-run.ts');

export const LateHelpDialog = lazy(async () => ({ default: (await loadHelp()).HelpDialog }));
export const LateCloseUp = lazy(async () => ({ default: (await loadCloseUp()).CloseUp }));

/** What fails now is asked for again when it is shown. */
export async function loadLateParts(): Promise<void> {
  await Promise.allSettled([loadHelp(), loadConfirm(), loadCloseUp()]);
}
