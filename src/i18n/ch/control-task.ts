import type { ChineseTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/control-task.ts';

export const texts: ChineseTexts<typeof russian> = {
  before: {
    untilStart: '距开始',
    untilStartIn_other: '距开始 {{count}} 分钟',
    begin: '开始考核',
    beginNote: '计时立即开始，只有一次机会。',
    code: '口令',
    codeHint: '由教师告知。',
    codeFault: '请输入口令',
    checks: '设备检查',
    check: { browser: '浏览器', storage: '本机保存', sound: '声音', connection: '服务器连接' },
    ok: '正常',
    wait: '检查中',
    bad: {
      browser: '版本过旧：请更新，否则仿真可能无法打开',
      storage: '被禁止：断网时答案无法保留',
      sound: '不可用',
      connection: '中断：请联系教师',
    },
    playSound: '试听声音',
    ended: '考核时间已过',
    endedText: '您没有开始这项作业，请联系教师。',
    out: '您已被移出本次考核',
    outText: '请联系教师。',
    toList: '返回考核列表',
    window: '开放时间 {{from}} 至 {{until}}',
    minutes_other: '作业时间 {{count}} 分钟',
  },
  during: {
    message: '教师消息',
    call: '{{name}}来电',
    confirm: '已阅读',
  },
};
