// Parts of the player that are not needed to begin: they load behind the scene, so that a lost connection later finds them there.
import { lazy } from 'react';
import { loadConfirm } from '../../simulation/play/late-confirm.ts';

const loadHelp = () => import('./help-dialog.tsx');
const loadCharts = () => import('../charts/chart-panel.tsx');
const loadGuide = () => import('../guide/bay-guide.tsx');
const loadPapers = () => import('../papers/paper-holder.tsx');
const loadSituationCards = () => import('./situation-cards.tsx');
export const loadSound = () => import('../sound/follow-run.ts');
const loadThingMenu = () => import('./thing-menu.tsx');
const loadTwin = () => import('./twin-panel.tsx');

export const LateHelpDialog = lazy(async () => ({ default: (await loadHelp()).HelpDialog }));
export const LateChartPanel = lazy(async () => ({ default: (await loadCharts()).ChartPanel }));
/** TRAINING alone. */
export const LateGuide = lazy(async () => ({ default: (await loadGuide()).BayGuide }));
export const LateSituationCards = lazy(async () => ({
  default: (await loadSituationCards()).SituationCards,
}));
export const LatePlacesNote = lazy(async () => ({ default: (await loadSituationCards()).PlacesNote }));
export const LateThingMenu = lazy(async () => ({ default: (await loadThingMenu()).ThingMenu }));
export const LateTwinPanel = lazy(async () => ({ default: (await loadTwin()).TwinPanel }));
export const LatePaperHolder = lazy(async () => ({ default: (await loadPapers()).PaperHolder }));

/** What fails now is asked for again when it is shown. */
export async function loadLateParts(): Promise<void> {
  await Promise.allSettled([
    loadHelp(),
    loadConfirm(),
    loadCharts(),
    loadPapers(),
    loadSituationCards(),
    loadThingMenu(),
    loadTwin(),
  ]);
}
