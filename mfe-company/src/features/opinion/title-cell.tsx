import { TextPopover, type CellOverride } from '@console/ui/data';

interface Told {
  readonly title: string;
  readonly summary: string | null;
}

/** A title that opens the summary on a press; exported as plain text. */
export const TITLE_CELL: CellOverride<Told> = {
  draw: ({ title, summary }) => (
    <TextPopover title={title} text={summary}>
      {title}
    </TextPopover>
  ),
  text: ({ title }) => title,
};
