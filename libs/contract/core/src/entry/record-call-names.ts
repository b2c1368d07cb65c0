type Add<Name extends string> = `add${Capitalize<Name>}`;
type Update<Name extends string> = `update${Capitalize<Name>}`;
type Remove<Name extends string> = `delete${Capitalize<Name>}`;

/** The names of the four calls of a record. */
export type RecordCallName<Name extends string> = Name | Add<Name> | Update<Name> | Remove<Name>;

/** The names of the four calls of a record, by their purpose: `add` is `addStyle` for `style`. */
export function recordCallNames<const Name extends string>(
  name: Name,
): {
  readonly read: Name;
  readonly add: Add<Name>;
  readonly update: Update<Name>;
  readonly remove: Remove<Name>;
} {
  const end = `${name.charAt(0).toUpperCase()}${name.slice(1)}` as Capitalize<Name>;
  return { read: name, add: `add${end}`, update: `update${end}`, remove: `delete${end}` };
}
