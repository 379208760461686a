import type { FoundFile } from './choose-files.ts'

/** Blanks are of a picture only between quotation marks. */
const PICTURE =
  /\bsrc\s*=\s*(["']?)data:(image\/(?:png|jpeg|gif|webp));base64,([a-z\d+/=]*|[a-z\d+/=\s]*)\1/gi
const MAX_PICTURES = 50

/** Takes the pictures out of HTML that are written within it, and puts ids in their place. */
export function takeEmbedded(html: string): { html: string; found: FoundFile[] } {
  const found: FoundFile[] = []
  const rest = html.replaceAll(PICTURE, (_all, _mark, type: string, content: string) => {
    if (found.length >= MAX_PICTURES) return ''
    const cid = `embedded-${found.length + 1}`
    const bytes = Buffer.from(content, 'base64')
    found.push({ filename: undefined, contentType: type.toLowerCase(), bytes, cid })
    return `src="cid:${cid}"`
  })
  return { html: rest, found }
}
