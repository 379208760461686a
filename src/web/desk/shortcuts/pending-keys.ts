export type Stroke = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'
>

/** The page as keys see it. Apart from the rules, which a test presses without a page. */
type Keyboard = {
  /** Does what the key would have done. */
  press: (stroke: Stroke) => void
  /** Calls once the page shows what the last key did. */
  afterDrawn: (work: () => void) => void
}

/**
 * Keeps the keys that are pressed before what they are for is there, and presses them again in their
 * order once it is: an agent who opens a ticket types on without looking.
 */
export function createPendingKeys({ press, afterDrawn }: Keyboard) {
  let strokes: Stroke[] = []
  let isReplaying = false

  function replay() {
    const next = strokes.shift()
    isReplaying = next !== undefined
    if (!next) return
    press(next)
    afterDrawn(replay)
  }

  return {
    /** Returns whether the key waits. Keys that come while others are replayed keep their order. */
    hold(stroke: Stroke, { isLoading, isWriting }: { isLoading: boolean; isWriting: boolean }) {
      if (!isReplaying && (!isLoading || isWriting)) return false
      if (!isHeld(stroke, isReplaying || strokes.length > 0)) return false
      strokes.push(stroke)
      return true
    },
    release() {
      if (!isReplaying) afterDrawn(replay)
    },
    /** The page they were for is not going to come. */
    drop() {
      strokes = []
    },
  }
}

/** Text waits, and so does what is done to text once there is some. The rest is the browser's. */
function isHeld({ key, ctrlKey, metaKey, altKey }: Stroke, hasText: boolean): boolean {
  if (altKey) return false
  if (ctrlKey || metaKey) return hasText && key === 'Enter'
  return key.length === 1 || (hasText && ['Enter', 'Backspace', 'Escape'].includes(key))
}
