/** The id of the content in every layout: where the skip link leads and the focus goes after a move. */
export const CONTENT_ID = 'content';
