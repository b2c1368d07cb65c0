/**
 * The reads about one company, or one industry, from the suite's own OpenAPI document: a new table is measured
 * automatically.
 * @typedef {{ tags?: string[], parameters?: { name: string, required?: boolean }[] }} Operation
 * @typedef {{ paths: Record<string, { get?: Operation }> }} OpenApi
 * @typedef {{ path: string, paged: boolean, statement: boolean, dated: boolean, fixed: Record<string, string> }} SubjectCall
 */

/** Query parameters that some calls require besides the company. */
const ASKED = { year: '2025', reportPeriod: '2025-12-31' };

/**
 * @param {string} url of the suite
 * @param {{ service: 'company' | 'industry', prefix?: string }} of the service, and how the paths to measure begin
 * @returns {Promise<{ calls: readonly SubjectCall[], left: readonly string[] }>} `left` need the id of something else
 */
export async function subjectCalls(url, { service, prefix = '/' }) {
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
    if (!names.includes('dataId')) continue;
    const needed = parameters
      .filter(({ name, required }) => required && name !== 'dataId')
      .map(({ name }) => name);
    if (!needed.every((name) => name in ASKED)) {
      left.push(path);
      continue;
    }
    calls.push({
      path,
      paged: names.includes('page'),
      statement: names.includes('yearSize'),
      dated: names.includes('startTime'),
      fixed: Object.fromEntries(Object.entries(ASKED).filter(([name]) => needed.includes(name))),
    });
  }
  return { calls, left };
}
