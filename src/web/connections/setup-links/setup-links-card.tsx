import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import type { SetupLink } from '#shared/connections/setup-links/contract.ts'
import * as words from '#words/setup-links.ts'
import type { SetupLinkState } from '#shared/connections/setup-links/values.ts'
import { formatDay, formatDayAndTime } from '#web/lib/format/format-time.ts'
import { Badge, type BadgeTone } from '#web/ui/display/badge.tsx'
import { ClockMark, CrossMark, TickMark } from '#web/ui/display/marks.tsx'
import { Loaded } from '#web/ui/layout/loaded.tsx'
import { Button, type ButtonVariant } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { setupLinkQueries, useChangeLinks } from './setup-link-queries.ts'
import styles from './setup-links-card.module.css'
import { MakeLinkDialog } from './make-link-dialog.tsx'
import { setupLinkEndpoints } from '#shared/connections/endpoints.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { ConfirmDialog } from '#web/ui/form/confirm-dialog.tsx'
import { call } from '#web/lib/http/call.ts'

/** For administrators alone: the links by which a customer's IT person comes to this connection. */
export function SetupLinksCard({ customerId }: { customerId: string }) {
  const list = useQuery(setupLinkQueries.list(customerId))
  const [revoked, setRevoked] = useState<SetupLink | null>(null)
  const links = list.data?.links ?? []
  const open = links.filter(({ state }) => state === 'open')
  const ended = links.filter(({ state }) => state !== 'open')

  return (
    <Card title={words.title} actions={<MakeLinkButton customerId={customerId} />}>
      <p className={styles.what}>{words.what}</p>
      <Loaded query={list} loading={words.loading} failed={words.loadFailed}>
        {() => (
          <>
            {open.length === 0 && <p className={styles.none}>{words.none}</p>}
            <Lines links={open} onRevoke={setRevoked} />
            {ended.length > 0 && (
              <details className={styles.ended}>
                <summary>{words.endedLinks(ended.length)}</summary>
                <Lines links={ended} onRevoke={setRevoked} />
              </details>
            )}
          </>
        )}
      </Loaded>
      {revoked && (
        <RevokeDialog customerId={customerId} link={revoked} onClose={() => setRevoked(null)} />
      )}
    </Card>
  )
}

type MakeLinkButtonProps = { customerId: string; variant?: ButtonVariant }

export function MakeLinkButton({ customerId, variant }: MakeLinkButtonProps) {
  const list = useQuery(setupLinkQueries.list(customerId))
  const [isOpen, setIsOpen] = useState(false)

  return (
    <>
      <Button
        variant={variant}
        icon={<Link2 aria-hidden="true" />}
        disabled={!list.data}
        onClick={() => setIsOpen(true)}
      >
        {words.make}
      </Button>
      {isOpen && (
        <MakeLinkDialog
          customerId={customerId}
          contacts={list.data?.contacts ?? []}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

function Lines({ links, onRevoke }: { links: SetupLink[]; onRevoke: (link: SetupLink) => void }) {
  if (links.length === 0) return null
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <SetupLinkLine key={link.id} link={link} onRevoke={() => onRevoke(link)} />
      ))}
    </ul>
  )
}

const TONES: Record<SetupLinkState, BadgeTone> = {
  open: 'open',
  expired: 'closed',
  revoked: 'closed',
}

const MARKS = { open: <ClockMark />, expired: <CrossMark />, revoked: <CrossMark /> }

function SetupLinkLine({ link, onRevoke }: { link: SetupLink; onRevoke: () => void }) {
  const { name, email, state, mayGoLive, readyAt, expiresAt } = link

  return (
    <li className={styles.link}>
      <div className={styles.about}>
        <p className={styles.who}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {email && <span className={styles.email}>{email}</span>}
          <Badge tone={TONES[state]} icon={MARKS[state]}>
            {state === 'open'
              ? `${words.states.open} ${words.until(formatDayAndTime(new Date(expiresAt)))}`
              : words.states[state]}
          </Badge>
          {mayGoLive && <Badge tone="neutral">{words.goesLive}</Badge>}
          {readyAt && (
            <Badge tone="met" icon={<TickMark />}>
              {words.reportedReady(formatDayAndTime(new Date(readyAt)))}
            </Badge>
          )}
        </p>
        <p className={styles.facts}>
          {words.madeBy(link.madeBy, formatDay(new Date(link.createdAt)))}
          {'. '}
          {useOf(link)}
          {'.'}
        </p>
      </div>
      {state === 'open' && (
        <Button aria-label={words.revokeLinkOf(name)} onClick={onRevoke}>
          {words.revoke}
        </Button>
      )}
    </li>
  )
}

function useOf({ lastUse }: SetupLink): string {
  if (!lastUse) return words.neverUsed
  return words.lastUsed({
    at: formatDayAndTime(new Date(lastUse.at)),
    from: lastUse.address,
    browser: lastUse.browser ?? words.unknownBrowser,
  })
}

type RevokeDialogProps = { customerId: string; link: SetupLink; onClose: () => void }

export function RevokeDialog({ customerId, link, onClose }: RevokeDialogProps) {
  const params = { customerId, linkId: link.id }
  const revoke = useChangeLinks(
    customerId,
    () => call(setupLinkEndpoints.revokeSetupLink, { params }),
    {
      onDone: () => {
        toast.success(words.revoked)
        onClose()
      },
    },
  )

  return (
    <ConfirmDialog
      open
      title={words.revokeTitle(link.name)}
      description={words.revokeDescription}
      action={{
        label: words.revoke,
        busyLabel: words.revoking,
        variant: 'danger',
        failure: words.revokeFailed,
      }}
      onConfirm={() => revoke.mutateAsync(undefined)}
      onClose={onClose}
    />
  )
}
