import type { ChineseTexts } from '../../text-types.ts';
import type { archiving as russianArchiving, draft as russian } from '../../ru/practice-tools/draft.ts';

export const draft: ChineseTexts<typeof russian> = {
  missing: '没有该条目',
  missingNext: '条目已归档或已删除。可在列表的“显示”中选择归档并恢复。',
  refused: '服务器未接受草稿，草稿保存在本设备上。',
  decide: '请选择保留哪一个。在此之前无法发布。',
  people: '同时打开的还有：{{names}}',
  historyTitle: '历史',
  state: { NEW: '未发布', DRAFT: '有未发布的更改', PUBLISHED: '已发布' },
  publishing: '发布',
  noUses: '尚未在任何地方使用。',
  uses_other: '在{{count}}处使用：那里保留原版本。',
  findings: {
    NO_TITLE: '缺少俄语名称',
    FIELD: '请更正标出之处',
    UNDECIDED: '尚未决定保留谁的更改',
    LANGUAGE_MISSING: '缺少译文（{{language}}）：将显示俄文',
  },
  fields: {
    title: '名称',
    description: '说明',
    why: '原因',
    simulation: '模拟',
    code: '代码',
    match: '日志记录',
    harm: '危害',
    sources: '来源',
    picture: '图片',
    role: '角色',
    screens: '屏幕',
    settings: '参数',
  },
};

export const archiving: ChineseTexts<typeof russianArchiving> = {
  title: '归档：{{name}}？',
  inChains_other: '该操作用于{{count}}个操作链。操作链不会改变：其步骤保留各自的版本。',
  inCases_other: '有{{count}}个案例使用。案例不会改变：保留创建时所用的版本。',
  next: '从归档恢复之前，无法再选用。',
};
