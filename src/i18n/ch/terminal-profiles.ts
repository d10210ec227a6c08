import type { ChineseTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/terminal-profiles.ts';

export const texts: ChineseTexts<typeof russian> = {
  profile: '配置',
  new: '新建配置',
  builtIn: '内置',
  make: '新建配置',
  search: '名称或说明',
  role: '角色',
  anyRole: '所有角色',
  roles: { OPERATOR: '操作员', PROCESS: '工艺工程师', EQUIPMENT: '设备工程师', SERVICE: '维修工程师' },
  total_other: '共 {{count}} 个配置',
  emptyNext: '归档的配置会显示在这里。',
  archiveNote: '用它制作的案例不会改变',
  screens: {
    title: '终端画面',
    lead: '配置规定某个角色拥有哪些终端画面。案例按当时的配置采用：修改配置不会改变已有案例。',
    legend: '画面',
    notOfRole: '该角色无法打开',
  },
  settings: {
    title: '设备参数',
    lead: '某个角色可以设置哪些参数、允许的范围，以及错误数值的后果。',
    legend: '参数',
    none: '不设置任何参数',
    notOfRole: '该角色不设置参数',
    notOfRoleNext: '无论勾选什么，终端都会拒绝。',
    switch: '开关：0为关，1为开；初始值 {{value}}。',
    tool: '设备允许 {{least}} 至 {{most}}{{unit}}，初始值 {{value}}。',
    outside: '超出 {{least}}–{{most}}{{unit}} 时晶圆报废：{{reason}}。',
    beyond: '偏差大于 {{most}}{{unit}} 时报废：{{reason}}。',
    least: '{{name}}：最小',
    most: '{{name}}：最大',
    range: '{{name}}：{{least}}…{{most}}{{unit}}',
  },
  preview: { title: '终端', lead: '学员登录后看到的样子。F1–F8 键可以使用。' },
};
