import { DOMParser, type Node as DocNode, type ParseOptions, type Slice } from 'prosemirror-model'

import { schema } from './schema.ts'
import { tidyPaste } from './tidy-paste.ts'

/** Reads pasted nodes after they were tidied. */
class PasteParser extends DOMParser {
  /** The root is the body of a document made for the paste. */
  override parseSlice(root: HTMLElement, options?: ParseOptions): Slice {
    // HTML from an editor like this one already fits the schema, with its place in the document.
    if (!root.querySelector('[data-pm-slice]')) tidyPaste(root)
    return super.parseSlice(root, options)
  }
}

const { rules } = DOMParser.fromSchema(schema)
const documentParser = new DOMParser(schema, rules)

export const pasteParser = new PasteParser(schema, rules)

/** Reads a document from sanitized nodes. */
export function toDocument(root: Node): DocNode {
  return documentParser.parse(root, { preserveWhitespace: true })
}
