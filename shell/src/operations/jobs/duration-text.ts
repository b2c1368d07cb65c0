/** 1 分 35 秒; under a minute in seconds, of which the last counts as one. */
export function durationText(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} 秒`;
  return `${Math.floor(seconds / 60)} 分 ${Math.round(seconds % 60)} 秒`;
}
