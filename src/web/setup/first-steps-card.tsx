import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import * as words from '#words/admin-dashboard.ts'
import { setupEndpoints } from '#shared/setup/endpoints.ts'
import { FIRST_STEPS, type FirstStep } from '#shared/setup/values.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import type { Address } from '#web/lib/navigation/address.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { RingMark, TickMark } from '#web/ui/display/marks.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'

import styles from './first-steps-card.module.css'

/** The page where each first step is done. */
const FIRST_STEP_PLACES: Record<FirstStep, Address> = {
  name: adminPaths.settings,
  contact: adminPaths.settings,
  second_factor: paths.account,
  mail: adminPaths.setUpMail,
  backup: adminPaths.setUpBackup,
  customer: adminPaths.newCustomer,
}

const setupQueries = {
  setup: () =>
    queryOptions({
      queryKey: ['setup'] as const,
      queryFn: ({ signal }) => call(setupEndpoints.getSetup, {}, { signal }),
      // The steps are done on other pages, and by commands.
      staleTime: 0,
    }),
}

/** Shown until all is done or it is dismissed. Nothing is missed when it cannot be loaded. */
export function FirstStepsCard() {
  const queryClient = useQueryClient()
  const setup = useQuery(setupQueries.setup())
  const dismiss = useMutation({
    mutationFn: () => call(setupEndpoints.dismissSetup, {}),
    onSuccess: (dismissed) => {
      queryClient.setQueryData(setupQueries.setup().queryKey, dismissed)
      // The button that had the focus goes with the card.
      focusHeading()
    },
    onError: (error) => toast.error(errorMessage(error)),
  })

  if (!setup.data || setup.data.isDismissed) return null
  const { done } = setup.data
  if (done.length === FIRST_STEPS.length) return null

  return (
    <Card
      className={styles.card}
      title={words.stepsTitle(done.length, FIRST_STEPS.length)}
      actions={
        <Button busy={dismiss.isPending} onClick={() => dismiss.mutate()}>
          {words.dismissSteps}
        </Button>
      }
    >
      <ul className={styles.steps}>
        {FIRST_STEPS.map((step) => {
          const isDone = done.includes(step)
          return (
            <li key={step} className={styles.step} data-done={isDone}>
              {isDone ? <TickMark /> : <RingMark />}
              <div>
                <Link to={FIRST_STEP_PLACES[step]} className={styles.link}>
                  {words.stepTexts[step]}
                </Link>
                <VisuallyHidden>{isDone ? words.stepDone : words.stepToDo}</VisuallyHidden>
                {!isDone && <p className={styles.hint}>{words.stepHints[step]}</p>}
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function focusHeading() {
  const heading = document.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}
