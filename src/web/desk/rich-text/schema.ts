import { Schema } from 'prosemirror-model'

import { AGENT_LINK_PROTOCOLS, isOwnFile, OUTWARD_LINK } from '#shared/tickets/agent-html.ts'
import { parseUrl } from '#web/lib/format/parse-url.ts'

// Elements of an answer. All of it survives the server's sanitizer; other markup has no node here,
// so it cannot come in by a paste either.

/** The one level that a ticket shows below its own headings. */
const HEADING = 'h4'

const MENTIONED = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The place of the content. */
const content = 0

export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', content],
    },
    heading: {
      group: 'block',
      content: 'inline*',
      defining: true,
      parseDOM: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag })),
      toDOM: () => [HEADING, content],
    },
    blockquote: {
      group: 'block',
      content: 'block+',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', content],
    },
    code_block: {
      group: 'block',
      content: 'text*',
      marks: '',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', ['code', content]],
    },
    bullet_list: {
      group: 'block',
      content: 'list_item+',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', content],
    },
    ordered_list: {
      group: 'block',
      content: 'list_item+',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', content],
    },
    list_item: {
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', content],
    },
    text: { group: 'inline' },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
      leafText: () => '\n',
    },
    /** One of the staff, in a note. The server gives it the name that they have by then. */
    mention: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { id: { validate: 'string' }, name: { validate: 'string' } },
      parseDOM: [
        {
          tag: 'strong[data-mention]',
          // Before bold text.
          priority: 60,
          getAttrs: (mention) => {
            const id = mention.getAttribute('data-mention') ?? ''
            const [, name] = /^@(.+)$/.exec(mention.textContent.trim()) ?? []
            return name !== undefined && MENTIONED.test(id) && { id, name }
          },
        },
      ],
      toDOM: ({ attrs }) => ['strong', { 'data-mention': attrs.id }, `@${attrs.name}`],
      leafText: ({ attrs }) => `@${attrs.name}`,
    },
    /** A file of the portal. Pictures that are pasted become files of the answer. */
    image: {
      group: 'inline',
      inline: true,
      attrs: { src: { validate: 'string' }, alt: { default: '', validate: 'string' } },
      parseDOM: [
        {
          tag: 'img[src]',
          getAttrs: (image) => {
            const src = image.getAttribute('src') ?? ''
            return isOwnFile(src) && { src, alt: image.getAttribute('alt') ?? '' }
          },
        },
      ],
      toDOM: ({ attrs }) => ['img', { src: attrs.src, alt: attrs.alt }],
    },
  },
  // The first is the outermost.
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (link) => {
            const href = linkTarget(link.getAttribute('href') ?? '')
            return href !== null && { href }
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs.href, ...OUTWARD_LINK }, content],
    },
    strong: {
      parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
      toDOM: () => ['strong', content],
    },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', content] },
    underline: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', content] },
    code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', content] },
  },
})

/** Returns the address as the server writes it, or null when a link may not lead there. */
export function linkTarget(address: string): string | null {
  const url = parseUrl(address)
  return url && AGENT_LINK_PROTOCOLS.includes(url.protocol) ? url.href : null
}
