/** Going to a page, a person, a group, a work, a course or a control event by a few letters. */
export const texts = {
  open: 'Перейти к странице, человеку, работе или мероприятию (Ctrl+K)',
  title: 'Перейти',
  label: 'Что найти',
  placeholder: 'Страница, фамилия, группа, название работы или курса',
  found: 'Найденное',
  searching: 'Ищем…',
  nothing: 'Ничего не найдено: «{{words}}».',
  keys: '↑ и ↓ – выбрать, Enter – перейти, Esc – закрыть.',
  kinds: {
    pages: 'Страницы',
    people: 'Люди',
    groups: 'Группы: результаты',
    works: 'Работы',
    courses: 'Курсы',
    events: 'Контрольные мероприятия',
  },
};
