// Texts of the drawing question.
import { textTable } from '../kit/text-table.ts';
import type { PaintTool, PAINT_COLOURS, PAINT_WIDTHS } from './schema.ts';

type Colour = (typeof PAINT_COLOURS)[number];
type Width = (typeof PAINT_WIDTHS)[number];

interface PaintTexts {
  readonly board: string;
  readonly tools: string;
  readonly toolNames: Readonly<Record<PaintTool, string>>;
  readonly colours: string;
  readonly colourNames: Readonly<Record<Colour, string>>;
  readonly widths: string;
  readonly widthNames: Readonly<Record<Width, string>>;
  readonly caption: string;
  readonly captionHow: string;
  readonly captionFirst: string;
  readonly undo: string;
  readonly redo: string;
  readonly clear: string;
  readonly savePicture: string;
  /** The file's name, without extension. */
  readonly pictureName: string;
  readonly loading: string;
  readonly failed: string;
  readonly byName: string;
  readonly byNameHow: string;
  readonly note: string;
  readonly strokes: string;
  readonly showModel: string;
}

const RU: PaintTexts = {
  board:
    'Рисунок поверх изображения. Элементов: {count}. Вместо рисования места можно отметить по названиям, под изображением.',
  tools: 'Инструмент',
  toolNames: {
    PEN: 'Карандаш',
    LINE: 'Линия',
    ARROW: 'Стрелка',
    RECTANGLE: 'Прямоугольник',
    ELLIPSE: 'Эллипс',
    TEXT: 'Надпись',
  },
  colours: 'Цвет',
  colourNames: { red: 'красный', blue: 'синий', black: 'чёрный', white: 'белый' },
  widths: 'Толщина',
  widthNames: { thin: 'тонкая', medium: 'средняя', thick: 'толстая' },
  caption: 'Текст надписи',
  captionHow: 'Введите текст и укажите на изображении, где ему начинаться.',
  captionFirst: 'Сначала введите текст надписи',
  undo: 'Отменить',
  redo: 'Вернуть',
  clear: 'Стереть всё',
  savePicture: 'Сохранить как PNG',
  pictureName: 'Рисунок',
  loading: 'Изображение загружается',
  failed: 'Изображение не загружено. Места можно выбрать в списке ниже.',
  byName: 'Не получается рисовать? Отметьте места по названиям',
  byNameHow: 'Отметьте места в списке; к каждому можно добавить пояснение. Это равноценно рисунку.',
  note: 'Пояснение: {place}',
  strokes: 'Элементов рисунка: {count}',
  showModel: 'Показать образец пунктиром',
};
const EN: PaintTexts = {
  board:
    'Drawing over the picture. Elements: {count}. Instead of drawing, places can be marked by name, below the picture.',
  tools: 'Tool',
  toolNames: {
    PEN: 'Pen',
    LINE: 'Line',
    ARROW: 'Arrow',
    RECTANGLE: 'Rectangle',
    ELLIPSE: 'Ellipse',
    TEXT: 'Caption',
  },
  colours: 'Colour',
  colourNames: { red: 'red', blue: 'blue', black: 'black', white: 'white' },
  widths: 'Width',
  widthNames: { thin: 'thin', medium: 'medium', thick: 'thick' },
  caption: 'Caption text',
  captionHow: 'Type the text, then point at where it begins on the picture.',
  captionFirst: 'Type the caption’s text first',
  undo: 'Undo',
  redo: 'Redo',
  clear: 'Erase all',
  savePicture: 'Save as PNG',
  pictureName: 'Drawing',
  loading: 'The picture is loading',
  failed: 'The picture was not loaded. Places can be chosen in the list below.',
  byName: 'Cannot draw? Mark places by name',
  byNameHow: 'Tick the places in the list; each may have a note. It is worth the same as a drawing.',
  note: 'Note: {place}',
  strokes: 'Elements drawn: {count}',
  showModel: 'Show the model, dashed',
};
const CH: PaintTexts = {
  board: '在图片上绘制。图形数：{count}。也可以不绘制，在图片下方按名称标记位置。',
  tools: '工具',
  toolNames: { PEN: '画笔', LINE: '直线', ARROW: '箭头', RECTANGLE: '矩形', ELLIPSE: '椭圆', TEXT: '文字' },
  colours: '颜色',
  colourNames: { red: '红色', blue: '蓝色', black: '黑色', white: '白色' },
  widths: '粗细',
  widthNames: { thin: '细', medium: '中', thick: '粗' },
  caption: '文字内容',
  captionHow: '输入文字，然后在图片上点击起始位置。',
  captionFirst: '请先输入文字内容',
  undo: '撤销',
  redo: '重做',
  clear: '全部清除',
  savePicture: '保存为 PNG',
  pictureName: '绘图',
  loading: '图片加载中',
  failed: '图片未加载。可在下方列表中选择位置。',
  byName: '无法绘制？按名称标记位置',
  byNameHow: '在列表中勾选位置，可为每处添加说明。与绘制等效。',
  note: '说明：{place}',
  strokes: '图形数：{count}',
  showModel: '用虚线显示参考图',
};

export const paintTexts = textTable(RU, { en: EN, ch: CH });
