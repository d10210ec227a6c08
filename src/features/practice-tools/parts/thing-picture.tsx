// The picture of a thing, or the sign of a deed where there is none.
import { MousePointerClick } from 'lucide-react';
import type { ReactElement } from 'react';
import { nearThingUrl } from '#assets/closeup-files.ts';
import styles from '../practice-tools.module.css';

interface ThingPictureProps {
  readonly code: string | null;
  readonly large?: boolean;
}

export function ThingPicture({ code, large = false }: ThingPictureProps): ReactElement {
  const url = code === null ? undefined : nearThingUrl(code, false);
  return (
    <span className={`${styles.thing} ${large ? (styles.large ?? '') : ''}`} aria-hidden="true">
      {url === undefined ? (
        <MousePointerClick size={large ? 40 : 20} />
      ) : (
        <img src={url} alt="" loading="lazy" />
      )}
    </span>
  );
}
