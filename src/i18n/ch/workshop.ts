import type { ChineseTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/workshop.ts';

export const texts: ChineseTexts<typeof russian> = {
  kinds: { COURSE: '课程', WORK: '作业', TASK: '题目' },
  title: '创作工坊',
  make: '新建',
  course: '新课程',
  courseNote: '按顺序为班组和人员安排作业',
  work: '新作业',
  workNote: '一组题目及其完成规则',
  task: '题库',
  taskNote: '全部题目、主题和副本',
  faulty: {
    hint: '检查发现问题的作业和草稿，有错误的排在前面。',
    empty: '检查未发现问题',
    emptyNext: '新内容在修改后数秒内检查。',
    found: '结果',
    what: '发现的问题',
    checked: '检查时间',
    errors_other: '{{count}} 个错误',
    warnings_other: '{{count}} 条提醒',
  },
  changes: {
    hint: '最近由他人修改的课程、作业和题目，显示最新 50 项。',
    empty: '同事没有修改任何内容',
    emptyNext: '其他作者的修改会显示在这里。',
    by: '修改人',
  },
  trash: {
    hint: '最近 90 天内删除的内容。更早的在归档中，可用列表筛选查看。',
    empty: '回收站为空',
    emptyNext: '可从这里把删除的内容恢复到原处。',
    total_other: '共 {{count}} 项',
    restore: '恢复：{{name}}',
    restored: '已恢复到原处',
    archived: '已放回回收站',
  },
};
