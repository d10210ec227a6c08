import { loadOnce } from '../../simulation/play/load-once.ts';

export const loadGuide = loadOnce(() => import('../guide/guide.ts').then(({ GUIDE }) => GUIDE));
