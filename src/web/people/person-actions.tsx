import type { Person } from '#shared/people/contract.ts'
import { Button } from '#web/kit/parts/button.tsx'
import { InlineConfirm } from '#web/kit/dialog/inline-confirm.tsx'

import { useChangePerson } from './use-change-person.ts'

export function PersonActions({ customerId, person }: { customerId: string; person: Person }) {
  const change = useChangePerson(customerId, person)
  const action = person.active ? 'Deactivate' : 'Reactivate'

  return (
    <InlineConfirm
      label={`Actions for ${person.name}`}
      question={`${action} ${person.name}?`}
      variant={person.active ? 'danger' : 'primary'}
      onConfirm={() => change.mutate()}
    >
      {(button) => (
        <Button {...button} busy={change.isPending} aria-label={`${action} ${person.name}`}>
          {action}
        </Button>
      )}
    </InlineConfirm>
  )
}
