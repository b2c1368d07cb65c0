import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onSubject } from '../../testing/on-subject.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';
import { layOutText } from './testing/lay-out-text.ts';
import type { UploadFile, UploadOptions } from './upload-file.ts';

const FILE = `/api/blade-resource/oss/files/${'A'.repeat(43)}`;

beforeEach(layOutText);

/** Opens the editor on a text; `html` is its last reported text. */
function open(html: string, upload?: UploadFile): { html: string; text: HTMLElement } {
  const told = { html, text: document.body };
  onSubject(
    <RichTextEditor label="正文" html={html} onChange={(next) => void (told.html = next)} upload={upload} />,
    { answers: {} },
  );
  told.text = screen.getByRole('textbox', { name: '正文' });
  return told;
}
const tool = (name: string): HTMLElement => screen.getByRole('button', { name });
const picker = (): HTMLElement => screen.getByLabelText('上传图片或文件');
const choose = (...files: File[]): void => void fireEvent.change(picker(), { target: { files } });

describe('the editor', () => {
  it('keeps everything that rich text may contain, and removes everything else', async () => {
    const html =
      `<h1>一</h1><h5>五</h5><p style="text-align: center;"><u>下</u></p><p><img src="${FILE}" alt="图"></p>` +
      '<table><tbody><tr><th><p>年</p></th><td colspan="2"><p>值</p></td></tr></tbody></table>';
    const told = open(`${html}<script>alert(1)</script><p><img src="https://a.example/x.png"></p>`);
    expect(told.text.innerHTML).not.toContain('a.example');
    await userEvent.click(tool('标题二'));
    expect(told.html).toContain('<h3>一</h3>');
    for (const part of [
      '<h5>五</h5>',
      'text-align: center',
      '<u>下</u>',
      `src="${FILE}"`,
      '<td colspan="2">',
    ])
      expect(told.html).toContain(part);
  });

  it('formats by its toolbar, and shows the formats at the cursor', async () => {
    const told = open('<p>一</p>');
    await userEvent.click(tool('列表'));
    expect(told.html).toBe('<ul><li><p>一</p></li></ul>');
    expect(tool('列表').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(tool('撤销'));
    expect(told.html).toBe('<p>一</p>');
    expect(tool('列表').getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(tool('居中'));
    expect(told.html).toBe('<p style="text-align: center;">一</p>');
  });

  it('is one stop of the Tab key, within which arrow keys move', async () => {
    open('<p>一</p>');
    await userEvent.tab();
    expect(document.activeElement).toBe(tool('标题一'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(tool('加粗'));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(tool('表格'));
  });

  it('makes tables, whose rows and columns come and go', async () => {
    const told = open('');
    await userEvent.click(tool('表格'));
    expect(told.html.match(/<tr>/g)).toHaveLength(3);
    await userEvent.click(tool('加行'));
    expect(told.html.match(/<tr>/g)).toHaveLength(4);
    await userEvent.click(tool('删列'));
    expect(told.html.match(/<th>/g)).toHaveLength(2);
    await userEvent.click(tool('删表格'));
    expect(told.html).not.toContain('<table');
  });

  it('writes exactly the parts of tables that rich text keeps', async () => {
    const told = open('');
    await userEvent.click(tool('表格'));
    const row = (tag: string): string => `<tr>${`<${tag}><p></p></${tag}>`.repeat(3)}</tr>`;
    expect(told.html).toContain(`<table><tbody>${row('th')}${row('td')}${row('td')}</tbody></table>`);
    await userEvent.click(tool('居右'));
    expect(told.html).toContain('<tr><th><p style="text-align: right;"></p></th>');
  });

  it('keeps the alignment of a cell, and no width of a column', async () => {
    const cell = '<td style="text-align: right;"><p>1</p></td>';
    const wide = '<table style="width: 9px"><colgroup><col style="width: 9px"></colgroup>';
    const told = open(`${wide}<tbody><tr>${cell}<td rowspan="1"><p>2</p></td></tr></tbody></table>`);
    expect(told.text.innerHTML).not.toContain('width');
    await userEvent.click(tool('加行'));
    const added = '<tr><td><p></p></td><td><p></p></td></tr>';
    expect(told.html).toContain(`<table><tbody><tr>${cell}<td><p>2</p></td></tr>${added}</tbody></table>`);
  });

  it('makes only links to the web', async () => {
    const told = open('<p></p>');
    await userEvent.click(tool('链接'));
    await userEvent.type(screen.getByLabelText('链接地址'), 'javascript:alert(1){Enter}');
    expect(screen.getByRole('alert').textContent).toContain('请输入以 http');
    await userEvent.clear(screen.getByLabelText('链接地址'));
    await userEvent.type(screen.getByLabelText('链接地址'), 'a.example/x{Enter}');
    await waitFor(() => expect(told.html).toContain('href="https://a.example/x"'));
    expect(told.html).toContain('rel="noopener noreferrer"');
  });
});

describe('an upload', () => {
  const png = new File(['x'], '产能.png', { type: 'image/png' });
  const pdf = new File(['x'], '年报.pdf', { type: 'application/pdf' });

  it('shows how far it is, and puts pictures as such and other files as links', async () => {
    const waiting: { options: UploadOptions; done: () => void }[] = [];
    const told = open(
      '',
      (file, options) =>
        new Promise((resolve) =>
          waiting.push({ options, done: () => resolve({ link: FILE, name: file.name }) }),
        ),
    );
    expect(screen.getByText(/单个不超过 10 MB/)).toBeTruthy();
    choose(png, pdf);
    expect(await screen.findByText(/正在上传 产能.png/)).toBeTruthy();
    act(() => waiting[0]?.options.onProgress(0.5));
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLProgressElement>('产能.png 的上传进度').getAttribute('value')).toBe(
        '0.5',
      ),
    );
    waiting.forEach(({ done }) => done());
    await waitFor(() => expect(told.html).toContain('年报.pdf</a>'));
    expect(told.html).toContain(`<img src="${FILE}" alt="产能.png">`);
    expect(screen.queryByText(/正在上传/)).toBeNull();
  });

  it('that is refused says why, and changes no letter', async () => {
    const told = open('<p>一</p>', () => Promise.reject(new Error('文件内容与类型不符')));
    choose(pdf);
    expect((await screen.findByRole('alert')).textContent).toBe('年报.pdf：文件内容与类型不符');
    expect([told.html, told.text.textContent]).toEqual(['<p>一</p>', '一']);
  });

  it('over the limit is not sent', async () => {
    open('');
    const large = new File(['x'], '大.pdf', { type: 'application/pdf' });
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    choose(large);
    expect((await screen.findByRole('alert')).textContent).toBe('大.pdf：文件超过 10 MB，没有上传');
  });

  it('can be given up', async () => {
    let signal: AbortSignal | undefined;
    open('', (_, options) => {
      signal = options.signal;
      return new Promise((__, reject) =>
        options.signal.addEventListener('abort', () => reject(new Error('x'))),
      );
    });
    choose(pdf);
    await userEvent.click(await screen.findByRole('button', { name: '取消上传' }));
    await waitFor(() => expect(screen.queryByText(/正在上传/)).toBeNull());
    expect([signal?.aborted, screen.queryByRole('alert')]).toEqual([true, null]);
  });
});
