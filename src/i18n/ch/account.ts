import type { texts as russian } from '../ru/account.ts';
import type { ChineseTexts } from '../text-types.ts';

export const texts: ChineseTexts<typeof russian> = {
  title: '工作台',
  requests: {
    title: '注册申请',
    waiting_other: '{{count}} 份申请待处理',
    empty: '没有新申请',
    emptyHint: '有人在首页注册后，申请会显示在这里。',
    loginTaken: '登录名已被占用',
    emailTaken: '邮箱已被占用',
    noGroup: '未选班组',
    approve: '批准',
    reject: '拒绝',
    approved: '申请已批准：{{name}}',
    rejectTitle: '拒绝此申请？',
    rejectText: '{{name}} 的申请将被拒绝。此决定无法撤销，但可以重新注册。',
    reason: '原因',
    rejected: '申请已拒绝：{{name}}',
    failed: '操作未成功，请稍后重试',
  },
  system: {
    title: '系统状态',
    works: '技术维护',
    worksHint: '开启期间，培训系统仅对管理员开放，其他人会看到通知。',
    on: '已开启',
    off: '已关闭',
    turnOn: '开启',
    turnOff: '关闭',
    confirmTitle: '开启技术维护？',
    confirmText: '在您关闭之前，除管理员外任何人都无法继续使用。已保存的作答不会丢失。',
  },
  sections: {
    title: '功能入口',
  },
};
