interface Named {
  readonly surname: string;
  readonly name: string;
  readonly lastname: string;
}

/** Surname, name and patronymic. */
export function fullNameOf({ surname, name, lastname }: Named): string {
  return [surname, name, lastname].filter((part) => part !== '').join(' ');
}
