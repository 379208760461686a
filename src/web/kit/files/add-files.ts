export type RefusedFile = { name: string; reason: string }

/** Adds dropped files to the list; what is refused comes back with the reason. */
export function addFiles(
  current: File[],
  added: File[],
  { maxFiles, maxBytes }: { maxFiles: number; maxBytes: number },
): { files: File[]; refused: RefusedFile[] } {
  const files = [...current]
  const refused: RefusedFile[] = []
  const limit = `${Math.floor(maxBytes / (1024 * 1024))} MB`

  for (const file of added) {
    const { name } = file
    if (file.size > maxBytes) refused.push({ name, reason: `is larger than ${limit}` })
    else if (files.some((other) => isSameFile(other, file)))
      refused.push({ name, reason: 'is already selected' })
    else if (files.length >= maxFiles)
      refused.push({ name, reason: `was left out: at most ${maxFiles} files` })
    else files.push(file)
  }
  return { files, refused }
}

function isSameFile(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  )
}
