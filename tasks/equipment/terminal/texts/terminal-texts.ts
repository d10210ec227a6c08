import { textTable } from '../../../kit/text-table.ts';
import { CH } from './ch.ts';
import { EN } from './en.ts';
import { RU } from './ru.ts';

export const terminalTexts = textTable(RU, { en: EN, ch: CH });
