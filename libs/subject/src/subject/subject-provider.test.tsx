import { createClient } from '@console/platform';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { SubjectProvider, useSubject } from './subject-provider.tsx';
import type { Subject } from './subject.ts';

const client = createClient('invest');

function Known(): ReactElement {
  const { title, noun, filter } = useSubject();
  return <p>{`${title}|${noun}|${JSON.stringify(filter)}`}</p>;
}
const drawn = (subject: Subject): string | null => {
  render(
    <SubjectProvider subject={subject} client={client} filter={{ id: subject.id }}>
      <Known />
    </SubjectProvider>,
  );
  return screen.getByText(/\|/).textContent;
};

describe('the subject of a page', () => {
  it.each<[Subject, string]>([
    [{ kind: 'company', id: 1, name: '贵州茅台', code: '600519' }, '贵州茅台 600519|该公司|{"id":1}'],
    [{ kind: 'industry', id: 7, name: '机器人', code: 'JQR' }, '机器人 JQR|该行业|{"id":7}'],
    [{ kind: 'fund', id: '562500', name: '机器人ETF' }, '机器人ETF|该基金|{"id":"562500"}'],
    [{ kind: 'strategy', id: 3, name: '低波' }, '低波|该策略|{"id":3}'],
    [{ kind: 'set', id: 4, name: '自选' }, '自选|该组合|{"id":4}'],
  ])('is called by name, code and noun: %j', (subject, text) => {
    expect(drawn(subject)).toBe(text);
  });

  it('is asked for in vain outside its page', () => {
    // What React prints of an error that no one contains.
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Known />)).toThrow('outside a SubjectProvider');
    printed.mockRestore();
  });
});
