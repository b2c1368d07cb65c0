/** A title within a Chinese sentence: with a blank where it begins or ends with a Latin sign, 按 PE(TTM) 降序. */
export const setApart = (title: string): string =>
  `${/^[\w(]/.test(title) ? ' ' : ''}${title}${/[\w)%]$/.test(title) ? ' ' : ''}`;
