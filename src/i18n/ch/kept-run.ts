import type { ChineseTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/kept-run.ts';

export const texts: ChineseTexts<typeof russian> = {
  title: '该案例尚未完成',
  left_other: '本设备已保存 {{count}} 个操作，最后一次：{{time}}。',
  clockRan: '演练计时仍在继续：剩余 {{left}}。',
  clockOver: '演练时间已到：将显示已完成部分的讲评。',
  goOn: '继续',
  startOver: '重新开始',
};
