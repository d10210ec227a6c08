/** A run of free practice that was left: going on with it, or starting over. */
export const texts = {
  title: 'Вы не закончили этот случай',
  left_one: 'На этом устройстве сохранено {{count}} действие; последнее — {{time}}.',
  left_few: 'На этом устройстве сохранено {{count}} действия; последнее — {{time}}.',
  left_many: 'На этом устройстве сохранено {{count}} действий; последнее — {{time}}.',
  left_other: 'На этом устройстве сохранено {{count}} действия; последнее — {{time}}.',
  clockRan: 'Время репетиции шло дальше: осталось {{left}}.',
  clockOver: 'Время репетиции вышло: вы увидите разбор того, что успели сделать.',
  goOn: 'Продолжить',
  startOver: 'Начать заново',
};
