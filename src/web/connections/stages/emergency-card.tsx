import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'

import { emergencyDoorEndpoints, MAX_DOOR_REASON_LENGTH } from '#shared/connections/endpoints.ts'
import type { EmergencyDoor, OpenEmergencyDoor } from '#shared/connections/stages/emergency-door.ts'
import { codes, doorNeedsActive, emergency, giveDoorReason } from '#words/connections.ts'
import { number } from '#words/language.ts'
import { CUSTOMERS_KEY } from '#web/connections/page/sign-on-queries.ts'
import { formatDayAndTime } from '#web/lib/format/format-time.ts'
import { call } from '#web/lib/http/call.ts'
import { keepAnswer } from '#web/lib/http/query-client.ts'
import { withSearch } from '#web/lib/navigation/address.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { useFocusWhen } from '#web/lib/use-when.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Select, TextInput } from '#web/ui/controls/text-input.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { CrossMark, TickMark } from '#web/ui/display/marks.tsx'
import { TimeText, useNow } from '#web/ui/display/time-text.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { ConfirmDialog } from '#web/ui/form/confirm-dialog.tsx'
import { DialogForm } from '#web/ui/form/dialog-form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Loaded } from '#web/ui/layout/loaded.tsx'

import settings from '#web/connections/settings/settings-card.module.css'
import styles from './state-card.module.css'

const HOURS = [1, 4, 8, 24, 72]
const HOUR_MS = 3_600_000
/** Sign-ins are counted while it is open. */
const COUNT_AGAIN_MS = 30_000

export function emergencyQuery(customerId: string) {
  return queryOptions({
    queryKey: [...CUSTOMERS_KEY, 'emergency', customerId] as const,
    queryFn: ({ signal }) =>
      call(emergencyDoorEndpoints.getEmergencyDoor, { params: { customerId } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.door?.isOpen ? COUNT_AGAIN_MS : false),
  })
}

type Customer = { id: string; name: string }

/** Lets people in while their identity provider is down. */
export function EmergencyCard({ customer }: { customer: Customer }) {
  const state = useQuery(emergencyQuery(customer.id))

  return (
    <Card
      title={emergency.title}
      actions={
        state.data?.door?.isOpen ? (
          <Badge tone="pending" icon={<TickMark />}>
            {emergency.isOpen}
          </Badge>
        ) : (
          <Badge tone="closed" icon={<CrossMark />}>
            {emergency.isClosed}
          </Badge>
        )
      }
    >
      <Loaded query={state} loading={emergency.loading} failed={emergency.loadFailed}>
        {(data) => <EmergencyParts customer={customer} state={data} />}
      </Loaded>
    </Card>
  )
}

function EmergencyParts({ customer, state }: { customer: Customer; state: EmergencyDoor }) {
  const { door, people, peopleWithPasskey, hasMailServer, isActive, hasProvider } = state
  const [asked, setAsked] = useState<'open' | 'close' | null>(null)
  const [switches, setSwitches] = useState(0)
  const lead = useRef<HTMLParagraphElement>(null)
  const isOpen = door?.isOpen ?? false
  const close = () => setAsked(null)
  const params = { customerId: customer.id }
  const showState = useShownState(customer.id)

  // The button that was pressed is gone then.
  useFocusWhen(switches, () => lead.current)

  return (
    <div className={settings.emergency}>
      <p ref={lead} tabIndex={-1}>
        {emergency.lead}
      </p>
      <Obstacles state={state} customerId={customer.id} />
      <dl className={styles.list}>
        {door && isOpen && (
          <>
            <Fact term={emergency.closesAt}>
              <TimeText at={door.closesAt} format={formatDayAndTime} />
            </Fact>
            <Fact term={emergency.openedAt}>
              {emergency.at(formatDayAndTime(new Date(door.openedAt)), door.openedBy)}
            </Fact>
          </>
        )}
        {door && !isOpen && (
          <Fact term={emergency.last}>
            {emergency.lasted(
              formatDayAndTime(new Date(door.openedAt)),
              formatDayAndTime(new Date(door.closedAt ?? door.closesAt)),
            )}
          </Fact>
        )}
        {door && (
          <>
            <Fact term={emergency.reason}>
              <bdi>{door.reason}</bdi>
            </Fact>
            <Fact term={emergency.signIns}>
              {door.signIns.people === 0
                ? emergency.noSignIns
                : emergency.signInsOf(door.signIns.people, door.signIns.code, door.signIns.passkey)}
            </Fact>
          </>
        )}
        <Fact term={emergency.people}>{number(people)}</Fact>
        <Fact term={emergency.withPasskey}>{number(peopleWithPasskey)}</Fact>
      </dl>
      <div className={settings.buttons}>
        {isOpen && <Button onClick={() => setAsked('open')}>{emergency.change}</Button>}
        {isOpen && (
          <Button variant="danger" onClick={() => setAsked('close')}>
            {emergency.close}
          </Button>
        )}
        {!isOpen && isActive && (
          <Button variant={hasProvider ? 'primary' : 'plain'} onClick={() => setAsked('open')}>
            {emergency.open}
          </Button>
        )}
      </div>
      <Dialog
        open={asked === 'open'}
        onClose={close}
        title={isOpen ? emergency.askChange : emergency.askOpen(customer.name)}
        description={isOpen ? emergency.changeNote : consequence(state)}
      >
        <HoursForm
          reason={isOpen ? (door?.reason ?? '') : null}
          hasMailServer={hasMailServer}
          onSend={(body) => call(emergencyDoorEndpoints.openEmergencyDoor, { params, body })}
          onDone={(next) => {
            showState(next)
            close()
            if (!isOpen) setSwitches(switches + 1)
            toast.success(isOpen ? emergency.changed : emergency.opened)
          }}
          onClose={close}
        />
      </Dialog>
      <ConfirmDialog
        open={asked === 'close'}
        title={emergency.askClose}
        description={emergency.closeNote}
        action={{
          label: emergency.close,
          busyLabel: emergency.closing,
          variant: 'danger',
        }}
        onConfirm={async () => {
          showState(await call(emergencyDoorEndpoints.closeEmergencyDoor, { params }))
          close()
          setSwitches(switches + 1)
          toast.success(emergency.closed)
        }}
        onClose={close}
      />
    </div>
  )
}

/** Says who can then come in, and who is told. */
function consequence({ people, peopleWithPasskey, hasMailServer }: EmergencyDoor) {
  if (people === 0) return emergency.noPeople
  if (!hasMailServer) return undefined
  const passkeys =
    peopleWithPasskey === 0
      ? emergency.noneHasPasskey
      : emergency.someHavePasskeys(peopleWithPasskey)
  return [
    emergency.canSignIn(people),
    ...(peopleWithPasskey < people ? [passkeys] : []),
    emergency.told,
  ].join(' ')
}

/** Shows a new state here, and in all that says so of its customer. */
function useShownState(customerId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = emergencyQuery(customerId)

  return (next: EmergencyDoor) => {
    keepAnswer(queryClient, queryKey, next)
    void queryClient.invalidateQueries({
      queryKey: CUSTOMERS_KEY,
      predicate: (query) => query.queryKey[1] !== 'emergency',
    })
  }
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  )
}

/** Reasons why people could not come in, or why it is the wrong means. */
function Obstacles({ state, customerId }: { state: EmergencyDoor; customerId: string }) {
  const { people, hasMailServer, isActive, hasProvider } = state

  return (
    <>
      {!isActive && <Banner>{doorNeedsActive}</Banner>}
      {isActive && !hasProvider && (
        <Banner
          action={
            <Link to={withSearch(adminPaths.signOn(customerId), 'tab=codes')}>
              {emergency.toCodes}
            </Link>
          }
        >
          {emergency.noProvider}
        </Banner>
      )}
      {isActive && people === 0 && <Banner>{emergency.noPeople}</Banner>}
      {!hasMailServer && (
        <Banner tone="danger" action={<Link to={adminPaths.setUpMail}>{codes.toMail}</Link>}>
          {emergency.noMailServer}
        </Banner>
      )}
    </>
  )
}

type HoursFormProps = {
  /** The reason that was given before; null where it is to be given. */
  reason: string | null
  hasMailServer: boolean
  onSend: (input: OpenEmergencyDoor) => Promise<EmergencyDoor>
  onDone: (state: EmergencyDoor) => void
  onClose: () => void
}

function HoursForm({ reason, hasMailServer, onSend, onDone, onClose }: HoursFormProps) {
  const now = useNow()
  const open = useMutation({ mutationFn: onSend, onSuccess: onDone })
  const form = useForm({
    initial: { hours: '4', reason: reason ?? '' },
    check: (values) => (values.reason.trim() === '' ? { reason: giveDoorReason } : {}),
    sending: open,
  })
  const { hours } = form.values
  const until = formatDayAndTime(new Date(now.getTime() + Number(hours) * HOUR_MS))

  return (
    <DialogForm
      form={form}
      onSend={() => open.mutate({ hours: Number(hours), reason: form.values.reason })}
      action={
        reason === null
          ? { label: emergency.open, busyLabel: emergency.opening }
          : { label: emergency.save, busyLabel: emergency.saving }
      }
      failure={{
        title: reason === null ? emergency.openFailed : emergency.changeFailed,
        error: form.failure,
      }}
      onCancel={onClose}
    >
      {!hasMailServer && <Banner tone="danger">{emergency.noMailServer}</Banner>}
      <Field label={emergency.hours} hint={emergency.until(until)} error={form.problemOf('hours')}>
        {(control) => (
          <Select
            {...control}
            name="hours"
            value={hours}
            onChange={(event) => form.change('hours', event.target.value)}
          >
            {HOURS.map((count) => (
              <option key={count} value={count}>
                {emergency.hoursOf(count)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={emergency.reason}
        hint={hasMailServer ? emergency.reasonHint : undefined}
        error={form.problemOf('reason')}
      >
        {(control) => (
          <TextInput
            {...control}
            name="reason"
            autoComplete="off"
            maxLength={MAX_DOOR_REASON_LENGTH}
            value={form.values.reason}
            onChange={(event) => form.change('reason', event.target.value)}
          />
        )}
      </Field>
    </DialogForm>
  )
}
