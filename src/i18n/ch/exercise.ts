import type { ChineseTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/exercise.ts';

export const texts: ChineseTexts<typeof russian> = {
  placeOf: '练习 {{number}}/{{total}}',
  goal: '此处之前的步骤已为您完成。您需要做：{{steps}}。',
  leave: '退出练习',
  check: '检查',
  right: '正确',
  notRight: '还不正确',
  over: '正确：{{right}}/{{total}}',
  noMark: '这是不计分的练习。在自测或考核中正确完成后，该步骤才算掌握。',
  next: '下一个：{{number}}/{{total}}',
  again: '重做此处',
  others: '其他步骤',
  back: '返回我的进度',
  nothing: '目前没有可练习的内容',
  nothingText: '所有步骤均已掌握，或者您出错的案例目前不开放训练，例如正用于考核。',
};
