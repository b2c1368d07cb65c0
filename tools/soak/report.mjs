/** The report of a run: statuses by route, and faults. */
export class Report {
  /** @type {Map<string, Map<number, number>>} */
  routes = new Map();
  /** @type {string[]} */
  failures = [];
  count = 0;
  failed5xx = 0;

  /** @param {string} route @param {number} status */
  add(route, status) {
    this.count += 1;
    if (status >= 500) this.failed5xx += 1;
    const statuses = this.routes.get(route) ?? new Map();
    this.routes.set(route, statuses.set(status, (statuses.get(status) ?? 0) + 1));
  }

  /** @param {string} text */
  fail(text) {
    this.failures.push(text);
  }

  /** How many answers of each status, a line per route. */
  table() {
    const lines = [...this.routes].sort(([one], [other]) => one.localeCompare(other));
    const width = Math.max(...lines.map(([route]) => route.length));
    return lines.map(([route, statuses]) => `${route.padEnd(width)}  ${statusList(statuses)}`).join('\n');
  }

  /** The number of answers of each class of status over all routes, a line per class. */
  classes() {
    /** @type {Map<string, number>} */
    const classes = new Map();
    for (const statuses of this.routes.values())
      for (const [status, count] of statuses) {
        const name = status <= 0 ? 'closed' : `${Math.floor(status / 100)}xx`;
        classes.set(name, (classes.get(name) ?? 0) + count);
      }
    return [...classes]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, count]) => `${name.padEnd(8)} ${String(count).padStart(8)}`)
      .join('\n');
  }

  /** The last line of a run. */
  line() {
    return `${this.count} requests, ${this.failed5xx} of 5xx`;
  }
}

/** @param {ReadonlyMap<number, number>} statuses */
function statusList(statuses) {
  return [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status <= 0 ? 'closed' : status}:${count}`)
    .join('  ');
}
