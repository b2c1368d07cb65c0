import type { MappingFault } from '@console/market/files';
import { z } from 'zod';
import { inChinese } from '../../runs/in-chinese.ts';

const { localeError } = z.locales.zhCN();

/** What is wrong with a mapping, in Chinese: every fault with its path, `files.a.csv.0.table：…；…`. */
export function mappingFaults({ issues }: Pick<MappingFault, 'issues'>): string {
  return issues.map((issue) => [issue.path.join('.'), faultOf(issue)].filter(Boolean).join('：')).join('；');
}

/** Our own conditions speak through their message, zod's through its locale. */
function faultOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return inChinese(issue.message);
  const said = localeError(issue as z.core.$ZodRawIssue);
  return (typeof said === 'string' ? said : said?.message) ?? '无效输入';
}
