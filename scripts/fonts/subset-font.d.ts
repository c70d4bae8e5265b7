declare module "subset-font" {
  /** The font with only what `text` needs, in the requested format. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "woff2" | "truetype";
      noHinting: boolean;
      noLayoutClosure: boolean;
      dropTables: string[];
      preserveNameIds: number[];
    },
  ): Promise<Buffer>;
}
