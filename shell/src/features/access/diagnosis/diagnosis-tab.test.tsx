import { jest } from '@jest/globals';
import { consoleOn } from '@console/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../../core/access/access-client.ts';
import { aUser } from '../testing/a-user.ts';
import { DiagnosisTab } from './diagnosis-tab.tsx';

const inConsole = consoleOn(client);

const pages = [{ path: '/operations/data', title: '数据导入与质量', needs: 'xtgl_data', menu: null }];
const documents: Readonly<Record<string, unknown>> = {
  '/registry.json': { modules: [] },
  '/api/docs/openapi.json': { paths: {} },
};
beforeEach(() => {
  Object.assign(globalThis, {
    fetch: jest.fn(async (url: string) => ({
      ok: true,
      status: 200,
      headers: new Map([['content-type', 'application/json']]),
      json: () => Promise.resolve(documents[url]),
      text: () => Promise.resolve(JSON.stringify(documents[url])),
    })),
  });
  Object.assign(AbortSignal, {
    timeout: () => new AbortController().signal,
    any: ([first]: AbortSignal[]) => first,
  });
});

test('a link to a question shows its answer, and grants what is missing', async () => {
  inConsole(<DiagnosisTab shellPages={pages} />, {
    address: '/system/users?tab=diagnosis&user=12&target=page%3A%2Foperations%2Fdata',
    answers: {
      'access.userList': () => ({ totalElements: 0, content: [] }),
      'access.userDetail': () => aUser(),
      'access.userSessions': () => [],
      'access.presets': () => [],
    },
  });
  const verdict = await screen.findByText('不能');
  expect(verdict.parentElement?.textContent).toBe('张三 不能 看到「数据导入与质量」');
  expect(screen.getByText('缺少「数据导入与质量」xtgl_data')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '授予该权限：数据导入与质量' }));
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /xtgl_data$/ });
  expect(box.checked).toBe(true);
});
