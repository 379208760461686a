import { type ReactNode, useRef } from 'react'

import * as words from '#words/ui.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TickMark } from '#web/ui/display/marks.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import styles from './stepper.module.css'

type Step<Name extends string> = {
  name: Name
  text: string
  isDone: boolean
  /** It cannot be opened by its button. */
  isLocked?: boolean
}

type StepperProps<Name extends string> = {
  label: string
  steps: readonly Step<Name>[]
  shown: Name
  onShow: (name: Name) => void
  /** Label of the button that opens the next step; without one there is none. */
  nextLabel?: (text: string) => string
  /** The step that is open. */
  children: ReactNode
}

/** Steps in their order, of which one is open. Any of them can be opened, unless it is locked. */
export function Stepper<Name extends string>(props: StepperProps<Name>) {
  const { label, steps, shown, onShow, nextLabel, children } = props
  const list = useRef<HTMLOListElement>(null)
  const nextIndex = steps.findIndex(({ name }) => name === shown) + 1
  const next = steps[nextIndex]

  function goOn({ name }: Step<Name>) {
    onShow(name)
    // The next step begins at the top.
    list.current?.children[nextIndex]?.querySelector('button')?.focus()
  }

  return (
    <>
      <ol ref={list} className={styles.steps} aria-label={label}>
        {steps.map(({ name, text, isDone, isLocked }, index) => (
          <li key={name} className={styles.step} data-done={isDone}>
            <button
              type="button"
              className={styles.button}
              aria-current={name === shown ? 'step' : undefined}
              disabled={isLocked && name !== shown}
              onClick={() => onShow(name)}
            >
              <span className={styles.mark}>{isDone ? <TickMark /> : index + 1}</span>
              <span className={styles.text}>{text}</span>
              {isDone && <VisuallyHidden>{words.stepDone}</VisuallyHidden>}
            </button>
          </li>
        ))}
      </ol>
      {children}
      {next && nextLabel && (
        <div className={styles.next}>
          <Button onClick={() => goOn(next)}>{nextLabel(next.text)}</Button>
        </div>
      )}
    </>
  )
}
