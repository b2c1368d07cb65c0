import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

const FIRST_DAY = '2019-01-02';
const DAY_MS = 86_400_000;
const SHARES = 1_000_000_000;
const HEADER =
  'security,trade_date,open,high,low,close,pre_close,volume,amount,turnover_rate,total_shares,float_shares,' +
  'pe_ttm,pb,ps_ttm,suspended,st';

/**
 * Writes securities and daily bars as files of the documented format, company by company as the demo does, and the
 * same bars in the format of the server's own bulk load (`bars.tsv`), with securities as ids in order.
 * @param {string} folder made when missing
 * @param {{ securities: number, days: number }} size
 * @returns {Promise<{ folder: string, tsv: string, rows: number }>}
 */
export async function writeBarFiles(folder, { securities, days }) {
  const csv = join(folder, 'csv');
  const tsv = join(folder, 'bars.tsv');
  await mkdir(csv, { recursive: true });
  await writeFile(join(csv, 'security.csv'), securityFile(securities));
  const outputs = [createWriteStream(join(csv, 'daily_bar.csv')), createWriteStream(tsv)];
  outputs[0]?.write(`${HEADER}\n`);
  const dates = weekdays(days);
  for (let company = 0; company < securities; company += 1) {
    const bars = barsOf(company, dates);
    const texts = [
      bars.map((cells) => `${code(company)}.SH,${cells.join(',')}\n`),
      bars.map(([date, ...cells]) => `${date}\t${company + 1}\t${cells.join('\t')}\n`),
    ];
    for (const [at, output] of outputs.entries())
      if (!output.write(texts[at]?.join('')))
        await new Promise((resolve) => output.once('drain', () => resolve(undefined)));
  }
  for (const output of outputs) output.end();
  await Promise.all(outputs.map((output) => finished(output)));
  return { folder: csv, tsv, rows: securities * days };
}

/** @param {number} company */
const code = (company) => String(600_000 + company);

/** @param {number} count */
function securityFile(count) {
  const lines = Array.from({ length: count }, (_, at) => `${code(at)},SH,样本${at},main,2018-01-02,listed\n`);
  return `code,exchange,name,board,list_date,status\n${lines.join('')}`;
}

/** @param {number} count */
function weekdays(count) {
  const days = [];
  for (let time = Date.parse(FIRST_DAY); days.length < count; time += DAY_MS)
    if (new Date(time).getUTCDay() % 6 !== 0) days.push(new Date(time).toISOString().slice(0, 10));
  return days;
}

/**
 * @param {number} company
 * @param {readonly string[]} dates
 * @returns {(string | number)[][]} the cells after the security
 */
function barsOf(company, dates) {
  // A linear congruential generator: the same files every time.
  let state = company + 1;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  let close = 5 + random() * 100;
  return dates.map((date) => {
    const before = Number(close.toFixed(2));
    close = Math.max(1, before * (1 + (random() - 0.5) * 0.06));
    const [open, last] = [(before * (1 + (random() - 0.5) * 0.02)).toFixed(2), close.toFixed(2)];
    const high = (Math.max(Number(open), Number(last)) * 1.01).toFixed(2);
    const low = (Math.min(Number(open), Number(last)) * 0.99).toFixed(2);
    const volume = Math.round(random() * 500_000) * 100;
    return [
      ...[date, open, high, low, last, before.toFixed(2), volume, (volume * Number(last)).toFixed(2)],
      ...[(volume / SHARES).toFixed(6), SHARES + company, SHARES, (random() * 40).toFixed(4)],
      ...[(random() * 4).toFixed(4), (random() * 9).toFixed(4), 0, 0],
    ];
  });
}
