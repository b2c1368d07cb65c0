interface Days<Part> {
  readonly listed: Part;
  readonly delisted: Part;
  readonly day: Part;
}

/**
 * That a security is listed on a day: from its first trading day on, suspended or not, until the day of its delisting,
 * which is none of it any more. No other is in a set that is formed on the day. `write` makes text or a typed
 * expression of it.
 */
export const listedCondition = <Part, Condition>(
  write: (texts: TemplateStringsArray, ...parts: Part[]) => Condition,
  { listed, delisted, day }: Days<Part>,
): Condition => write`(${listed} <= ${day} AND (${delisted} IS NULL OR ${delisted} > ${day}))`;

/** The same as text. `security` is what the query calls the row of `security`. */
export const listedOn = (security: string, day: string): string =>
  listedCondition<string, string>(String.raw, {
    listed: `${security}.list_date`,
    delisted: `${security}.delist_date`,
    day,
  });
