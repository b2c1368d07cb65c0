import type { Entry } from './entry.ts';

/**
 * The names of entries by id: one name, or several where an id is repeated. Ids known only at run time are
 * left out.
 */
type NamesById<Entries> = {
  [
    Name in keyof Entries as Entries[Name] extends { readonly id: infer Id extends string }
      ? Record<never, never> extends Record<Id, true>
        ? never
        : Id
      : never
  ]: Name;
};

type IsSeveral<Name, All = Name> = Name extends unknown ? ([All] extends [Name] ? false : true) : never;

/** The ids shared by several entries; never when all differ. */
export type RepeatedId<Entries, ById = NamesById<Entries>> = {
  [Id in keyof ById]: true extends IsSeveral<ById[Id]> ? Id : never;
}[keyof ById];

/** Declares the entries of a domain. Two with one id do not compile. */
export const entries = <const Entries extends Readonly<Record<string, Entry>>>(
  all: Entries &
    ([RepeatedId<Entries>] extends [never]
      ? unknown
      : { readonly 'entries with one id': RepeatedId<Entries> }),
): Entries => all;
