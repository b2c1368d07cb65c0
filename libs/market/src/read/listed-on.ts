interface Days<Part> {
  readonly listed: Part;
  readonly delisted: Part;
  readonly day: Part;
}

/**
 * The condition that a security is listed on a day: from its first trading day on, suspended or not, until the day
 * before its delisting. Only listed securities are in a set formed on the day. `write` makes text or a typed
 * expression of it.
 */
export const listedCondition = <Part, Condition>(
  write: (texts: TemplateStringsArray, ...parts: Part[]) => Condition,
  { listed, delisted, day }: Days<Part>,
): Condition => write`(${listed} <= ${day} AND (${delisted} IS NULL OR ${delisted} > ${day}))`;

/** The condition as SQL text. `security` is the query's alias of the table `security`. */
export const listedOn = (security: string, day: string): string =>
  listedCondition<string, string>(String.raw, {
    listed: `${security}.list_date`,
    delisted: `${security}.delist_date`,
    day,
  });
