/** A table as its page shows it. */
export interface ShownTable {
  readonly columns: readonly {
    readonly title: string;
    /** In pixels. */
    readonly width: number;
    readonly align: 'left' | 'right';
  }[];
  /** The text of each cell. */
  readonly rows: readonly (readonly string[])[];
}
