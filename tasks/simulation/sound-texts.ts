import type { Language } from '#contract/languages.ts';
// The words of the sound's own controls; what is heard has its words in assets/sound-texts.

const RU = {
  sound: 'Звук',
  volume: 'Громкость',
  mute: 'Выключить звук',
  unmute: 'Включить звук',
  muted: 'Звук выключен',
  level: 'Звук: {percent} %',
  allCaptions: 'Подписывать все звуки',
  allCaptionsHint: 'Также каждый шаг и шум помещений',
  captions: 'Что слышно',
};

type SoundTexts = Readonly<typeof RU>;

const TEXTS: Readonly<Record<Language, SoundTexts>> = {
  ru: RU,
  en: {
    sound: 'Sound',
    volume: 'Volume',
    mute: 'Mute',
    unmute: 'Unmute',
    muted: 'The sound is off',
    level: 'Sound: {percent}%',
    allCaptions: 'Caption every sound',
    allCaptionsHint: 'Each step and the noise of rooms too',
    captions: 'What is heard',
  },
  ch: {
    sound: '声音',
    volume: '音量',
    mute: '静音',
    unmute: '取消静音',
    muted: '声音已关闭',
    level: '声音：{percent}%',
    allCaptions: '为所有声音显示字幕',
    allCaptionsHint: '包括每一步脚步声和房间环境声',
    captions: '听到的声音',
  },
};

export function soundTexts(language: Language): SoundTexts {
  return TEXTS[language];
}
