import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Construction } from 'lucide-react'
import { useState } from 'react'

import { keysOf } from '#shared/basic/keys-of.ts'
import type { MaintenanceWindow } from '#shared/service-contracts/contract.ts'
import { maintenanceEndpoints } from '#shared/service-contracts/endpoints.ts'
import { list } from '#words/language.ts'
import * as words from '#words/service-contracts.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'
import { errorMessage } from '#web/lib/http/api-error.ts'
import { call } from '#web/lib/http/call.ts'
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Loaded } from '#web/ui/layout/loaded.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { useNow } from '#web/ui/display/time-text.tsx'
import { contractQueries } from './contract-queries.ts'
import styles from './service-contracts.module.css'
import { WindowDialog } from './window-dialog.tsx'

/** Planned work of now, later and the last weeks, in which clocks stand still. */
export function MaintenancePage() {
  const windows = useQuery(contractQueries.windows())
  const [edited, setEdited] = useState<MaintenanceWindow | 'new' | null>(null)
  useDocumentTitle(words.windowsTitle)
  const add = (
    <Button variant="primary" onClick={() => setEdited('new')}>
      {words.addWindow}
    </Button>
  )

  return (
    <div className={styles.narrow}>
      <PageHeader title={words.windowsTitle} actions={windows.data?.length ? add : undefined}>
        {words.windowsLead}
      </PageHeader>
      <Loaded query={windows} loading={words.loadingWindows} failed={words.windowsFailed} isInCard>
        {(all) =>
          all.length === 0 ? (
            <Card flush>
              <EmptyState
                title={words.noWindows}
                icon={<Construction aria-hidden="true" />}
                action={add}
              >
                {words.noWindowsText}
              </EmptyState>
            </Card>
          ) : (
            <WindowGroups windows={all} onEdit={setEdited} />
          )
        }
      </Loaded>
      <WindowDialog
        key={edited === null || edited === 'new' ? edited : edited.id}
        edited={edited}
        onClose={() => setEdited(null)}
      />
    </div>
  )
}

type Group = keyof typeof words.windowGroups
type WindowGroupsProps = {
  windows: MaintenanceWindow[]
  onEdit: (window: MaintenanceWindow) => void
}

function groupOf({ startsAt, endsAt }: MaintenanceWindow, now: number): Group {
  if (Date.parse(endsAt) <= now) return 'past'
  return Date.parse(startsAt) <= now ? 'now' : 'coming'
}

function WindowGroups({ windows, onEdit }: WindowGroupsProps) {
  const now = useNow().getTime()

  return keysOf(words.windowGroups).map((group) => {
    const found = windows.filter((one) => groupOf(one, now) === group)
    // The reader looks for the next one, and for the latest of the past.
    const shown = group === 'coming' ? found.toReversed() : found
    if (shown.length === 0) return null
    return (
      <Card key={group} title={words.windowGroups[group]} flush>
        <ul className={styles.rows}>
          {shown.map((one) => (
            <WindowRow key={one.id} window={one} group={group} onEdit={() => onEdit(one)} />
          ))}
        </ul>
      </Card>
    )
  })
}

type WindowRowProps = { window: MaintenanceWindow; group: Group; onEdit: () => void }

function WindowRow({ window: shown, group, onEdit }: WindowRowProps) {
  const { id, name, customers, startsAt, endsAt, countsFrom, version } = shown
  const queryClient = useQueryClient()
  const isNow = group === 'now'
  const end = useMutation({
    // One that has counted stays in the list, up to this moment.
    mutationFn: async () => {
      const params = { windowId: id }
      if (!isNow) return call(maintenanceEndpoints.removeMaintenance, { params })
      const body = {
        name,
        customerIds: customers?.map((customer) => customer.id) ?? null,
        startsAt,
        endsAt: new Date().toISOString(),
        version,
      }
      await call(maintenanceEndpoints.changeMaintenance, { params, body })
      return undefined
    },
    onSuccess: () => toast.success(isNow ? words.windowEnded : words.windowCancelled),
    onError: (error) => toast.error(`${words.endWindowFailed}. ${errorMessage(error)}`),
    onSettled: () => queryClient.invalidateQueries(contractQueries.windows()),
  })
  const time = (at: string) => formatDayAndTime(new Date(at))

  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <bdi className={styles.title}>{name}</bdi>
        <span>{words.windowSpan(time(startsAt), time(endsAt))}</span>
        <span className={styles.quiet} dir="auto">
          {customers ? list(customers.map((customer) => customer.name)) : words.forAll}
        </span>
        {Date.parse(countsFrom) > Date.parse(startsAt) && (
          <span className={styles.quiet}>{words.countsFrom(time(countsFrom))}</span>
        )}
      </div>
      {group !== 'past' && (
        <InlineConfirm
          label={words.actionsOf(name)}
          question={isNow ? words.askEnd(name) : words.askCancelWindow(name)}
          note={isNow ? words.endNote : undefined}
          onConfirm={() => end.mutate()}
        >
          {(button) => (
            <>
              <Button aria-label={words.editWindowOf(name)} onClick={onEdit}>
                {words.edit}
              </Button>
              <Button
                {...button}
                aria-label={isNow ? words.endNowOf(name) : words.cancelWindowOf(name)}
                disabled={end.isPending}
              >
                {isNow ? words.endNow : words.cancelWindow}
              </Button>
            </>
          )}
        </InlineConfirm>
      )}
    </li>
  )
}
