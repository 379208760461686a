import type { Person } from '#shared/people/contract.ts'
import * as words from '#words/people.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Rich } from '#web/ui/display/rich.tsx'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'

import { useChangePerson } from './use-change-person.ts'

export function PersonActions({ customerId, person }: { customerId: string; person: Person }) {
  const change = useChangePerson(customerId, person)
  const { name, active } = person
  const ask = active ? words.askDeactivate : words.askReactivate

  return (
    <InlineConfirm
      label={words.actionsFor(name)}
      question={<Rich>{ask(<bdi>{name}</bdi>)}</Rich>}
      variant={active ? 'danger' : 'primary'}
      onConfirm={() => change.mutate()}
    >
      {(button) => (
        <Button
          {...button}
          busy={change.isPending}
          aria-label={active ? words.deactivatePerson(name) : words.reactivatePerson(name)}
        >
          {active ? words.deactivate : words.reactivate}
        </Button>
      )}
    </InlineConfirm>
  )
}
