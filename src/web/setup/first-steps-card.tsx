import { ArrowLeft } from 'lucide-react'
import { useLocation } from 'react-router'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import * as words from '#words/admin-dashboard.ts'
import type { Setup } from '#shared/setup/contract.ts'
import { setupEndpoints } from '#shared/setup/endpoints.ts'
import { FIRST_STEPS, type FirstStep } from '#shared/setup/values.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'
import type { Address } from '#web/lib/navigation/address.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { focusHeading } from '#web/lib/navigation/use-navigation-focus.ts'
import { paths } from '#web/lib/navigation/paths.ts'
import { readStored, writeStored } from '#web/lib/storage/storage.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { RingMark, TickMark } from '#web/ui/display/marks.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'

import styles from './first-steps-card.module.css'

/** The page where each first step is done. */
const FIRST_STEP_PLACES: Record<FirstStep, Address> = {
  name: adminPaths.settings,
  contact: adminPaths.settings,
  second_factor: paths.account,
  mail: adminPaths.setUpMail,
  team: adminPaths.team,
  mailbox: adminPaths.newMailbox,
  customer: adminPaths.newCustomer,
  signed_in: adminPaths.customers,
}

/** Kept while the page of a step is open, so that it offers the way back. */
const OPENED_KEY = 'first-step'

/** Keeps what is done, so that the card has its room at the first paint: it is above all else. */
const KNOWN_KEY = 'first-steps'
const OVER = 'over'

function readKnown(): Setup {
  const known = readStored('localStorage', KNOWN_KEY) ?? ''
  const names = known.split(' ')
  return {
    done: FIRST_STEPS.filter((step) => names.includes(step)),
    isDismissed: known === OVER,
  }
}

const setupQueries = {
  setup: () =>
    queryOptions({
      queryKey: ['setup'] as const,
      queryFn: ({ signal }) => call(setupEndpoints.getSetup, {}, { signal }),
      // The steps are done on other pages, and by commands.
      staleTime: 0,
      placeholderData: readKnown,
    }),
}

/** Shown until all is done or it is dismissed. Nothing is missed when it cannot be loaded. */
export function FirstStepsCard() {
  const queryClient = useQueryClient()
  const setup = useQuery(setupQueries.setup())
  useWhen(true, () => writeStored('sessionStorage', OPENED_KEY, null))
  const dismiss = useMutation({
    mutationFn: () => call(setupEndpoints.dismissSetup, {}),
    onSuccess: (dismissed) => {
      keepAnswer(queryClient, setupQueries.setup().queryKey, dismissed)
      // The button that had the focus goes with the card.
      focusHeading()
    },
    onError: (error) => toast.error(errorMessage(error)),
  })

  const { done = [], isDismissed = false } = setup.data ?? {}
  const isOver = isDismissed || done.length === FIRST_STEPS.length
  const known = setup.isFetched && setup.data && (isOver ? OVER : done.join(' '))
  useWhen(known, () => writeStored('localStorage', KNOWN_KEY, known || null))

  if (!setup.data || isOver) return null

  return (
    <Card
      className={styles.card}
      title={words.stepsTitle(FIRST_STEPS.length - done.length)}
      actions={
        <Button busy={dismiss.isPending} onClick={() => dismiss.mutate()}>
          {words.dismissSteps}
        </Button>
      }
    >
      <ul className={styles.steps}>
        {FIRST_STEPS.filter((step) => !done.includes(step)).map((step) => (
          <Step key={step} step={step} />
        ))}
      </ul>
      {done.length > 0 && (
        <details className={styles.finished}>
          <summary>{words.stepsDone(done.length)}</summary>
          <ul className={styles.steps}>
            {done.map((step) => (
              <Step key={step} step={step} isDone />
            ))}
          </ul>
        </details>
      )}
    </Card>
  )
}

function Step({ step, isDone = false }: { step: FirstStep; isDone?: boolean }) {
  return (
    <li className={styles.step} data-done={isDone}>
      {isDone ? <TickMark /> : <RingMark />}
      <div>
        <Link
          to={FIRST_STEP_PLACES[step]}
          className={styles.link}
          onClick={() => writeStored('sessionStorage', OPENED_KEY, 'true')}
        >
          {words.stepTexts[step]}
        </Link>
        {!isDone && <p className={styles.hint}>{words.stepHints[step]}</p>}
      </div>
    </li>
  )
}

/** Leads back to the steps from the page of one. */
export function BackToSteps() {
  const { pathname } = useLocation()
  const isHidden =
    pathname === paths.adminDashboard || readStored('sessionStorage', OPENED_KEY) === null
  if (isHidden) return null

  return (
    <p className={styles.back}>
      <Link to={paths.adminDashboard}>
        <ArrowLeft aria-hidden="true" />
        {words.backToSteps}
      </Link>
    </p>
  )
}
