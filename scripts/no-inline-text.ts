import type { RuleTester } from 'oxlint/plugins-dev'

type Rule = Parameters<RuleTester['run']>[1]
type Node = { type: string; parent?: unknown }

const MESSAGE =
  'People read this: put it into src/shared/words and take it from there (CONTRIBUTING.md, "New words").'

const LETTER = /\p{L}/u
/** A capital letter, and another word. */
const SENTENCE = /^\s*\p{Lu}[\p{L}’'-]*[,:]?\s+(?:\p{L}|\d)/u

/** An address, or the first line of a certificate: the same in every language. */
const SAME_EVERYWHERE = /^(?:https?:\/\/\S*|-----BEGIN [A-Z ]+-----)$/

/** Attributes and properties whose text people read or hear, also when it is one word. */
const READ_NAMES = new Set(
  'alt aria-description aria-label aria-valuetext busyLabel button caption columns data-label description detail failure heading hint label message navLabel note panelLabel placeholder question text title'.split(
    ' ',
  ),
)
const READ_CALLS = /^(?:toast\.\w+|useDocumentTitle|notFound|invalidInput)$/
/** Arguments of these calls are for programmers and operators. */
const OTHER_CALLS =
  /^(?:\w*Error|console\.\w+|(?:\w+\.)*log\.\w+|(?:\w+\.)+(?:query|includes|startsWith|endsWith))$/
/** Properties of an endpoint, for the description of the API. */
const OTHER_NAMES = /^(?:summary|produces)$/
const APP_ERROR = 'AppError'

/** Properties that quote another product's screen, which must not be translated. */
const QUOTING_NAMES = new Set('choose console field menu product shows source theirs'.split(' '))

/** Hand on the value of a part of them. */
const HANDING_ON =
  /^(?:Array|Conditional|Logical)Expression$|^JSXExpressionContainer$|^TemplateLiteral$/

/** Refuses a text that people read outside the catalogue. */
const rule: Rule = {
  create: (context) => ({
    JSXText(node) {
      if (LETTER.test(node.value)) context.report({ node, message: MESSAGE })
    },
    Literal(node) {
      if (typeof node.value === 'string' && isText(node, node.value)) {
        context.report({ node, message: MESSAGE })
      }
    },
    TemplateLiteral(node) {
      const text = node.quasis.map(({ value }) => value.cooked ?? '').join('0')
      if (isText(node, text)) context.report({ node, message: MESSAGE })
    },
  }),
}

function isText(node: Node, text: string): boolean {
  if (!LETTER.test(text) || SAME_EVERYWHERE.test(text)) return false
  if (isForOthers(node) || isQuoted(node)) return false
  return SENTENCE.test(text) || isRead(node)
}

/** Returns whether it is no text at all, or one for programmers and operators. */
function isForOthers(node: Node): boolean {
  for (let at = parentOf(node); at; at = parentOf(at)) {
    if (/^(?:Import|ExportAll|TS(?!AsE|SatisfiesE)|TaggedTemplate)/.test(at.type)) return true
    if ('operator' in at && /^[!=]==$/.test(String(at.operator))) return true
    if ('key' in at && OTHER_NAMES.test(nameOf(at.key))) return true
    const name = 'callee' in at ? nameOf(at.callee) : ''
    if (name !== APP_ERROR && OTHER_CALLS.test(name)) return true
    if (/Statement$|Function/.test(at.type)) return false
  }
  return false
}

/** Returns whether it is the value of such a property, or one of several. */
function isQuoted(node: Node): boolean {
  const parent = parentOf(node)
  if (!parent) return false
  if (HANDING_ON.test(parent.type)) return isQuoted(parent)
  if (parent.type !== 'Property' || !('key' in parent)) return false
  return parent.key !== node && QUOTING_NAMES.has(nameOf(parent.key))
}

/** Returns whether people read any text there, so that one word is enough. */
function isRead(node: Node): boolean {
  const parent = parentOf(node)
  if (!parent) return false
  if (HANDING_ON.test(parent.type)) {
    // A condition is not shown.
    return !('test' in parent && parent.test === node) && (isJsxChild(parent) || isRead(parent))
  }
  if (parent.type === 'JSXAttribute') return READ_NAMES.has(nameOf(parent))
  if (parent.type === 'Property' && 'key' in parent) {
    const isOfCall = isArgument(parentOf(parent))
    return parent.key !== node && (isOfCall || READ_NAMES.has(nameOf(parent.key)))
  }
  return isArgument(node)
}

function isArgument(node: Node | undefined): boolean {
  const parent = node && parentOf(node)
  return parent !== undefined && 'callee' in parent && READ_CALLS.test(nameOf(parent.callee))
}

function isJsxChild(node: Node): boolean {
  return node.type === 'JSXExpressionContainer' && /^JSX[EF]/.test(parentOf(node)?.type ?? '')
}

/** `toast.error` of a call, `aria-label` of an attribute. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if ('object' in node && 'property' in node)
    return `${nameOf(node.object)}.${nameOf(node.property)}`
  if ('name' in node) return typeof node.name === 'string' ? node.name : nameOf(node.name)
  return 'value' in node && typeof node.value === 'string' ? node.value : ''
}

function parentOf(node: Node): Node | undefined {
  return isNode(node.parent) ? node.parent : undefined
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

const plugin = { meta: { name: 'words' }, rules: { 'no-inline-text': rule } }
// The linter takes a plugin's default export.
// oxlint-disable-next-line import/no-default-export
export default plugin
