import { useId, useRef, useState } from 'react'

import * as words from '#words/tickets.ts'
import { Button } from '#web/ui/controls/button.tsx'

import styles from './plain-text.module.css'

const MAX_CHARACTERS = 3000
const MAX_LINES = 40

/** Text that a person typed: line breaks are kept, nothing is interpreted. A very long text is folded. */
export function PlainText({ text }: { text: string }) {
  if (isLongText(text)) return <FoldedText text={text} />
  return (
    <p className={styles.text} dir="auto">
      {text}
    </p>
  )
}

function FoldedText({ text }: { text: string }) {
  const [isFolded, setIsFolded] = useState(true)
  const id = useId()
  const box = useRef<HTMLParagraphElement>(null)

  function toggle() {
    setIsFolded(!isFolded)
    // The button goes up by as much as the text gets shorter: the text's beginning stays in sight.
    if (!isFolded) requestAnimationFrame(() => box.current?.scrollIntoView({ block: 'nearest' }))
  }

  return (
    <div className={styles.foldable}>
      <p
        ref={box}
        id={id}
        className={styles.text}
        data-folded={isFolded}
        dir="auto"
        // The browser's own search scrolls to what it finds in the part that is not seen.
        onScroll={() => setIsFolded(false)}
      >
        {text}
      </p>
      <Button
        variant="ghost"
        className={styles.toggle}
        aria-expanded={!isFolded}
        aria-controls={id}
        onClick={toggle}
      >
        {isFolded ? words.showMore : words.showLess}
      </Button>
    </div>
  )
}

/** Returns whether a text is so long that the content below it would be overlooked. */
export function isLongText(text: string): boolean {
  return text.length > MAX_CHARACTERS || text.split('\n', MAX_LINES + 1).length > MAX_LINES
}
