import type { texts as russian } from '../ru/site-settings.ts';
import type { ChineseTexts } from '../text-types.ts';

export const texts: ChineseTexts<typeof russian> = {
  title: '站点设置',
  zone: '时区',
  zoneHint:
    '所有时间都按此时区显示：考核时间、成绩、操作日志、导出文件、邮件和二维码页。每个时间旁都注明与 UTC 的偏移。',
  placeholder: '输入城市名',
  none: '没有这个时区',
  now: '站点当前时间：{{time}}',
  differs: '此设备使用另一个时区：{{zone}}。',
  save: '保存',
  saved: '站点时区已更改',
  moved: '其间有人更改了设置。请查看后再次保存。',
  note: '已保存的事件仍是同一时刻，只改变时间的显示方式。',
};
