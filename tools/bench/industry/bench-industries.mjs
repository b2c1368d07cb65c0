import { Fault } from '../../run/fault.mjs';
import { ASKED } from '../subject-calls.mjs';

const BENCH_CODE = 'BENCH';
const SIZES = [1000, Infinity];
/** A note of the type and year that `subjectCalls` asks for. */
const NOTE = { type: 1, year: Number(ASKED.year), content: '<p>基准</p>' };

/** @typedef {{ id: number, name: string }} BenchIndustry */

/**
 * The industries that are measured: the Shenwan one of level 1 with the most companies, and ecology ones of 1,000 and
 * of all of the tenant's companies, which are made where they are missing.
 * @param {string} url of the suite
 * @param {string} token
 * @returns {Promise<readonly BenchIndustry[]>}
 */
export async function benchIndustries(url, token) {
  const send = sender(url, token);
  const shenwan = await listed(send, 'dataIndustry/selectPageAll?industryLevel=1&sort=corpCount,DESC&size=1');
  const [first] = shenwan;
  if (first === undefined) throw new Fault('the suite has no Shenwan industries');
  const made = [];
  for (const size of SIZES) {
    const name = size === Infinity ? '全部公司' : `${size} 家公司`;
    made.push({ id: await pool(send, `${BENCH_CODE}${size === Infinity ? 0 : size}`, size), name });
  }
  const industries = [{ id: first.industryId, name: first.industryName }, ...made];
  for (const { id } of industries) await ensureNote(send, id);
  return industries;
}

/**
 * Removes what `benchIndustries` made, so that no company keeps peers of it in other benches.
 * @param {import('mysql2/promise').Connection} database
 * @param {string} ecology the schema
 */
export async function removeIndustries(database, ecology) {
  await database.query(
    `UPDATE ${ecology}.membership m JOIN ${ecology}.industry i ON i.id = m.industry_id
        SET m.valid_to = CURDATE() WHERE m.valid_to IS NULL AND i.code LIKE '${BENCH_CODE}%' AND i.removed_at IS NULL`,
  );
  await database.query(`UPDATE ${ecology}.industry SET removed_at = NOW(), removed_key = id
      WHERE code LIKE '${BENCH_CODE}%' AND removed_at IS NULL`);
}

/**
 * Writes the note that the bench reads, where the industry has none: without one its call answers 404.
 * @param {Send} send
 * @param {number} dataId
 */
async function ensureNote(send, dataId) {
  const notes = 'ecology/dataCorpCompetitivenessController';
  const years = /** @type {number[]} */ (await send(`${notes}/listFlow?dataId=${dataId}&type=${NOTE.type}`));
  if (!years.includes(NOTE.year)) await send(`${notes}/insertOrUpdate`, { dataId, ...NOTE });
}

/** @typedef {(path: string, body?: object) => Promise<unknown>} Send */

/** @param {Send} send @param {string} code @param {number} size @returns {Promise<number>} the id of level 3 */
async function pool(send, code, size) {
  const [found] = await listed(send, `ecology/dataIndustry/selectPageAll?search=${code}C&size=1`);
  if (found !== undefined) return found.industryId;
  const [analyst] = /** @type {{ id: number }[]} */ (await send('sysUser/getUserAll'));
  /** @type {number | undefined} */
  let parentId;
  for (const level of ['A', 'B', 'C']) {
    const fields = {
      industryName: `基准${code}${level}`,
      industryCode: `${code}${level}`,
      industryDesc: '基准',
    };
    parentId = /** @type {number} */ (
      await send('ecology/dataIndustry/addChildIndustry', {
        ...fields,
        ...(parentId === undefined ? {} : { parentId }),
        userId: analyst?.id,
      })
    );
  }
  const { AllCorp } = /** @type {{ AllCorp: { corpId: number }[] }} */ (
    await send(`dataCorp/getIndustryCropId?industryId=${parentId}&industryLevel=3`)
  );
  const corpIds = AllCorp.slice(0, size === Infinity ? AllCorp.length : size).map(({ corpId }) => corpId);
  await send('dataCorpIndustry/updateIndustryCorp', { industryId: parentId, corpIds, oldCorpIds: [] });
  return Number(parentId);
}

/** @param {Send} send @param {string} path @returns {Promise<{ industryId: number, industryName: string }[]>} */
async function listed(send, path) {
  const { content } = /** @type {{ content: { industryId: number, industryName: string }[] }} */ (
    await send(path)
  );
  return content;
}

/** @param {string} url @param {string} token @returns {Send} */
const sender = (url, token) => async (path, body) => {
  const answer = await fetch(`${url}/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      cookie: `access_token=${token}`,
      origin: url,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { success, result, appMesg } =
    /** @type {{ success: boolean, result: unknown, appMesg?: string }} */ (await answer.json());
  if (!answer.ok || !success) throw new Fault(`${path} answered ${answer.status}: ${appMesg ?? ''}`);
  return result;
};
