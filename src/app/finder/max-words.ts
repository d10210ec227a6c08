/** How many characters a search for a page, person, work or event may have. */
export const MAX_WORDS = 200;
