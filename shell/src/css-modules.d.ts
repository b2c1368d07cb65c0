/** Class names of a CSS module by the name they are written under. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
