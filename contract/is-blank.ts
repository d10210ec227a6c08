/** Spaces, and the signs that only join, turn or hold the place of others (Unicode: Default_Ignorable_Code_Point and Cf). */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{DI}\u2800]*$/u;

/** Whether nothing of a text is seen: a title of signs that show nothing is no title. */
export const isBlank = (text: string): boolean => UNSEEN.test(text);
