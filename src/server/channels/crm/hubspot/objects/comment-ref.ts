import * as words from '#words/crm.ts'

/** How much of the end of a body can hold the mark, with the markup that HubSpot may put around it. */
const END_LENGTH = 300
const MARK = /\[ref:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\](?:\s|&nbsp;|<[^>]{0,80}>)*$/i

/** Writes our comment as a note: who wrote it, what, and our reference, by which it is found again. */
export function toNoteBody({
  ref,
  authorName,
  html,
}: {
  ref: string
  authorName: string
  html: string
}): string {
  return `<p><strong>${escapeHtml(words.wroteInPortal(authorName))}</strong></p>${html}<p>[ref:${ref}]</p>`
}

/** Returns our reference where the note ends with one. One that is quoted elsewhere in it counts for nothing. */
export function refOfNote(body: string): string | null {
  return MARK.exec(body.slice(-END_LENGTH))?.[1]?.toLowerCase() ?? null
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
