import { jest } from '@jest/globals';
import { checkTemplate, renderTemplate, TemplateFault, type TemplateValues } from './template-language.ts';

const VALUES: TemplateValues = {
  company: '华岚精工',
  industry: '通用设备',
  date: '2026-11-26',
  data: '| 营业总收入 | [[c1]] |',
  knowledge: '',
  question: '收入增长来自哪里？',
};
const faultOf = (prompt: string): string => {
  try {
    renderTemplate(prompt, VALUES);
  } catch (error) {
    if (error instanceof TemplateFault) return error.message;
    throw error;
  }
  return 'none';
};

it('puts the texts into the places of the variables', () => {
  const prompt =
    '{{ company }}（{{industry}}）截至 {{date}}：{% if knowledge != "" %}{{knowledge}}{% else %}无资料{% endif %}';
  expect(renderTemplate(prompt, VALUES)).toBe('华岚精工（通用设备）截至 2026-11-26：无资料');
});

it('never reads what was put in as a template again', () => {
  const hostile = { ...VALUES, question: '{{ data }}{% for i in (1..9) %}{% endfor %}' };
  expect(renderTemplate('{{ question }}', hostile)).toBe(hostile.question);
});

it.each([
  [
    '{{ stock }}',
    '没有变量 stock，可用 {{company}}、{{industry}}、{{date}}、{{data}}、{{knowledge}}、{{question}}',
  ],
  ['{% if profit > 1 %}a{% endif %}', '没有变量 profit'],
  ['{{ company.constructor }}', 'company 是一段文字，不能再取其中的字段'],
  ['{{ company', '有未结束的 {{，请补上 }}'],
  ['{% if company %}a', '有未结束的标签'],
  ['{% include "a" %}', '不支持标签 include'],
  ['{% render "/etc/passwd" %}', '不支持标签 render'],
  ['{{ company | shout }}', '没有过滤器 shout'],
])('%s is refused with its cause', (prompt, cause) => {
  expect(faultOf(prompt)).toContain(cause);
});

it('is checked without being rendered, so that a template is refused when it is saved', () => {
  expect(() => checkTemplate('{% if company == "" %}{{ unknown }}{% endif %}')).toThrow('没有变量 unknown');
  expect(() => checkTemplate('{% for i in (1..3) %}{{ i }}{{ date }}{% endfor %}')).not.toThrow();
});

it.each([
  '{% for i in (1..100000000) %}{{ data }}{% endfor %}',
  '{% assign all = data %}{% for i in (1..40) %}{% assign all = all | append: all %}{% endfor %}{{ all }}',
  '{% for i in (1..9999) %}{% for j in (1..9999) %}{% for k in (1..9999) %}{% endfor %}{% endfor %}{% endfor %}',
])('%s ends within its limits', (prompt) => {
  expect(faultOf(prompt)).toMatch(/渲染/);
});

it('may wait for its turn on a busy machine', () => {
  let now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  expect(faultOf('{% for i in (1..9) %}{{ data }}{% endfor %}')).toBe('none');
  clock.mockRestore();
});
