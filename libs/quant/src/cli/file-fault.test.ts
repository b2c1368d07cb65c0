import { FileFault } from './file-fault.ts';

test('a fault names the file and what kept it from being read', () => {
  const fault = new FileFault('p.csv', 'permission denied (EACCES)');
  expect(fault.message).toBe('p.csv: permission denied (EACCES)');
  expect(fault).toBeInstanceOf(Error);
});
