// Pictures drawn of answers: read through their answer alone (getAnswerImage), which knows who may see it.
import type { FileReferrer } from './file-access.ts';

export const answerPictureReferrer: FileReferrer = {
  name: 'answer-picture',
  mayRead: async () => false,
  refersTo: (eb) =>
    eb.exists(
      eb
        .selectFrom('answerPictures')
        .select('answerPictures.fileId')
        .whereRef('answerPictures.fileId', '=', 'files.id'),
    ),
};
