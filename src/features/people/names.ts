// How people are named on the screen.
interface Named {
  readonly surname: string;
  readonly name: string;
  readonly lastName: string;
}

export function fullNameOf({ surname, name, lastName }: Named): string {
  return [surname, name, lastName].filter((part) => part !== '').join(' ');
}
