import type { ColumnDefinition, TableDefinition } from '@console/market/schema';

/** A value, typed for definitions that are not known ahead. */
type Text<C extends ColumnDefinition> = string extends C['name']
  ? string | number
  : C['type'] extends 'number' | 'integer' | 'flag'
    ? number
    : string;

/** A row as in a file: the security as its code, without columns that the importer fills in. */
export type FileRow<T extends TableDefinition> = {
  readonly [C in T['columns'][number] as C extends { readonly filledFrom: object } ? never : C['name']]:
    | Text<C>
    | (C extends { readonly nullable: true } ? null : never);
};

/** The values that a writer gives of a row: its key, and the columns that do not follow from the table's definition. */
export type GivenRow<T extends TableDefinition> = Partial<FileRow<T>> &
  Pick<FileRow<T>, keyof FileRow<T> & T['key'][number]>;

/** The receiver of demo rows. */
export interface DemoSink {
  /**
   * Takes a row that became known on a day, `YYYY-MM-DD`; columns that it leaves out are made up (`completeRow`). A
   * row known after the story's end, or already written by an earlier part of it, is dropped: callers need not
   * check. A row that changes later is given once, as of the world's end, known on the day of its last change up to
   * then.
   */
  add<T extends TableDefinition>(table: T, knownOn: string, row: GivenRow<T>): void;
}
