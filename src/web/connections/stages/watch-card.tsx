import type { SignOn, WatchedChange } from '#shared/connections/stages/contract.ts'
import { stageEndpoints } from '#shared/connections/endpoints.ts'
import * as words from '#words/connections.ts'
import { Field } from '#web/ui/controls/field.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { FormFailure } from '#web/ui/feedback/form-failure.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Switch } from '#web/ui/controls/switch.tsx'
import { call } from '#web/lib/http/call.ts'
import { useSignOnChange } from './use-sign-on-change.ts'
import styles from './watch-card.module.css'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { errorMessage } from '#web/lib/http/api-error.ts'

/** How sign-ins go since the newest change, and what is to be done once they stop. */
export function WatchCard({ signOn: { customer, watch, change } }: { signOn: SignOn }) {
  const params = { customerId: customer.id }
  const save = useSignOnChange(
    (body: SignOn['watch']) => call(stageEndpoints.saveConnectionWatch, { params, body }),
    { done: () => words.watch.saved },
  )
  const form = useForm({
    initial: {
      people: String(watch.people),
      share: String(watch.share),
      returns: watch.returns,
    },
    sending: save,
  })
  const { people, share, returns } = form.values

  return (
    <Card title={words.watch.title}>
      <Form
        form={form}
        className={styles.watch}
        onSend={() => save.mutate({ people: Number(people), share: Number(share), returns })}
      >
        <p className={styles.lead}>{words.watch.lead}</p>
        {change && <p>{words.watch.since(change.version, change.worked, change.stopped)}</p>}
        <div className={styles.numbers}>
          {(['people', 'share'] as const).map((name) => (
            <Field key={name} label={words.watch[name]} error={form.problemOf(name)}>
              {(control) => (
                <TextInput
                  {...control}
                  name={name}
                  inputMode="numeric"
                  autoComplete="off"
                  value={form.values[name]}
                  onChange={(event) => form.change(name, event.target.value)}
                />
              )}
            </Field>
          ))}
        </div>
        <Switch
          label={words.watch.returns}
          hint={words.watch.returnsHint}
          name="returns"
          isOn={returns}
          onToggle={(isOn) => form.change('returns', isOn)}
        />
        <FormFailure title={words.watch.saveFailed} error={form.failure} />
        <Button type="submit" className={styles.save} busy={save.isPending}>
          {words.watch.save}
        </Button>
      </Form>
    </Card>
  )
}

type StoppedNoticeProps = { customerId: string; change: WatchedChange }

/** Tells that a change has stopped sign-ins, with the way back. */
export function StoppedNotice({ customerId, change }: StoppedNoticeProps) {
  const { version, before, stopped } = change
  const params = { customerId, number: String(before) }
  const back = useSignOnChange(() => call(stageEndpoints.returnToVersion, { params }), {
    done: () => words.versions.returned(before),
  })

  return (
    <Banner
      tone="danger"
      action={
        <Button
          busy={back.isPending}
          onClick={() =>
            back.mutate(undefined, { onError: (error) => toast.error(errorMessage(error)) })
          }
        >
          {words.versions.returnTo(before)}
        </Button>
      }
    >
      {words.watch.broken(version, stopped, before)}
    </Banner>
  )
}
