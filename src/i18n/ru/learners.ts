/** The list of people whom a teacher teaches. */
export const texts = {
  tab: 'Учащиеся',
  search: 'Имя, логин или почта',
  activity: 'Когда занимались',
  anyActivity: 'Неважно когда',
  activities: {
    ACTIVE: 'За последние 28 дней',
    IDLE: 'Раньше, но не за последние 28 дней',
    NEVER: 'Ещё не начинали',
  },
  group: 'Группа',
  last: 'Последняя попытка',
  begun: 'Попыток',
  passed: 'Зачтено',
  never: 'Ещё не было',
  now: 'Выполняет сейчас',
  total_one: '{{count}} учащийся',
  total_few: '{{count}} учащихся',
  total_many: '{{count}} учащихся',
  total_other: '{{count}} учащихся',
  empty: 'Учащихся нет',
  emptyNext:
    'Здесь люди из групп, в которых вы преподаёте. Состав групп и преподавателей назначает администратор.',
} as const;
