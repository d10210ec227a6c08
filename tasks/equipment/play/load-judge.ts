// Judging during play: TRAINING alone says at once what was possible but wrong, so no other mode loads it.
import { loadOnce } from '../../simulation/play/load-once.ts';

export const loadJudge = loadOnce(() =>
  import('#machines/equipment/grade-equipment.ts').then(
    ({ explainEquipmentMoment }) => explainEquipmentMoment,
  ),
);

export type Explain = Awaited<ReturnType<typeof loadJudge>>;
