// The picture of a course: chosen, made small here, uploaded at once; the course refers to it when it is saved.
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadPicture } from '#src/lib/api/upload-picture.ts';
import {
  MAX_PICTURE_MEGABYTES,
  openPicture,
  smallerPicture,
  type PictureFault,
} from '#src/lib/device/picture-file.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { CoursePicture } from '#src/ui/loaded/course-picture.tsx';
import { PictureButton } from '#src/ui/loaded/picture-button.tsx';
import styles from './courses.module.css';

/** Twice the width of the card that shows it. */
const MAX_WIDTH_PX = 1600;

interface CoursePictureFieldProps {
  /** null: none. */
  readonly value: string | null;
  readonly onChange: (pictureId: string | null) => void;
}

export function CoursePictureField({ value, onChange }: CoursePictureFieldProps): ReactElement {
  const { t } = useTranslation('courses');
  const [fault, setFault] = useState<PictureFault>();
  const upload = useMutation({
    mutationFn: async (picture: ImageBitmap) =>
      uploadPicture(await smallerPicture(picture, MAX_WIDTH_PX, 'course')),
    onSuccess: onChange,
  });
  const choose = async (file: File): Promise<void> => {
    const opened = await openPicture(file);
    setFault(typeof opened === 'string' ? opened : undefined);
    if (typeof opened !== 'string') upload.mutate(opened);
  };
  const failure =
    fault === undefined ? upload.error?.message : t(`form.${fault}`, { limit: MAX_PICTURE_MEGABYTES });
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{t('form.picture')}</legend>
      {value === null ? null : <CoursePicture pictureId={value} size="l" />}
      <p className={styles.note}>{t('form.pictureHint', { limit: MAX_PICTURE_MEGABYTES })}</p>
      {failure === undefined ? null : (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <div className={styles.buttons}>
        <PictureButton
          text={t(value === null ? 'form.addPicture' : 'form.changePicture')}
          loading={upload.isPending}
          onFile={choose}
        />
        {value === null ? null : (
          <Button
            variant="secondary"
            icon={<Trash2 size={18} aria-hidden="true" />}
            text={t('form.removePicture')}
            onClick={() => onChange(null)}
          />
        )}
      </div>
    </fieldset>
  );
}
