/** What the header, the menu and the command palette can do with the console. */
export interface ConsoleActions {
  switchTheme(): void;
  /** Red up or green up. */
  switchUpColour(): void;
  lock(): void;
}
