// A button that asks for a picture; the native field is hidden and not focusable.
import { ImagePlus } from 'lucide-react';
import { useRef, type ReactElement } from 'react';
import { PICTURE_TYPES } from '#src/lib/device/picture-file.ts';
import { Button } from '#src/ui/buttons/button.tsx';

interface PictureButtonProps {
  readonly text: string;
  /** Tells several of them on a page apart; begins with the text. */
  readonly label?: string | undefined;
  readonly loading?: boolean | undefined;
  readonly onFile: (file: File) => Promise<void>;
}

export function PictureButton({ text, label, loading, onFile }: PictureButtonProps): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        accept={PICTURE_TYPES}
        hidden
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Lets the same file be chosen again.
          event.currentTarget.value = '';
          if (file !== undefined) void onFile(file);
        }}
      />
      <Button
        variant="secondary"
        icon={<ImagePlus size={18} aria-hidden="true" />}
        text={text}
        aria-label={label}
        loading={loading}
        onClick={() => field.current?.click()}
      />
    </>
  );
}
