// Texts of the author screen of a task that is played.
import { textTable } from '../../kit/text-table.ts';

const RU = {
  cases: 'Случай',
  search: 'Поиск по названию и цели',
  clear: 'Очистить поиск',
  none: 'Таких случаев нет',
};
type CaseAuthorTexts = Readonly<typeof RU>;
const EN: CaseAuthorTexts = {
  cases: 'Case',
  search: 'Search title and goal',
  clear: 'Clear the search',
  none: 'There are no such cases',
};
const CH: CaseAuthorTexts = {
  cases: '场景',
  search: '按名称和目标搜索',
  clear: '清除搜索',
  none: '没有此类场景',
};
export const caseAuthorTexts = textTable(RU, { en: EN, ch: CH });
