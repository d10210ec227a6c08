import type { Language } from '#contract/languages.ts';
// What a scene says while its pictures load, and when they do not.

interface StageTexts {
  readonly loading: string;
  readonly failed: string;
  readonly failedHint: string;
  readonly lost: string;
  readonly lostHint: string;
  readonly lateFailed: string;
  readonly retry: string;
}

export const STAGE_TEXTS: Readonly<Record<Language, StageTexts>> = {
  ru: {
    loading: 'Загружаются изображения',
    failed: 'Изображения не загрузились',
    failedHint: 'Проверьте соединение с сетью. Сделанное в задании сохранено.',
    lost: 'Изображение пропало',
    lostHint: 'Видеокарта перестала рисовать. Сделанное в задании сохранено.',
    lateFailed: 'Часть изображений не загрузилась',
    retry: 'Повторить',
  },
  en: {
    loading: 'Loading pictures',
    failed: 'The pictures did not load',
    failedHint: 'Check the network connection. What you did in the task is kept.',
    lost: 'The picture is gone',
    lostHint: 'The graphics card stopped drawing. What you did in the task is kept.',
    lateFailed: 'Some pictures did not load',
    retry: 'Try again',
  },
  ch: {
    loading: '正在加载图片',
    failed: '图片未能加载',
    failedHint: '请检查网络连接。任务中已完成的内容已保存。',
    lost: '画面消失',
    lostHint: '显卡停止了绘制。任务中已完成的内容已保存。',
    lateFailed: '部分图片未能加载',
    retry: '重试',
  },
};
