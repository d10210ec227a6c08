// The picture of a thing, or the sign of a deed where there is none.
import { MousePointerClick } from 'lucide-react';
import type { ReactElement } from 'react';
import { nearThingUrl } from '#assets/closeup-files.ts';
import type { ItemColour } from '#contract/simulation/item-colours.ts';
import { ColouredPicture } from '#src/ui/data/coloured-picture.tsx';
import styles from '../practice-tools.module.css';

interface ThingPictureProps {
  readonly code: string | null;
  readonly colour?: ItemColour | undefined;
  readonly large?: boolean;
}

export function ThingPicture({ code, colour, large = false }: ThingPictureProps): ReactElement {
  const url = code === null ? undefined : nearThingUrl(code, false);
  return (
    <span className={`${styles.thing} ${large ? (styles.large ?? '') : ''}`} aria-hidden="true">
      {url === undefined ? (
        <MousePointerClick size={large ? 40 : 20} />
      ) : (
        <ColouredPicture picture={{ url, colour }} loading="lazy" />
      )}
    </span>
  );
}
