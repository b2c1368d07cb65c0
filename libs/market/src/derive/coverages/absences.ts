/**
 * A security that is back within so many trading days was missing in between; one that stays away longer
 * had left the list, which is no gap.
 */
export const MOST_DAYS_AWAY = 20;

/** Counts day by day the securities that are missing between two days they are present on. */
export class Absences {
  private readonly last = new Map<number, number>();
  private readonly missing = new Map<number, number>();

  /**
   * Records that a security is present on a day, given as its place among the table's days. Call in the order of
   * places.
   */
  see(security: number, place: number): void {
    const before = this.last.get(security) ?? -Infinity;
    if (place - before <= MOST_DAYS_AWAY) {
      for (let away = before + 1; away < place; away += 1) {
        this.missing.set(away, (this.missing.get(away) ?? 0) + 1);
      }
    }
    this.last.set(security, place);
  }

  /** How many securities were missing on a day. */
  on(place: number): number {
    return this.missing.get(place) ?? 0;
  }
}
