import { AVATAR_MAX_BYTES } from '@console/contract-access';
import { jest } from '@jest/globals';
import { consoleOn } from '@console/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../../core/access/access-client.ts';
import { AvatarField } from './avatar-field.tsx';

const inConsole = consoleOn(client);

let sent: { readonly url: string; readonly body: unknown }[];
let answer: readonly [status: number, body: object];
const onChange = jest.fn();

beforeEach(() => {
  sent = [];
  onChange.mockClear();
  answer = [
    200,
    {
      success: true,
      appCode: 'S0000',
      appMesg: '',
      result: { link: '/api/blade-resource/oss/files/a', name: 'a.png', bytes: 3, mime: 'image/png' },
      data: { link: '/api/blade-resource/oss/files/a' },
    },
  ];
  AbortSignal.timeout ??= () => new AbortController().signal;
  Object.assign(globalThis, {
    fetch: async (url: string, { body }: { body: unknown }) => {
      sent.push({ url, body });
      const [status, json] = answer;
      return { ok: status < 400, status, headers: { get: () => null }, json: async () => json };
    },
  });
});

const picture = (type: string, bytes: number): File => new File(['x'.repeat(bytes)], 'a', { type });

function draw(link: string | null = null): void {
  inConsole(<AvatarField link={link} initial="陈" onChange={onChange} />, {
    answers: { 'access.info': () => ({}) },
  });
}
const choose = (file: File): Promise<void> =>
  // A user may switch off the filter of the browser's dialog.
  userEvent.upload(screen.getByLabelText('头像', { selector: 'input' }), file, { applyAccept: false });

it('the field sends a picture as a form with one file, and passes its link on', async () => {
  draw();
  await choose(picture('image/png', AVATAR_MAX_BYTES));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('/api/blade-resource/oss/files/a'));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.url).toBe('/svc/access/api/blade-resource/oss/endpoint/put-file?purpose=avatar');
  const body = sent[0]?.body;
  expect(body instanceof FormData && [...body.keys()]).toEqual(['file']);
});

it.each([
  ['image/gif', 10, '不支持的文件类型，可上传 jpg、png'],
  ['image/svg+xml', 10, '不支持的文件类型，可上传 jpg、png'],
  ['image/jpeg', 0, '文件为空'],
  ['image/jpeg', AVATAR_MAX_BYTES + 1, '文件超过上限 500 KB'],
])('the field does not send a file of %s with %d bytes', async (type, bytes, text) => {
  draw();
  await choose(picture(type, bytes));
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(sent).toEqual([]);
});

it('the field shows why the server refused', async () => {
  answer = [415, { success: false, appCode: 'A0475', appMesg: '文件内容与类型不符', result: null }];
  draw();
  await choose(picture('image/png', 10));
  expect((await screen.findByRole('alert')).textContent).toBe('文件内容与类型不符');
  expect(onChange).not.toHaveBeenCalled();
});

it('the field shows the picture, and removes it on request', async () => {
  draw('/api/blade-resource/oss/files/a');
  expect(screen.getByRole('img', { name: '头像' }).getAttribute('src')).toBe(
    '/api/blade-resource/oss/files/a',
  );
  await userEvent.click(screen.getByRole('button', { name: '移除' }));
  expect(onChange).toHaveBeenCalledWith(null);
});
