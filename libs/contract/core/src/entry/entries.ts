import type { Entry } from './entry.ts';

/** Which entries have an id: one name, or several where it is repeated. Ids known at run time alone are left out. */
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

/** The ids that more than one of the entries have; never where each has its own. */
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
