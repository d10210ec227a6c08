// The picture of a course, loaded with the reader's own token; a sign of its own until then or if there is none.
import { BookOpen } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFileUrl } from '#src/lib/api/use-file-url.ts';
import { joinClasses } from '../styles/join-classes.ts';
import styles from './course-picture.module.css';

interface CoursePictureProps {
  readonly pictureId: string | null;
  /** `s`: in a row of a list; `l`: across a card. */
  readonly size: 's' | 'l';
}

/** It shows nothing that the title beside it does not say. */
export function CoursePicture({ pictureId, size }: CoursePictureProps): ReactElement {
  const { url } = useFileUrl(pictureId ?? undefined);
  return (
    <span className={joinClasses(styles.picture, styles[size])} aria-hidden="true">
      {url === undefined ? <BookOpen size={size === 's' ? 20 : 32} /> : <img src={url} alt="" />}
    </span>
  );
}
