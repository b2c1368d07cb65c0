/** What a choice within the tables of the contract names: an entry, and one of its figures. */
export interface TableChoice {
  /** `company.quotes` */
  readonly entry: string;
  /** The key of a figure; null for all of them. */
  readonly figure: string | null;
}

const ALL = '*';

/** The id of all figures of an entry, or of one: `company.quotes.*`, `company.quotes.close`. */
export const tableChoice = (entry: string, figure: string | null): string => `${entry}.${figure ?? ALL}`;

/** The entry and figure that an id of `tableChoice` names; null for any other text. */
export function tableChoiceOf(dataId: string): TableChoice | null {
  const [service, name, figure, ...rest] = dataId.split('.');
  if (!service || !name || !figure || rest.length > 0) return null;
  return { entry: `${service}.${name}`, figure: figure === ALL ? null : figure };
}
