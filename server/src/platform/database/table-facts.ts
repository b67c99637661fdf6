import type { Expression, ExpressionBuilder, SelectExpression, SqlBool } from 'kysely';
import type { PostsFate } from 'shared-api/contract/accounts/personal-data.contract';
import type { Retained } from 'shared-api/contract/retention';
import type { Db, Transaction } from './db.ts';
import type { Tables } from './tables.ts';

export type TableName = keyof Tables;
type ColumnOf<T extends TableName> = keyof Tables[T] & string;

/** A member that asks for a copy of its data. `confirmedEmail` in small letters; null where the address may be a stranger's. */
export type Person = { id: string; email: string; pendingEmail: string | null; confirmedEmail: string | null };
/** A member that is erased, and what it wishes for its posts. */
export type Leaver = Person & { posts: PostsFate };

/** In an archive since the version whose last migration was number `since`. */
type Archived<T extends TableName> = {
  since: number;
  /** Rows that follow from one another are read in again in this order. */
  orderBy?: ColumnOf<T>;
  /** A portal that was started on the empty database has filled it: the archive's rows take their place. */
  isFilledAtStart?: true;
  /** Tables in archives of earlier versions whose rows are in this one now, with what tells them apart here. */
  formerly?: Record<string, { [C in ColumnOf<T>]?: unknown }>;
};

/** The column with the moment from which the days count, or the condition of a row whose days are over. */
export type Ended<T extends TableName> =
  | ColumnOf<T>
  | ((eb: ExpressionBuilder<Tables, T>, before: Date) => Expression<SqlBool>);

/**
 * Columns of the rows that name the person by its id, in the order of the first one; what a query answers; or, of rows that may be
 * many, the next batch of those after `last`: a file of its own, by its whole name.
 */
type Shown<T extends TableName> =
  | readonly SelectExpression<Tables, T>[]
  | ((db: Db, person: Person) => Promise<unknown>)
  | { batch(db: Db, person: Person, last?: object): Promise<object[]> };

/** A column that names a person. */
export type PersonColumn<T extends TableName, L> = {
  /**
   * When the account is erased: `deleted`, the row; `emptied`, the column; `stays`, the row, which names a former member then and
   * holds nothing else of the person; `kept`, all of it until its own time is over; or what the function does, which leaves no row.
   */
  erased: 'deleted' | 'emptied' | 'stays' | 'kept' | ((transaction: Transaction, leaver: L) => Promise<unknown>);
  /** In the copy of the member's data, by the name there. */
  shown: false | Record<string, Shown<T>>;
};

/** What becomes of the rows of a table. */
export type TableFacts<T extends TableName, L = Leaver> = {
  /** `passing`: a moved portal does without (everybody signs in again), or counts again as the rows come in. */
  archive: Archived<T> | 'passing';
  /**
   * As long as the contract says of that kind of data; with the row of another table, which they refer to; as long as the portal;
   * or until they are used or replaced, by the code that uses them.
   */
  keptFor: { [R in Retained]?: Ended<T> } | { with: TableName } | 'portal' | 'use';
  person: 'none' | { [C in ColumnOf<T>]?: PersonColumn<T, L> };
};
export type Catalogue<L = Leaver> = { [T in TableName]: TableFacts<T, L> };
export type SomeTables<L = Leaver> = Partial<Catalogue<L>>;
