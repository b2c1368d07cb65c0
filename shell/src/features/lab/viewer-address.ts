/** Why an address may not be framed. */
export type ViewerFault = 'empty' | 'malformed' | 'not-https' | 'credentials' | 'not-allowed';

export const VIEWER_FAULT_TEXTS: Readonly<Record<ViewerFault, string>> = {
  empty: '请输入要打开的网址',
  malformed: '网址格式不正确',
  'not-https': '只能打开 https 网址',
  credentials: '网址中不能带用户名或密码',
  'not-allowed': '该站点不在允许列表中',
};

/**
 * Judges an address for the embedded viewer: absolute https, without user information, of an allowed
 * origin. The page's own policy refuses everything else once more.
 */
export function viewerAddress(
  text: string | null,
  allowed: readonly string[],
): { readonly url: string } | { readonly fault: ViewerFault } {
  const wanted = text?.trim() ?? '';
  if (wanted === '') return { fault: 'empty' };
  // Relative and scheme-relative addresses would be resolved against this console.
  if (!/^[a-z][a-z0-9+.-]*:/i.test(wanted) || !URL.canParse(wanted)) return { fault: 'malformed' };
  const url = new URL(wanted);
  if (url.protocol !== 'https:') return { fault: 'not-https' };
  if (url.username !== '' || url.password !== '') return { fault: 'credentials' };
  return allowed.includes(url.origin) ? { url: url.href } : { fault: 'not-allowed' };
}
