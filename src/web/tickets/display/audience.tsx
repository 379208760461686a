import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'

import type { AudienceMember } from '#shared/tickets/audience-contract.ts'
import { MIN_COLLEAGUE_LETTERS } from '#shared/tickets/values.ts'
import * as words from '#words/tickets.ts'
import { useAfterPause } from '#web/lib/later.ts'
import { useWhen } from '#web/lib/use-when.ts'
import { Combobox } from '#web/ui/controls/combobox.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Avatar } from '#web/ui/display/avatar.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { Rich } from '#web/ui/display/rich.tsx'

import { Names } from './person-name.tsx'
import styles from './audience.module.css'

/** As many participants are named in the line. */
const NAMED = 3

type Line = { people: AudienceMember[]; viewerId?: string | undefined; organization: string | null }

/** Says in one line who sees a ticket: the viewer first, then those who take part, then how many see more. */
export function AudienceLine({ people, viewerId, organization }: Line) {
  const others = people.filter(({ id }) => id === undefined || id !== viewerId)
  const taking = others.filter(({ reason }) => reason === 'requester' || reason === 'participant')
  const more = taking.length - NAMED
  const count = (wanted: AudienceMember['reason']) =>
    others.filter(({ reason }) => reason === wanted).length
  const [byCategory, all] = [count('category'), count('all')]
  const line = words.audienceLine<ReactNode>([
    ...(others.length < people.length ? [words.you] : []),
    ...taking.slice(0, NAMED).map((person) => <Names key={person.email} of={[person]} />),
    ...(more > 0 ? [words.moreParticipants(more)] : []),
    ...(byCategory > 0 ? [words.peopleWhoSeeCategories(byCategory)] : []),
    ...(all > 0 ? [words.peopleWhoSeeAll(all, organization ?? '')] : []),
  ])
  return <Rich>{line}</Rich>
}

type AudienceProps = Line & {
  /** Left out where the viewer may change nothing. */
  onRemove?: ((member: AudienceMember) => void) | undefined
  isBusy?: boolean
  children?: ReactNode
}

/** The line, which opens to the names, with the reason and who gets email. */
export function Audience({ onRemove, isBusy, children, ...line }: AudienceProps) {
  const { people, viewerId } = line
  return (
    <details className={styles.audience}>
      <summary className={styles.line}>
        <AudienceLine {...line} />
      </summary>
      <ul className={styles.people}>
        {people.map((member) => (
          <li key={member.email} className={styles.person}>
            <Avatar name={member.name} size="small" />
            <span className={styles.who}>
              <span className={styles.name}>
                <bdi>{member.name}</bdi>
                {member.id !== undefined && member.id === viewerId && ` (${words.youInList})`}{' '}
                {member.isExternal && <Badge tone="neutral">{words.external}</Badge>}
              </span>
              {member.name !== member.email && <span className={styles.why}>{member.email}</span>}
              <span className={styles.why}>
                {words.whySeen(words.audienceReasons[member.reason], member.isMailed)}
              </span>
            </span>
            {onRemove && member.reason === 'participant' && (
              <IconButton
                label={member.id === viewerId ? words.leaveTicket : words.removePerson(member.name)}
                disabled={isBusy}
                onClick={() => onRemove(member)}
              >
                <X aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
        <li className={styles.why}>{words.supportSeesAll}</li>
      </ul>
      {children}
    </details>
  )
}

const PAUSE_MS = 150

type Found = { key: string; name: string; detail?: string }

type PersonPickerProps = {
  label: string
  hint?: string
  /** Says that no one matches. */
  none?: string
  error?: string | null | undefined
  disabled?: boolean
  name?: string
  /** The text in the box and its changes, where a form keeps them. */
  typed?: string | undefined
  onType?: (text: string) => void
  /** The key of the query for people, without the text that was typed. */
  queryKey: readonly unknown[]
  find: (q: string, signal: AbortSignal) => Promise<Found[]>
  onChoose: (key: string, name: string) => void
}

/** Finds the person whom a text names, who may be the only one it was found for. */
export function personMeant(people: Found[], text: string): Found | undefined {
  const wanted = text.trim().toLowerCase()
  const exact = people.filter(({ key, name }) =>
    [key, name].some((one) => one.toLowerCase() === wanted),
  )
  const [meant, another] = exact.length > 0 ? exact : people
  return another ? undefined : meant
}

/** Finds a person by name or address. Enter waits for those found, and never sends a form. */
export function PersonPicker(props: PersonPickerProps) {
  const { label, hint, none = words.nobodyFound, error, disabled } = props
  const { queryKey, find, onChoose } = props
  const [own, setOwn] = useState('')
  const { typed: text = own, onType: setText = setOwn } = props
  const [isAwaited, setIsAwaited] = useState(false)
  const [q, setQ] = useState('')
  const groupId = useId()
  useAfterPause(text, PAUSE_MS, () => setQ(text.trim()))
  const isAsked = q.length >= MIN_COLLEAGUE_LETTERS && q === text.trim()
  const found = useQuery({
    queryKey: [...queryKey, q],
    queryFn: ({ signal }) => find(q, signal),
    enabled: isAsked,
  })
  const isAnswered = isAsked && found.isSuccess
  const people = isAsked ? (found.data ?? []) : []
  useWhen(isAwaited && isAnswered, () => {
    setIsAwaited(false)
    const meant = personMeant(people, text)
    if (meant) choose(meant)
  })

  function choose({ key, name }: Found) {
    setText('')
    onChoose(key, name)
  }

  const options = people.map(({ key, name, detail }) => ({
    id: key,
    icon: <Avatar name={name} size="small" />,
    text: name,
    ...(detail !== undefined && { detail }),
  }))

  return (
    <Field label={label} hint={hint} error={error ?? null}>
      {(control) => (
        <Combobox
          {...control}
          name={props.name}
          disabled={disabled}
          dir="auto"
          value={text}
          onType={(next) => {
            setText(next)
            setIsAwaited(false)
          }}
          onEnter={() => {
            setQ(text.trim())
            setIsAwaited(true)
          }}
          listLabel={words.foundPeople}
          groups={options.length > 0 ? [{ id: groupId, title: words.foundPeople, options }] : []}
          onChoose={(key) => {
            const chosen = people.find((person) => person.key === key)
            if (chosen) choose(chosen)
          }}
          outcome={isAnswered && people.length === 0 ? none : ''}
        />
      )}
    </Field>
  )
}
