import type { texts as russian } from '../ru/start.ts';
import type { ChineseTexts } from '../text-types.ts';

export const texts: ChineseTexts<typeof russian> = {
  headline: '洁净，从习惯开始',
  lead: 'Kristall 是面向半导体生产操作员和工程师的培训系统：在同一座虚拟工厂中学习理论、练习进入洁净区并操作光刻区设备。',
  login: '登录',
  go: '进入',
  register: '注册',
  contacts: '联系方式',
  phone: '电话',
  mail: '邮箱',
  privacy: '个人数据处理政策',
  rights: '© {{year}} Kristall',
  resetDone: '密码已成功修改',
};
