// What is written on the bay's signs.
import type { Trilingual } from '#contract/simulation/text.ts';

export const SIGN_TEXTS: Readonly<Record<string, Trilingual>> = {
  airShower: { ru: 'ВОЗДУШНЫЙ ДУШ', en: 'AIR SHOWER', ch: '风淋室' },
  exit: { ru: 'ВЫХОД', en: 'EXIT', ch: '安全出口' },
  trackName: { ru: 'ТРЕК НАНЕСЕНИЯ И ПРОЯВЛЕНИЯ', en: 'COATER / DEVELOPER TRACK', ch: '涂胶显影机' },
  stopWork: { ru: 'ОСТАНОВ РАБОТЫ', en: 'STOP WORK', ch: '停止作业' },
  whiteboard: {
    ru: 'Смена 1\nЗапуск: 25 пластин\nСверить метку контейнера\nи сопроводительный лист',
    en: 'Shift 1\nStart: 25 wafers\nCheck the pod label\nagainst the traveller',
    ch: '一班\n投片：25 片\n核对标签与流程单',
  },
};
