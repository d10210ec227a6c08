import type { ChineseTexts } from '../../text-types.ts';
import type { wall as russian } from '../../ru/board/wall.ts';

export const wall: ChineseTexts<typeof russian> = {
  open: '场景墙',
  openChosen: '在场景墙显示所选人员',
  title: '场景墙',
  back: '返回考核活动',
  task: '任务 {{number}}',
  tasks: { ROOM: '任务 {{number}}：洁净区', EQUIPMENT: '任务 {{number}}：设备' },
  states: {
    FRESH: '正在进行',
    OLD: '已过时：没有新操作',
    PAUSED: '已暂停',
    LOST: '已过时：学员离线',
    UNHEARD: '已过时：无法连接服务器',
    OVER: '作答已结束',
  },
  age: '{{time}} 前保存',
  words: '文字说明',
  wordsOf: '文字说明：{{name}}',
  drawing: '正在生成画面…',
  noPicture: '画面生成失败，请点击打开场景。',
  notHeard: '场景加载失败，正在重试。',
  noScene: '当前不在仿真中',
  pick: '显示人员：{{count}}/{{most}}',
  pickHint: '最多选择 {{most}} 人。未选择时，显示最先进入仿真的人员。',
  pickFirst: '显示最先进入仿真的人员',
  nobody: '目前没有人在进行仿真',
  nobodyNext: '有人开始仿真后，场景会自动显示在这里。',
};
