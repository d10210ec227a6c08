/** The id of the content in every layout: the target of the skip link, and of the focus after navigation. */
export const CONTENT_ID = 'content';
