import type { texts as russian } from '../ru/bell.ts';
import type { ChineseTexts } from '../text-types.ts';

export const texts: ChineseTexts<typeof russian> = {
  unknown: '无法获取待处理事项',
  asked: '正在查询待您处理的事项…',
  nothing: '没有待您处理的事项',
  waiting_other: '{{count}} 项待您处理',
  kinds: {
    space: '服务器磁盘空间不足',
    requests_other: '{{count}} 份注册申请',
    reviews_other: '{{count}} 份答案待批阅',
    letters_other: '{{count}} 封邮件未送达',
    appeals_other: '{{count}} 份成绩申请复核',
    doubts_other: '{{count}} 次作答存疑',
  },
  notes: {
    space: '暂不接收文件，答案仍会保存',
    requests: '批准或驳回',
    reviews: '打开批阅队列',
    letters: '重新发送或另行告知',
    appeals: '回复学员',
    doubts: '决定哪些计入成绩',
  },
};
