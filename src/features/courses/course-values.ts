// The values of the course form, converted from and to the API.
import type { createCourse, updateCourse } from '#contract/calls/courses.ts';
import type { CourseDetails, WorkKind, WorkOpens } from '#contract/entities/work.ts';
import { inEveryLanguage, LANGUAGES, type Language } from '#contract/languages.ts';
import type { LocalizedText } from '#contract/texts.ts';
import { call } from '#src/lib/api/call.ts';
import type { FormKind } from '#src/lib/forms/use-stored-form.ts';
import { refreshCourses } from './course-actions.ts';

export interface CourseWork {
  readonly id: string;
  readonly kind: WorkKind;
  readonly title: LocalizedText;
  readonly taskCount: number;
  readonly maxScore: number;
  readonly opens: WorkOpens;
}

/** A moment was chosen as the opening, and none was given: what `opens` holds until then. */
export const NO_MOMENT = '';
export const isUndated = ({ opens }: CourseWork): boolean => opens.kind === 'FROM' && opens.at === NO_MOMENT;

export interface Named {
  readonly id: string;
  readonly name: string;
}

type TextName = `${'title' | 'description'}_${Language}`;

export type CourseValues = Readonly<Record<TextName, string>> & {
  /** '' for none. */
  readonly pictureId: string;
  readonly works: readonly CourseWork[];
  readonly groups: readonly Named[];
  readonly people: readonly Named[];
};

const NO_TEXTS = Object.fromEntries(
  LANGUAGES.flatMap((language) => [
    [`title_${language}`, ''],
    [`description_${language}`, ''],
  ]),
) as Record<TextName, string>;

/** The texts of the form as the API has them. */
export function textOf(values: CourseValues, part: 'title' | 'description'): LocalizedText {
  return inEveryLanguage((language) => values[`${part}_${language}`].trim());
}

function valuesOf(course: CourseDetails): CourseValues {
  const texts = LANGUAGES.flatMap((language) => [
    [`title_${language}`, course.title[language]],
    [`description_${language}`, course.description[language]],
  ]);
  return {
    ...(Object.fromEntries(texts) as Record<TextName, string>),
    pictureId: course.pictureId ?? '',
    works: course.works,
    groups: course.groups,
    people: course.people.map(({ id, fullName }) => ({ id, name: fullName })),
  };
}

function bodyOf(values: CourseValues) {
  return {
    title: textOf(values, 'title'),
    description: textOf(values, 'description'),
    pictureId: values.pictureId === '' ? null : values.pictureId,
    works: values.works.map(({ id, opens }) => ({ id, opens })),
    groupIds: values.groups.map(({ id }) => id),
    userIds: values.people.map(({ id }) => id),
  };
}

export const COURSE_KIND: FormKind<CourseDetails, CourseValues> = {
  name: 'course',
  newValues: { ...NO_TEXTS, pictureId: '', works: [], groups: [], people: [] },
  valuesOf,
  refresh: refreshCourses,
  send: (course, values, actKey) => {
    const body = bodyOf(values);
    if (course === undefined) {
      return call<typeof createCourse>('POST', '/courses', { body, idempotencyKey: actKey.keyFor(body) });
    }
    const { id, version } = course;
    return call<typeof updateCourse>('PUT', '/courses/:id', { params: { id }, body, ifMatch: version });
  },
};
