/**
 * Gives the document another clipboard, also where user-event has left its own, which cannot be assigned to.
 * Returns the texts that are copied to it, unless `writeText` is given.
 */
export function replaceClipboard(writeText?: (text: string) => Promise<void>): readonly string[] {
  const copied: string[] = [];
  const note = async (text: string): Promise<void> => void copied.push(text);
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: writeText ?? note },
  });
  return copied;
}
