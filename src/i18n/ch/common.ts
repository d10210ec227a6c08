import type { texts as russian } from '../ru/common.ts';
import type { ChineseTexts } from '../text-types.ts';

export const texts: ChineseTexts<typeof russian> = {
  product: 'Kristall',
  defaultTitle: '晶体生产培训系统',
  defaultDescription: '面向半导体生产操作员和工程师的培训：理论知识、进入洁净区以及光刻区实训。',
  noPatronymic: '无父名',
  actions: {
    cancel: '取消',
    close: '关闭',
    save: '保存',
    edit: '编辑',
    retry: '重试',
    reload: '刷新页面',
    back: '返回',
    toStart: '返回首页',
    showPassword: '显示密码',
    hidePassword: '隐藏密码',
  },
  fieldFull: '最多 {{number}} 个字符，超出的部分没有录入。',
  numberBounds: '{{min}} 到 {{max}}',
  nothingChanged: '无需更改：已是如此',
  loading: '正在加载',
  skipToContent: '跳到正文',
  language: '语言',
  notices: '通知',
  points_other: '{{count}} 分',
  errors: {
    network: '无法连接服务器。请检查网络后重试。',
    error_403: '登录名或密码不正确',
    error_500: '服务器内部错误，请稍后重试',
    load: '服务器错误，数据未能加载。请稍后再打开此页面',
  },
  roles: {
    ROLE_STUDENT: '学员',
    ROLE_ADMIN: '管理员',
    ROLE_TEACHER: '教师',
    ROLE_GUEST_DEMO: '访客',
    ROLE_DEMO: '演示学员',
  },
  offline: {
    title: '无连接',
    text: '此页面尚未在本设备上打开过，因此离线时无法显示。恢复连接后即可打开。',
    work: '此作业未保存在本设备上，离线时无法开始。请提前在作业页面点击“保存以便离线使用”。',
    part: '训练系统的这一部分尚未保存在本设备上，恢复连接后会加载。',
    toCabinet: '返回学习',
  },
  crash: {
    title: '页面未能打开',
    chunk: '应用程序的一部分未能加载。请检查网络连接并刷新页面。',
    unknown: '应用程序出错。已输入并保存的内容不会丢失：请刷新页面后继续。',
  },
};
