import type { ChineseTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/co-authors.ts';

export const texts: ChineseTexts<typeof russian> = {
  title: '合著者',
  open: '合著者',
  openNote: '谁可以修改',
  who: '谁可以修改',
  everybody: '所有有权限的人',
  everybodyNote: '任何有权修改此类材料的教师。',
  named: '仅限指定的合著者',
  namedNote: '其他人可以查看、复制和使用，但不能修改。管理员始终可以修改。',
  people: '合著者',
  me: '{{name}}（您）',
  onlyThey: '您可以查看和复制。只有合著者可以修改：',
  everybodyMay: '所有有权限的人都可以修改：{{name}}',
  theyMay: '只有合著者可以修改：{{name}}',
};
