import { useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'

import type { SetupLink } from '#shared/connections/setup-links/contract.ts'
import * as words from '#words/setup-links.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import { SetupLinkLine } from './setup-link-line.tsx'
import { setupLinkQueries } from './setup-link-queries.ts'
import styles from './setup-links-card.module.css'

const MakeLinkDialog = lazyPart(async () => (await import('./make-link-dialog.tsx')).MakeLinkDialog)
const RevokeDialog = lazyPart(async () => (await import('./revoke-dialog.tsx')).RevokeDialog)

/** For administrators alone: the links by which a customer's IT person comes to this connection. */
export function SetupLinksCard({ customerId }: { customerId: string }) {
  const list = useQuery(setupLinkQueries.list(customerId))
  const [dialog, setDialog] = useState<'make' | SetupLink | null>(null)
  const links = list.data?.links ?? []
  const open = links.filter(({ state }) => state === 'open')
  const ended = links.filter(({ state }) => state !== 'open')
  const close = () => setDialog(null)

  return (
    <Card
      title={words.title}
      actions={
        <Button
          icon={<Link2 aria-hidden="true" />}
          disabled={!list.data}
          onClick={() => setDialog('make')}
        >
          {words.make}
        </Button>
      }
    >
      <p className={styles.what}>{words.what}</p>
      {list.isPending ? (
        <Loading label={words.loading}>
          <SkeletonText width="half" />
        </Loading>
      ) : list.data ? (
        <>
          {open.length === 0 && <p className={styles.none}>{words.none}</p>}
          <Lines links={open} onRevoke={setDialog} />
          {ended.length > 0 && (
            <details className={styles.ended}>
              <summary>{words.endedLinks(ended.length)}</summary>
              <Lines links={ended} onRevoke={setDialog} />
            </details>
          )}
        </>
      ) : (
        <LoadFailure
          message={words.loadFailed}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {dialog === 'make' ? (
        <MakeLinkDialog
          customerId={customerId}
          contacts={list.data?.contacts ?? []}
          onClose={close}
        />
      ) : (
        dialog && <RevokeDialog customerId={customerId} link={dialog} onClose={close} />
      )}
    </Card>
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
