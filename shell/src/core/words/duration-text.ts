/**
 * 1 分 35 秒; under a minute in seconds, the last of them as one; durations under one second say just that.
 */
export function durationText(seconds: number): string {
  if (seconds < 1) return '< 1 秒';
  if (seconds < 60) return `${Math.ceil(seconds)} 秒`;
  return `${Math.floor(seconds / 60)} 分 ${Math.round(seconds % 60)} 秒`;
}
