/** Keeps a text in this browser; null removes it. False when there is no room or it is forbidden: its writer is told so. */
export function storeText(key: string, text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
