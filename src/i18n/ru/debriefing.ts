/** Bookmarks after a control event, and what its debriefing shows. */
export const texts = {
  moment: {
    button: 'Поставить закладку',
    heading: 'Закладка на {{time}} симуляции',
    note: 'Заметка',
    noteHint: 'Её увидит вся группа на разборе: обойдитесь без имён.',
    letters: '{{count}} из {{max}}',
    keep: 'Поставить закладку',
    kept: 'Закладка на {{time}} поставлена',
    toDebriefing: 'К разбору',
  },
  after: {
    noneAfter:
      'Закладку можно поставить и после мероприятия: откройте запись любой попытки и нажмите «Поставить закладку».',
    ended_one: 'Закладка на итог {{count}} отмеченного',
    ended_few: 'Закладка на итог {{count}} отмеченных',
    ended_many: 'Закладка на итог {{count}} отмеченных',
    ended_other: 'Закладка на итог {{count}} отмеченных',
    endedAll: 'Закладка: чем всё кончилось',
  },
} as const;
