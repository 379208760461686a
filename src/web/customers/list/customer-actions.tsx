import { BookOpen, KeyRound, LogIn, Pencil, Trash2, Users } from 'lucide-react'
import type { ReactNode } from 'react'

import * as words from '#words/customers.ts'
import { signOnOf } from '#words/customers.ts'
import { DELETED_CUSTOMER_DAYS } from '#shared/customers/values.ts'
import type { Customer } from '#shared/customers/contract.ts'
import type { Address } from '#web/lib/navigation/address.ts'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { IconButton, iconButtonClass } from '#web/ui/controls/icon-button.tsx'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'

type CustomerActionsProps = {
  customer: Pick<Customer, 'id' | 'name'>
  onDelete: () => void
  onFocusLost: () => void
}

export function CustomerActions({ customer, onDelete, onFocusLost }: CustomerActionsProps) {
  const { id, name } = customer

  return (
    <InlineConfirm
      label={words.actionsFor(name)}
      question={words.askDelete(name)}
      note={words.whatDeletingDoes(DELETED_CUSTOMER_DAYS)}
      onConfirm={onDelete}
      onFocusLost={onFocusLost}
    >
      {(button) => (
        <>
          <IconLink to={adminPaths.customerPeople(id)} label={words.peopleOf(name)}>
            <Users aria-hidden="true" />
          </IconLink>
          <IconLink
            to={adminPaths.signInFailures({ customerId: id })}
            label={words.signInFailuresOf(name)}
          >
            <LogIn aria-hidden="true" />
          </IconLink>
          <IconLink to={adminPaths.signOn(id)} label={signOnOf(name)}>
            <KeyRound aria-hidden="true" />
          </IconLink>
          <IconLink to={adminPaths.ssoGuide(id)} label={words.ssoGuideFor(name)}>
            <BookOpen aria-hidden="true" />
          </IconLink>
          <IconLink to={adminPaths.customer(id)} label={words.editOf(name)}>
            <Pencil aria-hidden="true" />
          </IconLink>
          <IconButton {...button} label={words.deleteOf(name)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </>
      )}
    </InlineConfirm>
  )
}

function IconLink({ to, label, children }: { to: Address; label: string; children: ReactNode }) {
  return (
    <Link to={to} className={iconButtonClass} aria-label={label} title={label}>
      {children}
    </Link>
  )
}
