// A person's picture, loaded with the reader's own right to see it; their initials until then and without one.
import type { ReactElement } from 'react';
import { Avatar } from '#src/ui/avatar.tsx';
import { useFileUrl } from './use-file-url.ts';

export interface PersonAvatarProps {
  readonly name: string;
  readonly avatarId: string | null;
  readonly sizePx?: number | undefined;
  /** The letters to show where the name's first ones will not do. */
  readonly initials?: string | undefined;
}

export function PersonAvatar({ avatarId, ...rest }: PersonAvatarProps): ReactElement {
  const { url } = useFileUrl(avatarId ?? undefined);
  return <Avatar {...rest} pictureUrl={avatarId === null ? undefined : url} />;
}
