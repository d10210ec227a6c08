import type { ChineseTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/debriefing.ts';

export const texts: ChineseTexts<typeof russian> = {
  moment: {
    button: '设置书签',
    heading: '仿真 {{time}} 处的书签',
    note: '备注',
    noteHint: '讲评时全组都能看到，请不要写姓名。',
    letters: '{{count}} / {{max}}',
    keep: '设置书签',
    kept: '已在 {{time}} 处加书签',
    toDebriefing: '前往讲评',
  },
  after: {
    noneAfter: '考核结束后也可以加书签：打开任一作答的回放，点击“设置书签”。',
    ended_other: '为已选 {{count}} 人的最终状态加书签',
    endedAll: '书签：最终状态',
  },
};
