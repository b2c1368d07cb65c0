/** Stores a text in this browser; null removes it. Returns false when there is no room or it is forbidden. */
export function storeText(key: string, text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
