/** True in `npm run dev`; the branch is gone from what is released. */
declare const DEVELOPMENT: boolean;

/** Class names of a CSS module by the name they are written under. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

/** The address of a file that stands beside the code. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
