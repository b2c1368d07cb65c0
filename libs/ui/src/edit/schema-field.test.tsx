import { Button, Form, Input } from 'antd';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { z } from 'zod';
import { consoleOn } from '../testing/console-on.tsx';
import { schemaFault, schemaField, type FieldSchema, type SchemaFieldOptions } from './schema-field.ts';

const CODE = z
  .string({ error: '请输入编码' })
  .trim()
  .min(1, '请输入编码')
  .max(4, '编码最多 4 个字')
  .regex(/^\w+$/, '编码只含字母、数字');

function open(schema: FieldSchema, options?: SchemaFieldOptions): void {
  consoleOn()(
    <Form>
      <Form.Item name="code" label="编码" {...schemaField(schema, options)}>
        <Input />
      </Form.Item>
      <Button htmlType="submit">保存</Button>
    </Form>,
  );
}
const typeAndLeave = async (text: string): Promise<void> => {
  await userEvent.click(screen.getByLabelText('编码'));
  if (text !== '') await userEvent.keyboard(text);
  await userEvent.tab();
};

describe('the messages of a schema', () => {
  it.each<[FieldSchema, unknown, string | null]>([
    [CODE, '', '请输入编码'],
    [CODE, null, '请输入编码'],
    [CODE, '  ', '请输入编码'],
    [CODE, 'ABCDE', '编码最多 4 个字'],
    [CODE, '中', '编码只含字母、数字'],
    [CODE, 'AB_1', null],
    [z.number({ error: '请输入数字' }).min(0, '不小于 0').max(1, '不大于 1'), 2, '不大于 1'],
    [z.number({ error: '请输入数字' }).min(0, '不小于 0'), -1, '不小于 0'],
    [z.number({ error: '请输入数字' }), null, '请输入数字'],
  ])('%#: are said of what it refuses', (schema, value, fault) => {
    expect(schemaFault(schema, value)).toBe(fault);
  });
});

describe('a field by its schema', () => {
  it('is required where the schema refuses a blank', () => {
    expect(schemaField(CODE).required).toBe(true);
    expect(schemaField(z.string().max(4)).required).toBe(false);
    expect(schemaField(z.number(), { blank: null }).required).toBe(true);
    expect(schemaField(z.number().nullable(), { blank: null }).required).toBe(false);
  });

  it.each([
    ['', '请输入编码'],
    ['ABCDE', '编码最多 4 个字'],
    ['中', '编码只含字母、数字'],
  ])('with %p shows the schema’s message when it is left', async (text, fault) => {
    open(CODE);
    await typeAndLeave(text);
    expect(await screen.findByText(fault)).toBeTruthy();
    expect(screen.getByLabelText('编码').getAttribute('aria-invalid')).toBe('true');
  });

  it('shows its own message where the schema’s is not for readers', async () => {
    open(CODE, { message: '编码有误' });
    await typeAndLeave('中');
    expect(await screen.findByText('编码有误')).toBeTruthy();
  });

  it('is checked further once the schema accepts it, and not before', async () => {
    const asked: unknown[] = [];
    open(CODE, {
      also: async (value) => {
        asked.push(value);
        throw new Error('编码已被使用');
      },
    });
    await typeAndLeave('中');
    expect(await screen.findByText('编码只含字母、数字')).toBeTruthy();
    expect(asked).toEqual([]);
    await userEvent.clear(screen.getByLabelText('编码'));
    await typeAndLeave('AB');
    expect(await screen.findByText('编码已被使用')).toBeTruthy();
    expect(asked).toEqual(['AB']);
  });
});
