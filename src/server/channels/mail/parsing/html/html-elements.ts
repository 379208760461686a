import type { OpenToken } from './html-tokens.ts'

const setOf = (names: string) => new Set(names.split(' '))

/** Elements that begin a line of their own. */
export const BLOCKS = setOf(
  'address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody td tfoot th thead tr ul',
)

/** Those that a ticket shows as what they are. */
const KEPT_BLOCKS = setOf('ul ol li blockquote pre h1 h2 h3 h4 h5 h6')
export const TABLE_PARTS = setOf('table thead tbody tfoot tr td th')
const INLINE = setOf('a b strong i em u code')

/** Role of an element for a reader. */
export type ElementKind = 'none' | 'image' | 'break' | 'inline' | 'block' | 'line' | 'paragraph'

export function kindOf(token: OpenToken, isOfDataTable: boolean): ElementKind {
  const { name } = token
  if (name === 'img') return 'image'
  if (name === 'br') return 'break'
  if (INLINE.has(name)) return 'inline'
  if (KEPT_BLOCKS.has(name) || (TABLE_PARTS.has(name) && isOfDataTable)) return 'block'
  if (name === 'hr' || (name === 'p' && !isTight(token))) return 'paragraph'
  return BLOCKS.has(name) ? 'line' : 'none'
}

/** Outlook writes each line as a paragraph without space around it. */
function isTight({ attributes }: OpenToken): boolean {
  return (
    /\bmso/i.test(attributes.class ?? '') || /margin(?:-top)?\s*:\s*0/i.test(attributes.style ?? '')
  )
}
