interface SavedFile {
  readonly name: string;
  readonly bytes: number;
}

/** The files that a page has the browser save from now on, by name. */
export function savedFiles(): readonly SavedFile[] {
  const files: SavedFile[] = [];
  let bytes = 0;
  URL.createObjectURL = (file: Blob | MediaSource): string => {
    bytes = file instanceof Blob ? file.size : 0;
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement): void {
    if (this.download !== '') files.push({ name: this.download, bytes });
  };
  return files;
}
