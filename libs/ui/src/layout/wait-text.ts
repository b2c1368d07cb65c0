/** `12 小时 36 分`; a started minute counts, so that a wait never reads as none. */
export function waitText(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours} 小时`, rest > 0 && `${rest} 分`].filter(Boolean).join(' ');
}
