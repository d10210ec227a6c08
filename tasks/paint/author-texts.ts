// Texts of the author screen of a drawing.
import { textTable } from '../kit/text-table.ts';

const RU = {
  picture: 'Картинка, на которой рисуют',
  pictureHow: 'Первая картинка вопроса. Без неё рисовать не на чем.',
  tools: 'Чем можно рисовать',
  draw: 'Что рисуете вы',
  model: 'Образец',
  places: 'Места',
  modelHow:
    'Нарисуйте, как ответили бы сами. Проверяющий увидит образец пунктиром поверх ответа, учащийся — в разборе.',
  placesHow:
    'Обведите места рамкой и отметьте верные: по ним предлагается оценка. Без мест рисунок оценит только преподаватель.',
  list: 'Места на картинке',
  place: 'Место {number}',
  addPlace: 'Добавить место',
  right: 'Нужно отметить',
};
type PaintAuthorTexts = Readonly<typeof RU>;
const EN: PaintAuthorTexts = {
  picture: 'The picture that is drawn on',
  pictureHow: 'The first picture of the question. Without it there is nothing to draw on.',
  tools: 'What may be drawn with',
  draw: 'What you draw',
  model: 'Model',
  places: 'Places',
  modelHow:
    'Draw what you would answer. The reviewer sees the model dashed over the answer, the learner with the explanation.',
  placesHow:
    'Put a frame around places and mark those that are right: points are proposed by them. Without places only a teacher can mark the drawing.',
  list: 'Places in the picture',
  place: 'Place {number}',
  addPlace: 'Add a place',
  right: 'Must be marked',
};
const CH: PaintAuthorTexts = {
  picture: '用于绘制的图片',
  pictureHow: '题目的第一张图片。没有图片就无法绘制。',
  tools: '可用的绘图工具',
  draw: '您要绘制的内容',
  model: '参考图',
  places: '位置',
  modelHow: '请画出您自己的答案。评阅人会在答案上看到虚线参考图，学员在解析中看到。',
  placesHow: '用框标出位置并勾选正确的位置，系统据此建议分数。没有位置时只能由教师评分。',
  list: '图片中的位置',
  place: '位置 {number}',
  addPlace: '添加位置',
  right: '需要标出',
};
export const paintAuthorTexts = textTable(RU, { en: EN, ch: CH });
