import { CsvFault } from './csv-fault.ts';

test('a fault names the file, and the line and column from 1', () => {
  const fault = new CsvFault('数据/p.csv', 2, 3, '"x" is no number');
  expect(fault.message).toBe('数据/p.csv, line 2, column 3: "x" is no number');
  expect(fault).toBeInstanceOf(Error);
});
