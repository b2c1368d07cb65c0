import { NameBook } from '../understanding/name-book.ts';
import type { NameBooks } from '../understanding/name-books.ts';
import { AnswerJudge } from './answer-judge.ts';
import { READING } from './testing/a-reading.ts';

const company = (id: number, name: string) => ({
  kind: 'company' as const,
  id,
  name,
  words: [{ text: name, by: 'name' as const }],
});
const BOOK = new NameBook([company(7, '华岚精工'), company(8, '汇联建工')]);
const judge = new AnswerJudge({ bookOf: async () => BOOK } as unknown as NameBooks);
const verifiedIn = async (text: string): Promise<number> =>
  (await judge.of('000000', READING))(text).verified;

it.each([
  ['the company asked about', '华岚精工的营业总收入为1,741.44亿元。', 1],
  ['the company after another was named', '与汇联建工不同，华岚精工的营业总收入为1,741.44亿元。', 1],
  ['another company, of which there is no data', '汇联建工的营业总收入为1,741.44亿元。', 0],
])('the right figure of %s', async (_, text, verified) => {
  expect(await verifiedIn(text)).toBe(verified);
});
