import * as words from '#words/ui.ts'

/** Names that browsers give to a picture from the clipboard. */
const NAMELESS = /^(?:image\.\w+)?$/

const EXTENSIONS: Record<string, string> = { 'image/jpeg': 'jpg', 'image/svg+xml': 'svg' }

/** The files of a paste; none when it is a paste of text. */
export function pastedFiles(clipboard: DataTransfer, pastedAt: Date, takenNames: string[]): File[] {
  const files = [...clipboard.files]
  if (isText(clipboard.getData('text/plain'), files)) return []

  const names = [...takenNames]
  return files.map((file) => {
    const name = NAMELESS.test(file.name) ? screenshotName(file.type, pastedAt, names) : file.name
    names.push(name)
    return name === file.name
      ? file
      : new File([file], name, { type: file.type, lastModified: file.lastModified })
  })
}

/** Office programs add a picture of the text that was copied; file managers the names of the files. */
function isText(text: string, files: File[]): boolean {
  return text.trim() !== '' && !files.every(({ name }) => name !== '' && text.includes(name))
}

function screenshotName(type: string, takenAt: Date, takenNames: string[]): string {
  const extension = EXTENSIONS[type] ?? type.split('/')[1] ?? 'png'
  const two = (number: number) => String(number).padStart(2, '0')
  const day = [takenAt.getFullYear(), two(takenAt.getMonth() + 1), two(takenAt.getDate())].join('-')
  const time = [two(takenAt.getHours()), two(takenAt.getMinutes())].join('.')
  const base = words.screenshot(`${day} ${time}`)

  let name = `${base}.${extension}`
  for (let copy = 2; takenNames.includes(name); copy += 1) name = `${base} (${copy}).${extension}`
  return name
}
