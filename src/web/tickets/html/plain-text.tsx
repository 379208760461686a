import { createContext, type ReactNode, use, useId, useRef, useState } from 'react'

import { OUTWARD_LINK, WEB_ADDRESS } from '#shared/tickets/agent-html.ts'
import * as words from '#words/tickets.ts'
import { parseUrl } from '#web/lib/format/parse-url.ts'
import { Button } from '#web/ui/controls/button.tsx'

import styles from './plain-text.module.css'

const MAX_CHARACTERS = 3000
const MAX_LINES = 40

const IsInFold = createContext(false)

/** Text that a person typed: line breaks are kept, and nothing but an address is interpreted. A very long text is folded. */
export function PlainText({ text }: { text: string }) {
  const isInFold = use(IsInFold)
  const shown = (
    <p className={styles.text} dir="auto">
      {splitLinks(text).map(({ at, part, href }) =>
        href === undefined ? (
          part
        ) : (
          <a key={at} href={href} {...OUTWARD_LINK}>
            {part}
          </a>
        ),
      )}
    </p>
  )
  return isLongText(text) && !isInFold ? <Fold>{shown}</Fold> : shown
}

type FoldProps = {
  /** Fewer lines stay in sight: what stands below is newer. */
  isOld?: boolean
  children: ReactNode
}

/** Content so long that what stands below would be overlooked, folded until its reader unfolds it. */
export function Fold({ isOld, children }: FoldProps) {
  const [isFolded, setIsFolded] = useState(true)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)

  function toggle() {
    setIsFolded(!isFolded)
    // The button goes up by as much as the content gets shorter: its beginning stays in sight.
    if (!isFolded) requestAnimationFrame(() => box.current?.scrollIntoView({ block: 'nearest' }))
  }

  return (
    <div className={styles.foldable}>
      <div
        ref={box}
        id={id}
        className={styles.fold}
        data-folded={isFolded}
        data-old={isOld}
        // The browser's own search, and the focus, scroll to what is not seen.
        onScroll={() => setIsFolded(false)}
      >
        <IsInFold value={true}>{children}</IsInFold>
      </div>
      <Button
        variant="ghost"
        className={styles.toggle}
        aria-expanded={!isFolded}
        aria-controls={id}
        onClick={toggle}
      >
        {isFolded ? words.showAll : words.showLess}
      </Button>
    </div>
  )
}

/** Returns whether a text is so long that the content below it would be overlooked. */
export function isLongText(text: string, { characters = MAX_CHARACTERS, lines = MAX_LINES } = {}) {
  return text.length > characters || text.split('\n', lines + 1).length > lines
}

type Part = { at: number; part: string; href?: string }

/** Divides a text at the addresses in it. */
export function splitLinks(text: string): Part[] {
  let end = 0
  const parts = [...text.matchAll(WEB_ADDRESS)].flatMap(({ 0: part, index: at }): Part[] => {
    const before = { at: end, part: text.slice(end, at) }
    end = at + part.length
    const href = parseUrl(part)?.href
    return [before, { at, part, ...(href !== undefined && { href }) }]
  })
  return [...parts, { at: end, part: text.slice(end) }].filter(({ part }) => part !== '')
}
