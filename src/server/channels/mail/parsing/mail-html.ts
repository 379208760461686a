import { sanitizeAgentHtml } from '#server/tickets/core/sanitize-agent-html.ts'
import type { FoundFile } from '#server/channels/mail/parsing/mime/choose-files.ts'
import type { DeskKnowledge } from '#server/channels/mail/parsing/quotes/desk-knowledge.ts'
import { foldHtml } from '#server/channels/mail/parsing/quotes/fold-html.ts'
import { readTokens } from '#server/channels/mail/parsing/html/html-tokens.ts'
import { writeHtml } from '#server/channels/mail/parsing/html/write-html.ts'
import { writeText } from '#server/channels/mail/parsing/html/write-text.ts'

/** Blanks are of a picture only between quotation marks. */
const PICTURE =
  /\bsrc\s*=\s*(["']?)data:(image\/(?:png|jpeg|gif|webp));base64,([a-z\d+/=]*|[a-z\d+/=\s]*)\1/gi
const MAX_PICTURES = 50

export type MailHtml = {
  html: string
  text: string
  quoted: string | null
  /** The ids of the pictures that stand in the new part, in their order. */
  pictures: string[]
  /** And of those in what it quotes alone. */
  quotedPictures: string[]
  hasRemotePictures: boolean
  /** Pictures that were written within the HTML. */
  embedded: FoundFile[]
}

/** More takes the sanitizer too long, and is beyond what a ticket holds. */
const MAX_NEW_PART = 400_000

/**
 * Reads a mail's HTML: what is new of it, safe to show, and what it quotes as text. Null where it is too
 * large or too deep.
 */
export function readMailHtml(written: string, desk: DeskKnowledge): MailHtml | null {
  const { html, found: embedded } = takeEmbedded(written)
  const tokens = readTokens(html)
  if (!tokens) return null
  const folds = foldHtml(tokens, desk)
  const isFolded = (at: number) => folds.some(({ from, to }) => at >= from && at < to)
  const simple = writeHtml(tokens, (at) => !isFolded(at))
  if (simple.length > MAX_NEW_PART) return null
  const [pictures, quotedPictures] = [false, true].map((inQuote) =>
    tokens.flatMap((token, at) => {
      if (token.kind !== 'open' || token.name !== 'img' || isFolded(at) !== inQuote) return []
      return pictureId(token.attributes.src ?? '') ?? []
    }),
  )
  const shown = new Set(pictures)
  return {
    html: sanitizeAgentHtml(simple, {
      isPicture: (address) => pictureId(address) !== undefined,
      namesHosts: true,
    }),
    text: writeText(tokens, (at) => !isFolded(at)),
    quoted: writeText(tokens, isFolded) || null,
    embedded,
    pictures: [...shown],
    quotedPictures: [...new Set(quotedPictures)].filter((id) => !shown.has(id)),
    hasRemotePictures: tokens.some(
      (token, at) =>
        token.kind === 'open' &&
        token.name === 'img' &&
        /^https?:/i.test(token.attributes.src ?? '') &&
        !isFolded(at),
    ),
  }
}

/** The id that `cid:` names, as parts of a mail have it. */
function pictureId(address: string): string | undefined {
  const [, id] = /^cid:([^\s"'<>]{1,250})$/i.exec(address) ?? []
  if (id === undefined) return undefined
  try {
    return decodeURIComponent(id)
  } catch {
    // A lone percent sign is part of the id.
    return id
  }
}

/** Gives the pictures of a mail's sanitized HTML other addresses. One without an address goes. */
export function placePictures(html: string, addressOf: (id: string) => string | undefined): string {
  return html.replaceAll(
    /<img src="(cid:[^"]*)"([^>]*)>/gi,
    (_all, source: string, rest: string) => {
      const address = addressOf(pictureId(source.replaceAll('&amp;', '&')) ?? '')
      return address === undefined ? '' : `<img src="${address}"${rest}>`
    },
  )
}

/** Takes the pictures out of HTML that are written within it, and puts ids in their place. */
function takeEmbedded(html: string): { html: string; found: FoundFile[] } {
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
