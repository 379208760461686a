import type { CustomerCompanies } from '#shared/crm/contract.ts'
import * as words from '#words/crm.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { DataTable } from '#web/ui/list/data-table.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'

import { BoundCompany } from './bound-company.tsx'
import own from './company-table.module.css'
import { LateBindDialog } from './late-bind-dialog.tsx'
import { tell, useBindCompany } from './use-companies.ts'

type CompanyTableProps = {
  customers: CustomerCompanies[]
  onBindOther: (customer: CustomerCompanies['customer']) => void
}

/** The customers, each with its companies in the CRM and those that could be. */
export function CompanyTable({ customers, onBindOther }: CompanyTableProps) {
  return (
    <DataTable
      caption={words.companies}
      columns={[words.customer, words.companiesOf]}
      className={own.table}
    >
      {customers.map(({ customer, bound, suggested }) => (
        <tr key={customer.id}>
          <th scope="row">
            <Link to={adminPaths.customer(customer.id)} dir="auto">
              {customer.name}
            </Link>
          </th>
          <td data-label={words.companiesOf} className={own.companies}>
            {bound.length === 0 && <p className={own.none}>{words.noCompany}</p>}
            {bound.map((company) => (
              <BoundCompany key={company.id} company={company} customerId={customer.id} />
            ))}
            {suggested.length > 0 && <Suggestions customer={customer} suggested={suggested} />}
            <Button
              variant="ghost"
              className={own.other}
              aria-label={words.bindOtherTo(bound.length === 0, customer.name)}
              onPointerEnter={LateBindDialog.preload}
              onFocus={LateBindDialog.preload}
              onClick={() => onBindOther(customer)}
            >
              {words.bindOther(bound.length === 0)}
            </Button>
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

function Suggestions({ customer, suggested }: Pick<CustomerCompanies, 'customer' | 'suggested'>) {
  const bind = useBindCompany()

  return (
    <div className={own.suggested}>
      <p className={own.none}>{words.suggested}</p>
      {suggested.map((company) => (
        <p key={company.id} className={own.company}>
          <span className={own.name}>
            <bdi>{company.name}</bdi>{' '}
            {company.domain && <span className={own.none}>{words.domainOf(company.domain)}</span>}
          </span>
          <Button
            busy={bind.isPending && bind.variables.companyId === company.id}
            aria-label={words.bindCompanyTo(company.name, customer.name)}
            onClick={() =>
              bind.mutate(
                { companyId: company.id, customerId: customer.id },
                { onError: (error) => tell(error) },
              )
            }
          >
            {words.bind}
          </Button>
        </p>
      ))}
    </div>
  )
}
