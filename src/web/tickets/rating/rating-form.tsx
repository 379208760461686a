import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import * as words from '#words/tickets.ts'
import type { RateTicket } from '#shared/tickets/rating-contract.ts'
import {
  MAX_RATING_COMMENT_LENGTH,
  RATING_SCORES,
  type RatingScore,
} from '#shared/tickets/rating.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'
import { ApiError, errorMessage } from '#web/lib/http/api-error.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field, FieldError } from '#web/ui/controls/field.tsx'
import { GrowingTextArea } from '#web/ui/controls/text-input.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { TimeText } from '#web/ui/display/time-text.tsx'
import { useSending } from '#web/ui/form/use-sending.ts'

import styles from './rating-form.module.css'

const ICONS: Record<RatingScore, ReactNode> = {
  good: <ThumbsUp aria-hidden="true" />,
  bad: <ThumbsDown aria-hidden="true" />,
}

type RatingFormProps = {
  /** As it is stored. */
  score: RatingScore | null
  comment: string
  openUntil: string
  /** The score of the link that led here. It counts when it is pressed. */
  suggested?: RatingScore | undefined
  save: (rating: RateTicket) => Promise<unknown>
  /** Offers what can be done after a bad rating. */
  children?: ReactNode
}

/** Two buttons, each of which rates. A sentence can follow. */
export function RatingForm(props: RatingFormProps) {
  const { score, comment, openUntil, suggested, save, children } = props
  const [stored, setStored] = useState(comment)
  const [text, setText] = useState(comment)
  const sending = useSending(async (rating: RateTicket) => {
    await save(rating)
    if (rating.comment !== undefined) setStored(rating.comment)
  })
  const pressed = sending.input?.comment === undefined ? sending.input?.score : undefined

  return (
    <div className={styles.form}>
      <fieldset className={styles.scores} aria-label={words.ratingQuestion}>
        {RATING_SCORES.map((each) => (
          <Button
            key={each}
            className={styles.score}
            icon={ICONS[each]}
            variant={score === null && suggested === each ? 'primary' : 'plain'}
            aria-pressed={score === each}
            busy={pressed === each}
            disabled={sending.isPending && pressed !== each}
            onClick={() => score !== each && sending.run({ score: each })}
          >
            {words.ratingScores[each]}
          </Button>
        ))}
      </fieldset>
      <output className={styles.note}>
        {score && (
          <>
            {stored ? words.ratingThanksWithComment : words.ratingThanks}{' '}
            <Rich>
              {words.ratingChangeableUntil(
                <TimeText key="until" at={openUntil} format={formatDayAndTime} />,
              )}
            </Rich>
          </>
        )}
      </output>
      {sending.error !== null && <FieldError>{failureText(sending.error)}</FieldError>}
      {score && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            sending.run({ score, comment: text.trim() })
          }}
        >
          <Field label={words.ratingComment}>
            {(control) => (
              <GrowingTextArea
                {...control}
                name="comment"
                className={styles.comment}
                maxLength={MAX_RATING_COMMENT_LENGTH}
                value={text}
                readOnly={sending.isPending}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
          <div className={styles.actions}>
            {score === 'bad' && children}
            <Button
              type="submit"
              disabled={text.trim() === stored && !sending.isPending}
              busy={sending.input?.comment !== undefined}
              busyLabel={words.sendingRating}
            >
              {words.sendRating}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}

function failureText(error: unknown): string {
  return error instanceof ApiError ? errorMessage(error) : words.ratingFailed
}
