// What a guide asks, in both simulations.
import { textTable } from '../../kit/text-table.ts';

export const guideTexts = textTable(
  {
    ask: 'Что сделать сейчас?',
    askHint: 'Выберите сами: дальше тренажёр снова подскажет.',
    notYet: 'Ещё не время: {why}',
    right: 'Верно.',
  },
  {
    en: {
      ask: 'What comes now?',
      askHint: 'Choose for yourself; after that the trainer leads on.',
      notYet: 'Not yet: {why}',
      right: 'Right.',
    },
    ch: {
      ask: '现在该做什么？',
      askHint: '请自行选择，之后继续提示。',
      notYet: '还不到时候：{why}',
      right: '正确。',
    },
  },
);
