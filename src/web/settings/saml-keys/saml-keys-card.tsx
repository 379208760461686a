import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'

import * as words from '#words/certificates.ts'
import type { SamlKey, SamlKeys } from '#shared/connections/contract.ts'
import { samlKeyEndpoints } from '#shared/connections/endpoints.ts'
import { formatDay } from '#web/lib/format/format-time.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { ClockMark, TickMark } from '#web/ui/display/marks.tsx'
import { Loaded } from '#web/ui/layout/loaded.tsx'
import { LinkList } from '#web/ui/layout/link-list.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { downloadText } from '#web/ui/files/download-text.ts'
import { Card } from '#web/ui/layout/card.tsx'

import styles from './saml-keys-card.module.css'

export const samlKeyQueries = {
  keys: () =>
    queryOptions({
      queryKey: ['settings', 'saml-keys'] as const,
      queryFn: ({ signal }) => call(samlKeyEndpoints.listSamlKeys, {}, { signal }),
    }),
}

/** The installation's own keys towards identity providers, and the steps of changing them. */
export function SamlKeysCard() {
  const keys = useQuery(samlKeyQueries.keys())

  return (
    <Card>
      <Loaded query={keys} loading={words.loadingKeys} failed={words.keysLoadFailed}>
        {(data) => <SamlKeyList {...data} />}
      </Loaded>
    </Card>
  )
}

function SamlKeyList({ keys, usedBy }: SamlKeys) {
  return (
    <>
      <ul className={styles.keys}>
        {keys.map((key) => (
          <Key key={key.id} samlKey={key} />
        ))}
      </ul>
      <LinkList
        title={usedBy.length === 0 ? words.keyUsedByNobody : words.keyUsedBy(usedBy.length)}
        links={usedBy.map(({ id, name }) => ({ to: adminPaths.signOn(id), name }))}
      />
      <NextStep other={keys.find(({ state }) => state !== 'current')?.state} />
    </>
  )
}

function Key({ samlKey }: { samlKey: SamlKey }) {
  const { state, certificate, fingerprint256, createdAt, expiresAt } = samlKey
  const name = words.keyStates[state]
  const isCurrent = state === 'current'

  return (
    <li className={styles.key}>
      <div className={styles.facts}>
        <p className={styles.state}>
          <Badge
            tone={isCurrent ? 'met' : 'closed'}
            icon={isCurrent ? <TickMark /> : <ClockMark />}
          >
            {name}
          </Badge>
          <span>
            {words.validUntil(formatDay(new Date(expiresAt)))},{' '}
            {words.keyMadeOn(formatDay(new Date(createdAt)))}
          </span>
        </p>
        <dl className={styles.fingerprint}>
          <dt>{words.keyFingerprint}</dt>
          <dd>{fingerprint256}</dd>
        </dl>
      </div>
      <Button
        icon={<Download aria-hidden="true" />}
        aria-label={words.downloadCertificateOf(name)}
        onClick={() => downloadText(`portico-saml-${state}.pem`, certificate, 'text/plain')}
      >
        {words.downloadCertificate}
      </Button>
    </li>
  )
}

/** Possible next step: there are never more than two keys. */
function NextStep({ other }: { other: SamlKey['state'] | undefined }) {
  const { make, switchOver, retire } = useChangeKeys()

  if (other === 'next') {
    return (
      <div className={styles.step}>
        <p>{words.switchKeysHint}</p>
        <InlineConfirm
          label={words.changeOfKeys}
          question={words.discardKeyQuestion}
          note={words.discardKeyNote}
          onConfirm={() => retire.mutate()}
        >
          {(asking) => (
            <span className={styles.buttons}>
              <Button
                variant="primary"
                busy={switchOver.isPending}
                onClick={() => switchOver.mutate()}
              >
                {words.switchKeys}
              </Button>
              <Button {...asking} busy={retire.isPending}>
                {words.discardKey}
              </Button>
            </span>
          )}
        </InlineConfirm>
      </div>
    )
  }
  if (other === 'previous') {
    return (
      <div className={styles.step}>
        <p>{words.retireKeyHint}</p>
        <InlineConfirm
          label={words.changeOfKeys}
          question={words.retireKeyQuestion}
          note={words.retireKeyNote}
          onConfirm={() => retire.mutate()}
        >
          {(asking) => (
            <Button {...asking} busy={retire.isPending}>
              {words.retireKey}
            </Button>
          )}
        </InlineConfirm>
      </div>
    )
  }
  return (
    <div className={styles.step}>
      <p>{words.makeKeyHint}</p>
      <Button busy={make.isPending} onClick={() => make.mutate()}>
        {words.makeKey}
      </Button>
    </div>
  )
}

/** The steps of a change of keys. Each answers what there is afterwards. */
function useChangeKeys() {
  return {
    make: useStep(() => call(samlKeyEndpoints.makeSamlKey, {}), words.keyMade),
    switchOver: useStep(() => call(samlKeyEndpoints.switchSamlKeys, {}), words.keysSwitched),
    retire: useStep(() => call(samlKeyEndpoints.retireSamlKey, {}), words.keyRetired),
  }
}

function useStep(take: () => Promise<SamlKeys>, done: string) {
  const client = useQueryClient()
  const { queryKey } = samlKeyQueries.keys()

  return useMutation({
    mutationFn: take,
    onSuccess: (keys) => {
      keepAnswer(client, queryKey, keys)
      toast.success(done)
    },
    onError: (error) => {
      toast.error(errorMessage(error))
      // Another administrator may have taken the step.
      void client.invalidateQueries({ queryKey })
    },
  })
}
