import type { ChineseTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/lists.ts';

export const texts: ChineseTexts<typeof russian> = {
  clearSearch: '清除搜索',
  filters: '筛选',
  filtersChosen_other: '筛选条件：{{count}}',
  resetFilters: '清除筛选',
  nothingFound: '未找到',
  nothingFits: '没有符合筛选条件的内容',
  nothingFitsNext: '请更改搜索或筛选条件以查看其他内容。',
  showAll: '显示全部',
  chooseAll: '选择本页全部',
  choose: '选择：{{name}}',
  chosen: '已选择：{{number}}',
  clearChosen: '取消选择',
  chosenActions: '对所选项的操作',
  found: {
    all: '已选择全部 {{number}} 项',
    first: '已选择前 {{number}} 项',
    chooseAll: '选择全部 {{number}} 项',
    chooseFirst: '选择前 {{number}} 项',
    most: '一次最多 {{number}} 项。',
  },
  size: '每页',
  look: {
    open: '列与视图',
    hidden: '列与视图：已隐藏 {{count}} 列',
    title: '列与视图',
    columns: '显示的列',
    views: '已保存的视图',
    viewsHint: '视图包括搜索、筛选和排序，保存在本设备上，仅您可见。',
    name: '视图名称',
    keep: '保存',
    remove: '删除视图“{{name}}”',
  },
  picker: {
    more: '显示前 {{number}} 项，请缩小搜索范围。',
    add: '添加',
  },
  pager: {
    label: '列表分页',
    previous: '上一页',
    next: '下一页',
    page: '第 {{number}} 页',
    more: '共超过 {{number}} 条',
    about: '共约 {{number}} 条',
  },
};
