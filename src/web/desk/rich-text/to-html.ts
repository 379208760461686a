import type { Mark, Node } from 'prosemirror-model'

import { keepBlanks } from '#shared/basic/keep-blanks.ts'
import { escapeAttribute, escapeText } from './plain-html.ts'

/** Writes a document as the server's sanitizer would. A document that shows nothing is ''. */
export function toHtml(doc: Node): string {
  return isBlank(doc) ? '' : contentHtml(doc)
}

export function isBlank(doc: Node): boolean {
  let isEmpty = true
  doc.descendants((node) => {
    const isSeen = node.type.name === 'image' || node.type.name === 'mention'
    if (isSeen || node.text?.trim()) isEmpty = false
    return isEmpty
  })
  return isEmpty
}

function contentHtml(parent: Node): string {
  if (parent.inlineContent) return inlineHtml(parent)
  return parent.children
    .map((child, index) => {
      // A list of lines has no space between them, which paragraphs would make.
      const isLine = parent.type.name === 'list_item' && index === 0 && holdsLines(parent)
      return isLine ? inlineHtml(child) : nodeHtml(child)
    })
    .join('')
}

/**
 * Returns whether an item is a line of text with nothing below it but lists. White space before the
 * text would be lost outside of a paragraph.
 */
function holdsLines(item: Node): boolean {
  const [first, ...below] = item.children
  if (!/^\S/.test(first?.textContent ?? '')) return false
  return below.every(({ type }) => type.name.endsWith('_list'))
}

function inlineHtml(block: Node): string {
  let html = ''
  let open: readonly Mark[] = []
  const turnTo = (marks: readonly Mark[]) => {
    const firstOther = open.findIndex((mark, index) => !marks[index]?.eq(mark))
    const shared = firstOther === -1 ? open.length : firstOther
    for (const mark of open.slice(shared).toReversed())
      html += tagsOf(mark.type.spec.toDOM?.(mark, true))[1]
    for (const mark of marks.slice(shared)) html += tagsOf(mark.type.spec.toDOM?.(mark, true))[0]
    open = marks
  }
  let isLineStart = true
  for (const child of block.children) {
    turnTo(child.marks)
    html += isSpaced(child, block) ? textHtml(child, isLineStart) : nodeHtml(child)
    isLineStart = child.type.name === 'hard_break' || child.text?.endsWith(' ') === true
  }
  turnTo([])
  return html
}

/** Code has its blanks by its style: who copies a command gets ordinary ones. */
function isSpaced({ isText, marks }: Node, block: Node): boolean {
  return isText && !block.type.spec.code && !marks.some(({ type }) => type.spec.code)
}

function textHtml({ text = '' }: Node, isLineStart: boolean): string {
  return escapeText(keepBlanks(text, { isLineStart }))
}

function nodeHtml(node: Node): string {
  if (node.isText) return escapeText(node.text ?? '')
  const [before, after] = tagsOf(node.type.spec.toDOM?.(node))
  return before + contentHtml(node) + after
}

/** Returns what the schema writes before the content and after it: `['pre', ['code', 0]]`. */
function tagsOf(spec: unknown): [before: string, after: string] {
  if (!Array.isArray(spec)) return ['', '']
  const [name, ...parts]: unknown[] = spec
  let attributes = ''
  let content: [before: string, after: string] | null = null
  for (const part of parts) {
    if (part === 0) content = ['', '']
    else if (Array.isArray(part)) content = tagsOf(part)
    else if (typeof part === 'string') content = [escapeText(part), '']
    else {
      for (const [key, value] of Object.entries(part ?? {})) {
        attributes += ` ${key}="${escapeAttribute(String(value))}"`
      }
    }
  }
  if (content === null) return [`<${String(name)}${attributes} />`, '']
  return [`<${String(name)}${attributes}>${content[0]}`, `${content[1]}</${String(name)}>`]
}
