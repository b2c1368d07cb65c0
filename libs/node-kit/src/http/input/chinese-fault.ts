import { z } from 'zod';
import { fewNames } from './few-names.ts';

const { localeError } = z.locales.zhCN();

/** The Chinese names of types, by their word in schemas. */
const KINDS: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数字',
  int: '整数',
  boolean: '是或否',
  array: '列表',
  tuple: '列表',
  object: '对象',
  record: '对象',
};
const COUNTED: Readonly<Record<string, string>> = { string: '个字符', array: '项', set: '项', map: '项' };

/** The fault of a value in Chinese, without the schema's own words and symbols: 应不小于 2. */
export function chineseFault(issue: z.core.$ZodRawIssue): string | undefined {
  const said = OURS[issue.code]?.(issue) ?? localeError(issue);
  return typeof said === 'string' ? said : said?.message;
}

/** The texts by code; other faults have zod's own text. */
const OURS: Readonly<Record<string, (issue: z.core.$ZodRawIssue) => string | undefined>> = {
  invalid_type: ({ expected, input }) => {
    const kind = KINDS[String(expected)];
    if (input === undefined) return kind === undefined ? '不能缺少' : `不能缺少，应为${kind}`;
    return kind === undefined ? undefined : `应为${kind}`;
  },
  too_small: ({ origin, minimum, inclusive }) => {
    const counted = COUNTED[String(origin)];
    if (counted !== undefined)
      return Number(minimum) === 1 ? '不能为空' : `至少 ${String(minimum)} ${counted}`;
    return isNumber(origin) ? `应${inclusive === false ? '大于' : '不小于'} ${String(minimum)}` : undefined;
  },
  too_big: ({ origin, maximum, inclusive }) => {
    const counted = COUNTED[String(origin)];
    if (counted !== undefined) return `最多 ${String(maximum)} ${counted}`;
    return isNumber(origin) ? `应${inclusive === false ? '小于' : '不大于'} ${String(maximum)}` : undefined;
  },
  invalid_value: ({ values }) => (Array.isArray(values) ? onlyThese(values) : undefined),
  invalid_union: ({ errors }) => {
    const values = (Array.isArray(errors) ? errors.flat() : []).flatMap(valuesOf);
    return values.length > 0 ? onlyThese(values) : undefined;
  },
  invalid_format: ({ format }) => FORMATS[String(format)],
  unrecognized_keys: ({ keys }) =>
    Array.isArray(keys) ? `没有名为 ${fewNames(keys as string[])} 的参数` : undefined,
};

/** The descriptions of text formats. */
const FORMATS: Readonly<Record<string, string>> = {
  regex: '格式不正确',
  date: '应为存在的日期，格式如 2026-07-01',
};

/** The values that one arm of a union allows. */
const valuesOf = (issue: unknown): readonly unknown[] => {
  const { values } = issue as { readonly values?: unknown };
  return Array.isArray(values) ? values : [];
};

/** The empty text is allowed by leaving the field empty. */
function onlyThese(values: readonly unknown[]): string {
  const named = values.filter((value) => value !== '').map(String);
  return `只能是 ${named.join('、')}${named.length < values.length ? ' 或留空' : ''}`;
}

const isNumber = (origin: unknown): boolean => origin === 'number' || origin === 'int' || origin === 'bigint';
