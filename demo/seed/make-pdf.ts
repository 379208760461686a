const PAGE = '/MediaBox [0 0 595 842]'

/** Makes a PDF of one page: a heading and plain text lines in Latin letters. */
export function makePdf(title: string, lines: string[]): Buffer {
  const rows = lines.map((line) => `(${escapeText(line)}) Tj T*`).join('\n')
  const content = `BT\n/F1 18 Tf 56 770 Td (${escapeText(title)}) Tj\n/F1 11 Tf 16 TL 0 -36 Td\n${rows}\nET`
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R ${PAGE} /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ])
}

/** Joins the objects and appends the table of their byte offsets. */
function assemble(objects: string[]): Buffer {
  let text = '%PDF-1.4\n'
  const offsets: number[] = []
  for (const [index, object] of objects.entries()) {
    offsets.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const size = objects.length + 1
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${size}\n0000000000 65535 f \n${entries}`
  const start = text.lastIndexOf('xref\n')
  text += `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\()]/g, String.raw`\$&`)
}
