/** What a text and the files with it take to store. */
export function sizeOf(text: string, files: { sizeBytes: number }[] = []): number {
  return files.reduce((bytes, file) => bytes + file.sizeBytes, Buffer.byteLength(text))
}
