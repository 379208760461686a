import * as words from '#words/ui.ts'
import { TickMark } from '#web/ui/display/marks.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import styles from './stepper.module.css'

export type Step<Name extends string> = { name: Name; text: string; isDone: boolean }

type StepperProps<Name extends string> = {
  label: string
  steps: readonly Step<Name>[]
  shown: Name
  onShow: (name: Name) => void
}

/** Steps in their order, of which one is open. Any of them can be opened. */
export function Stepper<Name extends string>({ label, steps, shown, onShow }: StepperProps<Name>) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ name, text, isDone }, index) => (
        <li key={name} className={styles.step} data-done={isDone}>
          <button
            type="button"
            className={styles.button}
            aria-current={name === shown ? 'step' : undefined}
            onClick={() => onShow(name)}
          >
            <span className={styles.mark}>{isDone ? <TickMark /> : index + 1}</span>
            <span className={styles.text}>{text}</span>
            {isDone && <VisuallyHidden>{words.stepDone}</VisuallyHidden>}
          </button>
        </li>
      ))}
    </ol>
  )
}
