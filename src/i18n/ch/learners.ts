import type { texts as russian } from '../ru/learners.ts';
import type { ChineseTexts } from '../text-types.ts';

export const texts: ChineseTexts<typeof russian> = {
  tab: '学员',
  search: '姓名、登录名或邮箱',
  activity: '最近学习时间',
  anyActivity: '不限时间',
  activities: {
    ACTIVE: '最近 28 天内',
    IDLE: '更早，最近 28 天内没有',
    NEVER: '尚未开始',
  },
  group: '班组',
  last: '最近一次作答',
  begun: '作答次数',
  passed: '通过',
  never: '暂无',
  now: '正在作答',
  total_other: '{{count}} 名学员',
  empty: '没有学员',
  emptyNext: '此处显示您所教班组的成员。班组成员和教师由管理员指定。',
};
