import { TextPopover, type CellOverride } from '@console/ui/data';

interface Told {
  readonly title: string;
  readonly summary: string | null;
}

/** A title whose press opens the summary; in an export the title alone. */
export const TITLE_CELL: CellOverride<Told> = {
  draw: ({ title, summary }) => (
    <TextPopover title={title} text={summary}>
      {title}
    </TextPopover>
  ),
  text: ({ title }) => title,
};
