import type { ChineseTexts } from '../text-types.ts';
import type { texts as russian } from '../ru/kept-run.ts';

export const texts: ChineseTexts<typeof russian> = {
  title: '该案例尚未完成',
  left_other: '本设备已保存 {{count}} 个操作，最后一次：{{time}}。',
  clockRan: '演练计时仍在继续：剩余 {{left}}。',
  clockOver: '演练时间已到：将显示已完成部分的讲评。',
  goOn: '继续',
  startOver: '重新开始',
  elsewhere: '该案例已在另一个标签页中打开',
  elsewhereText: '同一时间只能在一个标签页中进行。若在此处继续，另一个标签页将停止，已完成的操作会保留。',
  takeHere: '在此处继续',
  unkept: '浏览器无法保存本次实训：设备存储已满或处于隐私窗口。完成前请勿关闭页面。',
};
