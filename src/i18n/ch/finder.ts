import type { ChineseTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/finder.ts';

export const texts: ChineseTexts<typeof russian> = {
  open: '跳转到页面、人员、作业或考核活动（Ctrl+K）',
  title: '跳转',
  label: '查找内容',
  placeholder: '页面、姓氏、班组、作业或课程名称',
  found: '查找结果',
  searching: '正在查找…',
  nothing: '未找到“{{words}}”。',
  keys: '↑ ↓ 选择，Enter 前往，Esc 关闭。',
  kinds: {
    pages: '页面',
    people: '人员',
    groups: '班组成绩',
    works: '作业',
    courses: '课程',
    events: '考核活动',
  },
};
