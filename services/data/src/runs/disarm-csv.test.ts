import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { disarmCsv } from './disarm-csv.ts';

const disarmed = (csv: string): Promise<string> => text(disarmCsv(Readable.from([Buffer.from(csv)])));
const HEADER = 'file,line,column,value,reason\n';

it.each(['=1+1', '+1+1', '-1-2', '-cmd', '@SUM(A1)', '\t=1', '＝1', '-', '-1e'])(
  'puts an apostrophe before %j, which a spreadsheet would run',
  async (value) => {
    expect(await disarmed(`${HEADER}a.csv,2,name,${value},missing\n`)).toBe(
      `${HEADER}a.csv,2,name,'${value},missing\n`,
    );
  },
);

it.each(['-1', '+1.5', '-.5', '-1.2e-7', '2024-01-01', 'a=b', ''])(
  'leaves the number or plain text %j unchanged',
  async (value) => {
    const csv = `${HEADER}a.csv,2,name,${value},missing\n`;
    expect(await disarmed(csv)).toBe(csv);
  },
);

it('keeps quotes, commas and line breaks, and disarms behind a quote', async () => {
  const csv = `${HEADER}a.csv,2,name,"a ""b"",\nc",missing\n`;
  expect(await disarmed(`${csv}a.csv,3,name,"=HYPERLINK(""x"")",missing\n`)).toBe(
    `${csv}a.csv,3,name,"'=HYPERLINK(""x"")",missing\n`,
  );
});

it('leaves out a last record that is only half written', async () => {
  expect(await disarmed(`${HEADER}a.csv,2,name,"hal`)).toBe(HEADER);
});

it('fails with the error of its source', async () => {
  const broken = new Readable({ read: () => broken.destroy(new Error('disk gone')) });
  await expect(text(disarmCsv(broken))).rejects.toThrow('disk gone');
});
