import { dataFormatText } from '../schema/data-format-text.ts';

/** `format`: prints the tables' part of `docs/data-format.md`. */
export async function formatCommand(): Promise<void> {
  process.stdout.write(dataFormatText());
}
