// A person's picture, loaded with the reader's own token; their initials until then or if there is none.
import type { ReactElement } from 'react';
import { Avatar } from '#src/ui/data/avatar.tsx';
import { useFileUrl } from '#src/lib/api/use-file-url.ts';

interface PersonAvatarProps {
  readonly name: string;
  readonly avatarId: string | null;
  readonly sizePx?: number | undefined;
  /** The initials, if those of the name are not suitable. */
  readonly initials?: string | undefined;
}

export function PersonAvatar({ avatarId, ...rest }: PersonAvatarProps): ReactElement {
  const { url } = useFileUrl(avatarId ?? undefined);
  return <Avatar {...rest} pictureUrl={avatarId === null ? undefined : url} />;
}
