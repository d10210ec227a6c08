import { textTable } from '../../kit/text-table.ts';
import { CH } from './ch.ts';
import { EN } from './en.ts';
import { RU, type RoomTexts } from './ru.ts';

export const roomTexts = textTable<RoomTexts>(RU, { en: EN, ch: CH });
