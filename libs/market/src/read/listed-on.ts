/**
 * The condition that a security is listed on a day, an SQL expression: from its first trading day on, suspended or
 * not, until the day of its delisting, which is none of it any more. Nobody else is in a set that is formed on the
 * day. `security` is what the query calls the row of `security`.
 */
export function listedOn(security: string, day: string): string {
  return `(${security}.list_date <= ${day} AND (${security}.delist_date IS NULL OR ${security}.delist_date > ${day}))`;
}
