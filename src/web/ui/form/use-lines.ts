import { type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'

type LinesOptions<Line> = {
  /** Element around the lines. Each of them has its index as `data-line`. */
  group: RefObject<HTMLElement | null>
  lines: Line[]
  /** Initial value of a new line. */
  blank: Line
  onChange: (lines: Line[]) => void
}

/** Adds, changes, moves and removes lines of a form, and keeps the focus where the work goes on. */
export function useLines<Line>({ group, lines, blank, onChange }: LinesOptions<Line>) {
  const addButton = useRef<HTMLButtonElement>(null)

  function find(index: number, selector: string) {
    return group.current?.querySelector<HTMLElement>(`[data-line="${index}"] ${selector}`)
  }

  return {
    addButton,
    add() {
      flushSync(() => onChange([...lines, blank]))
      find(lines.length, ':is(textarea, input)')?.focus()
    },
    replace: (index: number, line: Line) => onChange(lines.with(index, line)),
    remove(index: number) {
      onChange(lines.toSpliced(index, 1))
      // The button that had the focus goes with its line.
      addButton.current?.focus()
    },
    /** The buttons of a line that move it have their direction as `data-move`. */
    move(index: number, by: 1 | -1) {
      flushSync(() => onChange(moved(lines, index, by)))
      const direction = by === 1 ? 'down' : 'up'
      const button =
        find(index + by, `[data-move="${direction}"]:enabled`) ??
        find(index + by, '[data-move]:enabled')
      button?.focus()
    },
  }
}

/** The list with one of its entries a place further on, or back; as it is at either end. */
export function moved<Entry>(list: readonly Entry[], index: number, by: 1 | -1): Entry[] {
  const [one, other] = [list[index], list[index + by]]
  if (one === undefined || other === undefined) return [...list]
  return list.with(index, other).with(index + by, one)
}
