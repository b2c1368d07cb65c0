import { double, half, word } from './cells';

/** Counts the `count` kept values of each group. */
export function countGroups(groups: usize, count: u32, groupCount: u32, present: usize): void {
  memory.fill(present, 0, (<usize>groupCount) << 2);
  for (let kept: u32 = 0; kept < count; kept++) addTo(present, <u32>load<u16>(half(groups, kept)), 1);
}

/**
 * Writes into `ranks`, at the stock of each kept value, its percentile in its group: `scale` × (those below it + half of
 * those equal to it) / those `present`. `below` and `tied` have a word a group.
 */
export function rankGroups(
  values: usize,
  order: usize,
  count: u32,
  stocks: usize,
  groups: usize,
  groupCount: u32,
  present: usize,
  below: usize,
  tied: usize,
  scale: f64,
  ranks: usize,
): void {
  memory.fill(below, 0, (<usize>groupCount) << 2);
  memory.fill(tied, 0, (<usize>groupCount) << 2);
  let from: u32 = 0;
  while (from < count) {
    const value = load<f64>(double(values, load<u32>(word(order, from))));
    let to = from;
    do {
      addTo(tied, groupAt(order, groups, to), 1);
      to++;
    } while (to < count && load<f64>(double(values, load<u32>(word(order, to)))) == value);
    for (let at = from; at < to; at++) {
      const group = groupAt(order, groups, at);
      const place = <f64>load<u32>(word(below, group)) + <f64>load<u32>(word(tied, group)) / 2;
      const stock = load<u32>(word(stocks, load<u32>(word(order, at))));
      store<f64>(double(ranks, stock), scale * (place / <f64>load<u32>(word(present, group))));
    }
    for (let at = from; at < to; at++) {
      const group = groupAt(order, groups, at);
      addTo(below, group, load<u32>(word(tied, group)));
      store<u32>(word(tied, group), 0);
    }
    from = to;
  }
}

/** Writes the median of each group, the mean of the middle two; NaN without values. `passed` has a word a group. */
export function groupMedians(
  values: usize,
  order: usize,
  count: u32,
  groups: usize,
  groupCount: u32,
  present: usize,
  passed: usize,
  medians: usize,
): void {
  memory.fill(passed, 0, (<usize>groupCount) << 2);
  for (let group: u32 = 0; group < groupCount; group++) store<f64>(double(medians, group), NaN);
  for (let at: u32 = 0; at < count; at++) {
    const group = groupAt(order, groups, at);
    const place = load<u32>(word(passed, group));
    store<u32>(word(passed, group), place + 1);
    const last = load<u32>(word(present, group)) - 1;
    if (place != last >> 1 && place != (last + 1) >> 1) continue;
    const median = double(medians, group);
    const value = load<f64>(double(values, load<u32>(word(order, at))));
    store<f64>(median, place == last >> 1 ? value : (load<f64>(median) + value) / 2);
  }
}

/** The group of the value at a place of the order. */
function groupAt(order: usize, groups: usize, place: u32): u32 {
  return <u32>load<u16>(half(groups, load<u32>(word(order, place))));
}

function addTo(counts: usize, at: u32, more: u32): void {
  store<u32>(word(counts, at), load<u32>(word(counts, at)) + more);
}
