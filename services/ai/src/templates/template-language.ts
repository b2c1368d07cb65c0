import { TEMPLATE_VARIABLES, TOPIC_LIMITS, type TemplateVariable } from '@console/contract-ai';
import { Context, Liquid, type Template } from 'liquidjs';

/** The text of each variable. */
export type TemplateValues = Readonly<Record<TemplateVariable, string>>;

/** A template that cannot be used; its message is a Chinese clause for its author. */
export class TemplateFault extends Error {}

/** Tags that read files, count on between renders, or run without end. */
const REFUSED_TAGS = ['include', 'render', 'layout', 'block', 'increment', 'decrement', 'liquid', 'tablerow'];

/** A limit of the processor's time: on a busy machine a render may wait for its turn. */
const RENDER_MS = 200;
/** Characters that a render may make: more than the largest prompt of any model. */
const RENDER_SIZE = 4_000_000;

/**
 * Liquid, strict: an unknown variable or filter is an error, values have own properties alone, no tag reads a file, and
 * parsing and memory are limited.
 */
const liquid = new Liquid({
  strictVariables: true,
  strictFilters: true,
  ownPropertyOnly: true,
  parseLimit: TOPIC_LIMITS.prompt,
  memoryLimit: RENDER_SIZE,
  templates: {},
});
for (const tag of REFUSED_TAGS) Reflect.deleteProperty(liquid.tags, tag);

const NAMES = Object.keys(TEMPLATE_VARIABLES);
const KNOWN = NAMES.map((name) => `{{${name}}}`).join('、');

/** Throws `TemplateFault` for a template that does not parse, or that names anything but the variables. */
export function checkTemplate(prompt: string): void {
  const { globals } = liquid.analyzeSync(parsed(prompt), { partials: false });
  for (const [name, places] of Object.entries(globals)) {
    if (!NAMES.includes(name)) throw new TemplateFault(`没有变量 ${name}，可用 ${KNOWN}`);
    if (places.some(({ segments }) => segments.length > 1))
      throw new TemplateFault(`${name} 是一段文字，不能再取其中的字段`);
  }
}

/** The prompt of a template. Throws `TemplateFault` as `checkTemplate` does, and beyond the limits. */
export function renderTemplate(prompt: string, values: TemplateValues): string {
  checkTemplate(prompt);
  const template = parsed(prompt);
  try {
    return String(liquid.renderSync(template, limitedContext(values)));
  } catch (cause) {
    throw new TemplateFault(faultOf(cause), { cause });
  }
}

/** What a render reads, with its limit of time, which Liquid checks at each tag and output. */
function limitedContext(values: TemplateValues): Context {
  const context = new Context({ ...values }, liquid.options, { sync: true }, { liquid });
  const begun = process.cpuUsage();
  context.renderLimit.check = () => {
    const { user, system } = process.cpuUsage(begun);
    if (user + system > RENDER_MS * 1000) throw new Error('template render limit exceeded');
  };
  return context;
}

function parsed(prompt: string): Template[] {
  try {
    return liquid.parse(prompt);
  } catch (cause) {
    throw new TemplateFault(faultOf(cause), { cause });
  }
}

/** What went wrong, in the author's words; where no phrase fits, that it is no valid template. */
function faultOf(cause: unknown): string {
  const text = cause instanceof Error ? cause.message : '';
  const line = /line:(\d+)/.exec(text)?.[1];
  const at = line === undefined ? '' : `第 ${line} 行：`;
  for (const [pattern, phrase] of PHRASES) {
    const found = pattern.exec(text);
    if (found) return `${at}${phrase(found[1] ?? '')}`;
  }
  return `${at}模板语法有误，请检查 {{ }} 与 {% %}`;
}

const PHRASES: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/tag "?(\w+)"? not found/, (name) => `不支持标签 ${name}`],
  [/^tag .* not closed/, () => '有未结束的标签，请补上对应的 end 标签'],
  [/output .* not closed/, () => '有未结束的 {{，请补上 }}'],
  [/undefined filter: (\S+)/, (name) => `没有过滤器 ${name.replace(/,$/, '')}`],
  [/undefined variable: (\S+)/, (name) => `没有变量 ${name.replace(/,$/, '')}，可用 ${KNOWN}`],
  [/parse length limit/, () => `模板超过 ${TOPIC_LIMITS.prompt} 个字`],
  [/render limit/, () => `渲染超过 ${RENDER_MS} 毫秒，请减少循环`],
  [/memory alloc limit/, () => '渲染结果过大，请减少循环'],
];
