/** Returns the bytes that a text and its files take to store. */
export function sizeOf(text: string, files: { sizeBytes: number }[] = []): number {
  return files.reduce((bytes, file) => bytes + file.sizeBytes, Buffer.byteLength(text))
}
