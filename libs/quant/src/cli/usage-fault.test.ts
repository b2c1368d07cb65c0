import { CsvFault } from './csv-fault.ts';
import { UsageFault } from './usage-fault.ts';

test('what makes no sense as typed is a fault of its own kind, with the words that say what would', () => {
  const fault = new UsageFault('quant nav --nav N.csv');
  expect(fault.message).toBe('quant nav --nav N.csv');
  expect(fault).toBeInstanceOf(Error);
  expect(fault).not.toBeInstanceOf(CsvFault);
});
