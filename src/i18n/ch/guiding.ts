import type { ChineseTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/guiding.ts';

export const texts: ChineseTexts<typeof russian> = {
  running: '学员仍在作答。训练期间，您可以实时观看并给出提示。',
  watch: '观看并提示',
  watchTask: '观看：第 {{number}} 题',
  close: '返回作答记录',
  title: '给出提示',
  pointed: '指示的物品',
  pointedHint: '从列表中选择，或在场景中点按物品。',
  nothing: '不指示',
  words: '提示内容',
  nothingGiven: '请指示一件物品，或填写提示内容',
  give: '发送',
  pointedAt: '指示：{{thing}}',
  onItsWay: '已发送',
  seen: '{{time}} 已收到',
};
