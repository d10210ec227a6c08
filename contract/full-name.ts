// Full names of people.
interface PersonNames {
  readonly surname: string;
  readonly name: string;
  /** The patronymic. */
  readonly lastName: string;
}

/** Surname, name and patronymic, leaving out those that are empty. */
export function fullNameOf({ surname, name, lastName }: PersonNames): string {
  return [surname, name, lastName].filter((part) => part !== '').join(' ');
}
