/** An icon's own file: the package's types name them together in one file of two megabytes. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  /** The shapes of an icon on a field of 24 by 24: SVG's tag and its attributes. */
  export type IconNode = readonly (readonly [
    tag: 'circle' | 'ellipse' | 'line' | 'path' | 'polygon' | 'polyline' | 'rect',
    attributes: Readonly<Record<string, string>>,
  ])[];
  const icon: IconNode;
  export default icon;
}
