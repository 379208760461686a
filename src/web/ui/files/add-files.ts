import * as words from '#words/ui.ts'

export type RefusedFile = { name: string; text: string }

/** Adds dropped files to the list; what is refused comes back and says why. */
export function addFiles(
  current: File[],
  added: File[],
  { maxFiles, maxBytes }: { maxFiles: number; maxBytes: number },
): { files: File[]; refused: RefusedFile[] } {
  const files = [...current]
  const refused: RefusedFile[] = []
  const limit = Math.floor(maxBytes / (1024 * 1024))

  for (const file of added) {
    const { name } = file
    if (file.size > maxBytes) refused.push({ name, text: words.fileIsLarger(name, limit) })
    else if (files.some((other) => isSameFile(other, file)))
      refused.push({ name, text: words.fileIsSelectedAlready(name) })
    else if (files.length >= maxFiles)
      refused.push({ name, text: words.fileLeftOut(name, maxFiles) })
    else files.push(file)
  }
  return { files, refused }
}

function isSameFile(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  )
}
