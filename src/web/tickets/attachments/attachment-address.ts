import { ticketEndpoints } from '#shared/tickets/endpoints.ts'
import type { Attachment } from '#shared/tickets/contract.ts'

const IMAGE = /\.(?:png|jpe?g|gif|webp|avif)$/i

/** Returns how a file can be shown in place, by its name; only the server judges its content. */
export function previewKind({ filename, url }: Attachment): 'image' | 'pdf' | null {
  // Elsewhere's files are elsewhere's to show.
  if (url !== undefined) return null
  if (IMAGE.test(filename)) return 'image'
  return /\.pdf$/i.test(filename) && showsSandboxedPdf() ? 'pdf' : null
}

/** WebKit, in all its browsers, has a viewer of PDFs but leaves it out of a sandbox: the frame stays empty. */
function showsSandboxedPdf(): boolean {
  return navigator.pdfViewerEnabled && !navigator.vendor.startsWith('Apple')
}

/** Some desks give the address themselves; otherwise the portal passes the file on. */
export function addressOf({ id, url }: Attachment): string {
  return url ?? ticketEndpoints.getAttachment.path.replace(':attachmentId', encodeURIComponent(id))
}

/** To be shown instead of saved, in a sandbox of its own. */
export function inlineAddressOf(attachment: Attachment): string {
  return `${addressOf(attachment)}?inline=1`
}
