import type { texts as russian } from '../ru/result-filters.ts';
import type { ChineseTexts } from '../text-types.ts';

export const texts: ChineseTexts<typeof russian> = {
  mode: '模式',
  anyMode: '全部模式',
  work: '作业',
  anyWork: '全部作业',
  course: '课程',
  anyCourse: '所有课程',
  group: '班组',
  anyGroup: '全部班组',
  event: '考核活动',
  anyEvent: '全部考核活动',
  status: '状态',
  anyStatus: '不限',
  outcome: '结果',
  anyOutcome: '不限',
  from: '开始时间自',
  to: '至',
};
