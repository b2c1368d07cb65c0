import { jest } from '@jest/globals';
import { gateCommand } from './gate-command.ts';

it('prints what the gate takes for verified, and the time of each answer', async () => {
  const write = jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
  await gateCommand();
  const printed = String(write.mock.calls[0]?.[0]);
  write.mockRestore();
  const found = JSON.parse(printed) as Record<string, unknown> & { milliseconds: number[] };
  expect(found).toMatchObject({
    of: 120,
    accepted: 120,
    planted: 1000,
    passed: [],
    cells: 1152,
    sentences: 40,
  });
  expect(found.milliseconds).toHaveLength(500);
});
