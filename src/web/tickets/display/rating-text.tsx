import { ThumbsDown, ThumbsUp } from 'lucide-react'

import type { ReactNode } from 'react'

import * as words from '#words/tickets.ts'
import type { RatingScore } from '#shared/tickets/rating.ts'

import styles from './rating-text.module.css'

const ICONS = { good: ThumbsUp, bad: ThumbsDown }

type RatingTextProps = {
  rating: { score: RatingScore; comment: string | null }
  /** At the end of the score's line. */
  children?: ReactNode
}

/** A rating as it was given. */
export function RatingText({ rating, children }: RatingTextProps) {
  const Icon = ICONS[rating.score]
  return (
    <>
      <p className={styles.score} data-score={rating.score}>
        <Icon aria-hidden="true" />
        {words.ratingScores[rating.score]}
        {children}
      </p>
      {rating.comment && (
        <p dir="auto" className={styles.comment}>
          {rating.comment}
        </p>
      )}
    </>
  )
}
