/** What is wrong with a file, and where: lines and columns from 1, the header being line 1. */
export class CsvFault extends Error {
  constructor(file: string, line: number, column: number, problem: string) {
    super(`${file}, line ${line}, column ${column}: ${problem}`);
  }
}
