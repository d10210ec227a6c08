import type { SpokenTexts } from './spoken.ts';

export const SPOKEN_CH: SpokenTexts = {
  quote: '{who}：“{said}”',
  announcement: '广播',
  reader: '读卡器',
  people: {
    boss: '值班长',
    'boss-site': '工段长',
    serviceman: '维修工程师',
    engineer: '工艺工程师',
    energy: '当班电气工程师',
    medic: '医务室',
    'fire-brigade': '消防队',
  },
  announcements: {
    fire: '请注意！火灾报警。请停止工作，立即离开本区域。',
    gas: '请注意！危险气体泄漏。请立即离开本区域。',
    ventilation: '请注意！通风已停止。请停止工作，离开洁净区。',
    power: '请注意！电源中断。请停止工作，离开洁净区。',
    lighting: '请注意！照明中断。请停止工作，留在原地。',
    leakage: '请注意！设备区发生泄漏。请停止工作，远离泄漏处。',
    supply: '请注意！工艺介质供应中断。请停止工作。',
    alarm: '请注意！设备报警。请操作员到设备前。',
    'all-clear': '警报解除。危险已排除。可以返回。',
    'air-shower': '风淋进行中。请站立不动。',
    'access-denied': '禁止进入。',
    'technical-works': '请注意！技术维护即将开始。请结束操作。',
  },
  answers: {
    boss: {
      listening: '值班长，请讲。',
      understood: '明白，我马上处理。',
      allowed: '同意，请继续工作。',
      refused: '不同意，请等待指示。',
    },
    'boss-site': {
      listening: '工段长，请讲。',
      understood: '明白，我会通知工段。',
      allowed: '同意，可以工作。',
      refused: '不行，不同意。请等待。',
    },
    serviceman: {
      listening: '维修工程师，请讲。',
      understood: '明白，我马上到设备前。',
      allowed: '设备已检查，可以启动。',
      refused: '不能启动，设备尚未检查。',
    },
    engineer: {
      listening: '工艺工程师，请讲。',
      understood: '明白，我来检查工艺参数。',
      allowed: '参数正常，可以继续。',
      refused: '不同意，请等待决定。',
    },
    energy: {
      listening: '当班电气工程师，请讲。',
      understood: '明白，我正在检查供电。',
      allowed: '供电正常，可以合闸。',
      refused: '不能合闸，请等待。',
    },
    medic: {
      listening: '医务室，请讲。',
      understood: '明白，我们马上到。',
      allowed: '可以，情况正常。',
      refused: '不行，请等医务人员。',
    },
    'fire-brigade': {
      listening: '消防队，请讲。',
      understood: '已接警，消防员正在出动。',
      allowed: '已检查，可以进入。',
      refused: '不得进入，请等消防员。',
    },
  },
};
