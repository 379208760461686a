import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'

import * as words from '#words/tickets.ts'
import { useViewer } from '#web/access/session/viewer-context.ts'
import { Audience, PersonPicker } from '#web/tickets/display/audience.tsx'
import { findColleagues, ticketQueries } from '#web/tickets/queries/ticket-queries.ts'
import { Button } from '#web/ui/controls/button.tsx'

import styles from './category-chips.module.css'

type ParticipantsFieldProps = {
  /** Addresses. */
  participants: string[]
  categories: string[]
  confidential: boolean
  error?: string | undefined
  onChange: (participants: string[]) => void
}

/** Colleagues who take part in a new ticket, and everybody who will see it. */
export function ParticipantsField(props: ParticipantsFieldProps) {
  const { participants, categories, confidential, error, onChange } = props
  const viewer = useViewer()
  const audience = useQuery({
    ...ticketQueries.newAudience({ participants, categories, confidential }),
    placeholderData: keepPreviousData,
  })

  return (
    <>
      <PersonPicker
        label={words.participants}
        hint={words.participantsHint}
        error={error}
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
                aria-label={words.removePerson(email)}
                onClick={() => onChange(participants.filter((one) => one !== email))}
              >
                <bdi>{email}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {audience.data && (
        <section aria-label={words.whoCanSee}>
          <h3>{words.whoCanSee}</h3>
          <Audience
            people={audience.data}
            viewerId={viewer.id}
            organization={viewer.organization}
          />
        </section>
      )}
    </>
  )
}
