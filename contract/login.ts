/** Cyrillic letters are refused (specification, section 5), and signs that are not seen: they would make two logins look like one. */
export const LOGIN = /^[^А-Яа-яЁё\s\p{Cc}\p{Cf}\p{DI}]+$/u;
