import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

interface Node {
  readonly type: string;
  readonly value?: string;
  children?: Node[];
}

/**
 * Markdown as a whole page of HTML that Word opens. Raw HTML and images are left out, and links are their text alone: an
 * answer leads nowhere.
 */
export function htmlOf(title: string, markdown: string): string {
  const body = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(() => (tree: Node) => withoutReferences(tree))
    .use(remarkRehype)
    .use(rehypeStringify)
    .processSync(markdown);
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<title>${title}</title>
<style>body { font-family: "Microsoft YaHei", sans-serif; } del { color: #8c8c8c; } table { border-collapse: collapse; } td, th { border: 1px solid #bfbfbf; padding: 2px 6px; }</style>
</head>
<body>
${String(body)}
</body>
</html>
`;
}

const LEFT_OUT = new Set(['html', 'image', 'imageReference', 'definition', 'footnoteDefinition']);
const OPENED = new Set(['link', 'linkReference']);

function withoutReferences(node: Node): void {
  if (node.children === undefined) return;
  node.children = node.children.flatMap((child) => {
    withoutReferences(child);
    if (LEFT_OUT.has(child.type)) return [];
    return OPENED.has(child.type) ? (child.children ?? []) : [child];
  });
}
