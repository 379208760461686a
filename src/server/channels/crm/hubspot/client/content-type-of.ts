/** HubSpot names a category and no type, so the extension has to tell it. */
const TYPES = new Map(
  Object.entries({
    csv: 'text/csv',
    doc: 'application/msword',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    gif: 'image/gif',
    jpeg: 'image/jpeg',
    jpg: 'image/jpeg',
    log: 'text/plain',
    pdf: 'application/pdf',
    png: 'image/png',
    txt: 'text/plain',
    webp: 'image/webp',
    xls: 'application/vnd.ms-excel',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    zip: 'application/zip',
  }),
)

export function contentTypeOf(extension: string | null | undefined): string {
  return TYPES.get(extension?.toLowerCase() ?? '') ?? 'application/octet-stream'
}
