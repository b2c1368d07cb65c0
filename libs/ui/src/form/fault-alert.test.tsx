import { MESSAGES } from '@console/contract-core';
import { CallError } from '@console/platform';
import { screen } from '@testing-library/react';
import { consoleOn } from '../testing/console-on.tsx';
import { refusal } from '../testing/refusal.ts';
import { FaultAlert } from './fault-alert.tsx';

function shown(fault: Error): string | null {
  consoleOn()(<FaultAlert fault={fault} />);
  return screen.getByRole('alert').textContent;
}

describe('why a write was refused', () => {
  it.each([
    { ...MESSAGES.conflict, status: 200 },
    { ...MESSAGES.notFound, status: 404 },
    { ...MESSAGES.notFound, status: 400 },
  ])('shows only its cause: the request id is of no help', (message) => {
    expect(shown(refusal(message))).toBe(message.text);
  });

  it.each([
    { code: MESSAGES.internal.code, status: 500 },
    { code: MESSAGES.internal.code, status: 503 },
    { code: 'BAD_ANSWER', status: 200 },
  ])('names the request of what failed: %j', (details) => {
    const fault = new CallError({ ...details, message: '坏了', requestId: 'r-1' });
    expect(shown(fault)).toBe('坏了请求编号 r-1');
  });
});
