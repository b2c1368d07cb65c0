/** Items with their numbers within their day, from 1, in their order. */
export function numbered<T extends { readonly day: string }>(
  items: readonly T[],
): readonly { readonly item: T; readonly sequence: number }[] {
  let [day, sequence] = ['', 0];
  return [...items]
    .sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
    .map((item) => {
      sequence = item.day === day ? sequence + 1 : 1;
      day = item.day;
      return { item, sequence };
    });
}
