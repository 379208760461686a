import type { ConnectionDraft } from '#shared/connections/stages/contract.ts'
import * as words from '#words/connections.ts'
import { TickMark } from '#web/ui/display/marks.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import styles from './stage-steps.module.css'

/** How far the draft has come on its way to everybody. */
export function StageSteps({ draft }: { draft: ConnectionDraft }) {
  const isPilot = draft.stage === 'pilot'
  const isTested = draft.testedAt !== null
  const steps = [
    { text: words.steps.draft, isDone: true },
    { text: words.steps.test, isDone: isTested },
    {
      text: isPilot ? words.pilot.running(draft.pilotEmails.length) : words.steps.pilot,
      isDone: isPilot,
    },
    { text: words.steps.live, isDone: false },
  ]

  return (
    <ol className={styles.steps} aria-label={words.steps.label}>
      {steps.map(({ text, isDone }) => (
        <li key={text} className={styles.step} data-done={isDone}>
          {isDone && <TickMark />}
          {text}
          {isDone && <VisuallyHidden>{words.stepDone}</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}
