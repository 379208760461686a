import { useState } from 'react'

import type { CrmCompanies } from '#shared/crm/contract.ts'
import * as words from '#words/crm.ts'
import { Select } from '#web/ui/controls/text-input.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'

import own from './unbound-card.module.css'
import { tell, useBindCompany } from './use-companies.ts'

/** Companies whose tickets were met and are nobody's here. */
export function UnboundCard({ companies: { unbound, customers } }: { companies: CrmCompanies }) {
  return (
    <Card title={words.unbound}>
      <ul className={own.list}>
        {unbound.map((company) => (
          <UnboundCompany key={company.id} company={company} customers={customers} />
        ))}
      </ul>
    </Card>
  )
}

type UnboundCompanyProps = {
  company: CrmCompanies['unbound'][number]
  customers: CrmCompanies['customers']
}

function UnboundCompany({ company, customers }: UnboundCompanyProps) {
  const { id, ticketCount } = company
  // Its name is known once the CRM was asked for it.
  const name = company.name === id ? words.companyWithId(id) : company.name
  const [customerId, setCustomerId] = useState('')
  const bind = useBindCompany()

  return (
    <li className={own.line}>
      <span>
        <bdi>{name}</bdi> <span className={own.count}>{words.ticketCount(ticketCount)}</span>
      </span>
      <span className={own.choice}>
        <Select
          aria-label={words.customerOf(name)}
          value={customerId}
          onChange={(event) => setCustomerId(event.target.value)}
        >
          <option value="">{words.chooseCustomer}</option>
          {customers.map(({ customer }) => (
            <option key={customer.id} value={customer.id}>
              {customer.name}
            </option>
          ))}
        </Select>
        <Button
          disabled={customerId === ''}
          busy={bind.isPending}
          aria-label={words.bindCompany(name)}
          onClick={() =>
            bind.mutate({ companyId: id, customerId }, { onError: (error) => tell(error) })
          }
        >
          {words.bind}
        </Button>
      </span>
    </li>
  )
}
