/**
 * @typedef {object} Journey a file of journeys
 * @property {string} path
 * @property {number} seconds that it takes, as far as known
 * @property {readonly string[]} turns that it waits for: no two files with the same one run beside each other
 */

/**
 * The order in which lanes take the files, so that they end together: the longest first, and none that would wait
 * for its turn while another could run.
 * @template {Journey} File
 * @param {readonly File[]} files
 * @param {number} lanes
 * @returns {File[]}
 */
export function runOrder(files, lanes) {
  const left = [...files];
  const order = [];
  /** @type {{ until: number, file: File | null }[]} */
  const running = Array.from({ length: lanes }, () => ({ until: 0, file: null }));
  while (left.length > 0) {
    const lane = running.reduce((first, other) => (other.until < first.until ? other : first));
    const taken = running.flatMap((other) => (other === lane ? [] : (other.file?.turns ?? [])));
    const free = left.filter(({ turns }) => !turns.some((turn) => taken.includes(turn)));
    const next = mostUrgent(free.length > 0 ? free : left, left);
    left.splice(left.indexOf(next), 1);
    order.push(next);
    lane.until += next.seconds;
    lane.file = next;
  }
  return order;
}

/**
 * @template {Journey} File
 * @param {readonly File[]} files
 * @param {readonly File[]} left
 * @returns {File} the one that begins the longest chain: itself, and the files that can only follow it
 */
function mostUrgent(files, left) {
  const way = (/** @type {File} */ file) =>
    Math.max(
      file.seconds,
      ...file.turns.map((turn) =>
        left.reduce((sum, { turns, seconds }) => sum + (turns.includes(turn) ? seconds : 0), 0),
      ),
    );
  const ranked = files
    .map((file) => ({ file, way: way(file) }))
    .sort(
      (one, other) => other.way - one.way || other.file.seconds - one.file.seconds || compare(one, other),
    );
  const [first] = ranked;
  if (first === undefined) throw new Error('no file is left');
  return first.file;
}

/**
 * @param {{ file: Journey }} one
 * @param {{ file: Journey }} other
 */
const compare = (one, other) => (one.file.path < other.file.path ? -1 : 1);
