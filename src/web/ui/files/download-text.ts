/** Has the browser save a text as a file. */
export function downloadText(
  filename: string,
  text: string,
  type: 'application/json' | 'application/samlmetadata+xml' | 'text/plain',
) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  URL.revokeObjectURL(url)
}
