// The washroom: the face first, then the hands, washed with soap and dried.
import type { Step } from '#contract/simulation/reference.ts';
import { SOURCES } from '../sources.ts';
import { words } from '../text.ts';
import { step } from './step.ts';

const faceStep: Step = step({
  id: 'clean-face',
  text: words('Снять макияж', 'Remove the make-up', '卸妆'),
  why: words(
    'Косметика осыпается частицами; снимают её до мытья рук.',
    'Make-up sheds particles; it comes off before the hands are washed.',
    '化妆品会散落颗粒；应在洗手前卸妆。',
  ),
  match: { code: ['CLEAN_FACE'] },
  sources: [SOURCES.yale, SOURCES.nanofab],
  after: ['enter-washroom'],
  harm: 'ROOM',
});

export function washroomSteps(hasMakeup: boolean): readonly Step[] {
  return [
    step({
      id: 'enter-washroom',
      text: words('Пройти в умывальную', 'Go into the washroom', '进入洗手区'),
      match: { code: ['A001'], to: ['washroom'] },
      sources: [SOURCES.ispe],
      after: ['lock-closet', 'suit-on'],
    }),
    ...(hasMakeup ? [faceStep] : []),
    step({
      id: 'wash',
      text: words('Вымыть руки с мылом', 'Wash the hands with soap', '用皂液洗手'),
      why: words(
        'Мыло снимает с кожи жир и частицы: одна вода их не смывает.',
        'Soap takes grease and particles off the skin: water alone leaves them there.',
        '皂液能去除皮肤上的油脂和颗粒，只用清水洗不掉。',
      ),
      match: { code: ['A018'], params: { soap: [true] } },
      sources: [SOURCES.ispe, SOURCES.errors],
      after: hasMakeup ? ['enter-washroom', 'clean-face'] : ['enter-washroom'],
      harm: 'ROOM',
    }),
    step({
      id: 'dry',
      harm: 'ROOM',
      text: words('Высушить руки', 'Dry the hands', '烘干双手'),
      match: { code: ['A019'] },
      sources: [SOURCES.ispe],
      after: ['wash'],
    }),
  ];
}
