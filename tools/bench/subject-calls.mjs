/**
 * The reads about one company, or one industry, from the suite's own OpenAPI document: a new table is measured
 * automatically.
 * @typedef {{ tags?: string[], parameters?: { name: string, required?: boolean }[] }} Operation
 * @typedef {{ paths: Record<string, { get?: Operation }> }} OpenApi
 * @typedef {{ path: string, named: string, paged: boolean, statement: boolean, dated: boolean, spanned: boolean,
 *   fixed: Record<string, string> }} SubjectCall `named` is the parameter that names the subject
 */

/** Query parameters that some calls require besides the subject. */
export const ASKED = {
  // The demo's notes end with the year before this one.
  year: String(new Date().getFullYear() - 1),
  reportPeriod: '2025-12-31',
  time: '2026-06-30',
  indicator: 'pe',
  of: 'capital',
  type: '1',
};

/**
 * @param {string} url of the suite
 * @param {{ service: 'company' | 'industry', prefix?: string, names?: readonly string[] }} of the service, how the paths to
 *   measure begin, and the parameters that name the subject
 * @returns {Promise<{ calls: readonly SubjectCall[], left: readonly string[] }>} `left` need the id of something else
 */
export async function subjectCalls(url, { service, prefix = '/', names: subjects = ['dataId'] }) {
  const answer = await fetch(`${url}/api/docs/openapi.json`);
  const document = /** @type {OpenApi} */ (await answer.json());
  /** @type {SubjectCall[]} */
  const calls = [];
  /** @type {string[]} */
  const left = [];
  for (const [path, methods] of Object.entries(document.paths)) {
    const { get } = methods;
    if (!get?.tags?.includes(service) || path.startsWith('/us/') || !path.startsWith(prefix)) continue;
    const parameters = get.parameters ?? [];
    const names = parameters.map(({ name }) => name);
    const named = subjects.find((name) => names.includes(name));
    if (named === undefined) continue;
    const needed = parameters
      .filter(({ name, required }) => required && name !== named)
      .map(({ name }) => name);
    if (!needed.every((name) => name in ASKED)) {
      left.push(path);
      continue;
    }
    calls.push({
      path,
      named,
      paged: names.includes('page'),
      statement: names.includes('yearSize'),
      dated: names.includes('startTime'),
      spanned: names.includes('years'),
      fixed: Object.fromEntries(Object.entries(ASKED).filter(([name]) => needed.includes(name))),
    });
  }
  return { calls, left };
}
