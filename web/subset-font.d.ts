// What we use of the subsetter, which has no types of its own.
declare module 'subset-font' {
  export default function subset(
    font: Uint8Array,
    letters: string,
    options: { targetFormat: 'woff2'; keepFeatures: string[]; preserveNameIds: number[] },
  ): Promise<Uint8Array>
}
