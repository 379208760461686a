import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'

import * as words from '#words/tickets.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { Audience, PersonPicker } from '#web/tickets/display/audience.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { findColleagues, ticketQueries } from '#web/tickets/queries/ticket-queries.ts'
import { Button } from '#web/ui/controls/button.tsx'

import styles from './category-chips.module.css'

type ParticipantsFieldProps = {
  /** Addresses. */
  participants: string[]
  /** The text in the box, which names no one yet. */
  typed: string | undefined
  categories: string[]
  confidential: boolean
  error?: string | undefined
  onType: (text: string) => void
  onChange: (participants: string[]) => void
}

/** Colleagues who take part in a new ticket, and everybody who will see it. */
export function ParticipantsField(props: ParticipantsFieldProps) {
  const { participants, typed = '', categories, confidential, error, onType, onChange } = props
  const viewer = useViewer()
  const audience = useQuery({
    ...ticketQueries.newAudience({ participants, categories, confidential }),
    placeholderData: keepPreviousData,
  })

  const nameOf = (email: string) =>
    audience.data?.find((member) => member.email === email)?.name ?? email

  return (
    <>
      <PersonPicker
        label={words.participants}
        hint={words.participantsHint}
        error={error}
        name="participants"
        typed={typed}
        onType={onType}
        queryKey={ticketQueries.colleagues()}
        find={findColleagues}
        onChoose={(email) => onChange([...new Set([...participants, email])])}
      />
      {participants.length > 0 && (
        <ul className={styles.chips} aria-label={words.participants}>
          {participants.map((email) => (
            <li key={email}>
              <Button
                icon={<X aria-hidden="true" />}
                aria-label={words.removePerson(nameOf(email))}
                onClick={() => onChange(participants.filter((one) => one !== email))}
              >
                <bdi>{nameOf(email)}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!audience.isError && (
        <section aria-label={words.whoCanSee}>
          <h3>{words.whoCanSee}</h3>
          {audience.data ? (
            <Audience
              people={audience.data}
              viewerId={viewer.id}
              organization={viewer.organization}
            />
          ) : (
            <SkeletonText width="half" />
          )}
        </section>
      )}
    </>
  )
}
