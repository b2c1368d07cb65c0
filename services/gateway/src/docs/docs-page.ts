import {
  AUTHORITIES,
  namedAuthorities,
  PRODUCT_NAME,
  type Entry,
  type ServiceName,
} from '@console/contract-core';
import { z } from 'zod';

const SERVICE_TITLES: Readonly<Record<ServiceName, string>> = {
  gateway: '平台',
  access: '访问与权限',
  company: '公司数据库',
  industry: '行业数据库',
  invest: '投资研究',
  ai: '智能问答',
  data: '数据质量与导入',
};

const STYLE = `
  body { margin: 0; font: 13px/20px "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif; color: #1b2430; background: #f3f5f9; }
  main { max-width: 1080px; margin: 0 auto; padding: 24px 16px 64px; }
  h1 { font-size: 18px; line-height: 24px; margin: 0 0 4px; } h2 { font-size: 14px; margin: 24px 0 8px; }
  p { margin: 0 0 12px; color: #595959; } a { color: #1d4fa8; }
  details { background: #fff; border: 1px solid #e8ecf2; border-radius: 4px; margin-bottom: 6px; }
  summary { display: grid; grid-template-columns: 56px minmax(0, 1fr) auto; gap: 12px; padding: 8px 12px; cursor: pointer; }
  code, pre { font: 12px/18px ui-monospace, "DejaVu Sans Mono", monospace; } pre { margin: 0; padding: 12px; overflow: auto; background: #f5f7fa; border-top: 1px solid #e8ecf2; }
  .method { font-weight: 600; color: #1d4fa8; } .needs { color: #667085; font-size: 12px; }
  .path { overflow-wrap: anywhere; } .title { color: #595959; margin-left: 8px; }
`;

/** The calls of the suite as a plain page: without a script, so that the content security policy needs no exception. */
export function docsPage(entries: readonly Entry[]): string {
  const services = [...new Set(entries.map(({ services: [owner] }) => owner))];
  const sections = services.map(
    (service) =>
      `<h2>${SERVICE_TITLES[service]} <span class="needs">${service}</span></h2>` +
      entries
        .filter(({ services: [owner] }) => owner === service)
        .map(entryBlock)
        .join(''),
  );
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>接口文档 · ${PRODUCT_NAME}</title><style>${STYLE}</style></head>
<body><main><h1>接口文档</h1><p>共 ${entries.length} 个接口，由契约生成。机器可读版本：<a href="/api/docs/openapi.json">openapi.json</a></p>${sections.join('')}</main></body></html>`;
}

function entryBlock(entry: Entry): string {
  const schema = (type: z.ZodType, io: 'input' | 'output'): string =>
    escapeHtml(JSON.stringify(z.toJSONSchema(type, { io, unrepresentable: 'any' }), null, 1));
  return `<details><summary><span class="method">${entry.method}</span>
    <span class="path"><code>${escapeHtml(entry.path)}</code><span class="title">${escapeHtml(entry.title)}</span></span>
    <span class="needs">${escapeHtml(needsText(entry))}</span></summary>
    <pre>输入\n${schema(entry.input, 'input')}</pre><pre>输出 result\n${schema(entry.output, 'output')}</pre></details>`;
}

function needsText({ needs }: Entry): string {
  if (needs === 'public') return '公开';
  if (needs === 'signed-in') return '登录即可';
  return namedAuthorities(needs)
    .map((authority) => `${AUTHORITIES[authority]} ${authority}`)
    .join(' 或 ');
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.codePointAt(0)};`);
