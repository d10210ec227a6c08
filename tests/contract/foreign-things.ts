// What is tried with ids of others: the things, and the requests that name them.

/** Things of a group, a teacher and a student with whom the callers have nothing to do. */
export interface ForeignThings {
  readonly user: string;
  readonly group: string;
  readonly course: string;
  readonly work: string;
  readonly task: string;
  readonly attempt: string;
  readonly runningAttempt: string;
  readonly execution: string;
  readonly avatar: string;
  readonly upload: string;
  readonly session: string;
  readonly regrade: string;
  readonly workRegrade: string;
  readonly kit: string;
  readonly qrCode: string;
}

/** What the other teacher who calls has of their own. */
export interface OwnThings {
  readonly execution: string;
}

interface RequestParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export type MakeRequest = (id: string, own: OwnThings, foreign: ForeignThings) => RequestParts;

export interface Tried {
  readonly thing: keyof ForeignThings;
  /** By default the call with the id in its path and nothing more. */
  readonly request?: MakeRequest;
  /** Content is the site's: whoever makes content has all of it, so only the other learner tries. */
  readonly onlyLearner?: true;
}
