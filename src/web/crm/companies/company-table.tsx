import type { CustomerCompanies } from '#shared/crm/contract.ts'
import * as words from '#words/crm.ts'
import { Link } from '#web/lib/navigation/navigation.ts'
import { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { Badge } from '#web/ui/display/badge.tsx'
import { DataTable } from '#web/ui/list/data-table.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { adminPaths } from '#web/lib/navigation/admin-paths.ts'

import { tell, useBindCompany, useReleaseCompany } from './use-companies.ts'
import own from './company-table.module.css'

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

type BoundCompanyProps = { company: CustomerCompanies['bound'][number]; customerId: string }

function BoundCompany({ company, customerId }: BoundCompanyProps) {
  const bind = useBindCompany()
  const release = useReleaseCompany()
  const { id, name, domain, isPrimary, gone } = company

  return (
    <div className={own.company}>
      <span className={own.name}>
        <bdi>{name}</bdi> {domain && <span className={own.none}>{words.domainOf(domain)}</span>}
      </span>
      {isPrimary && !gone && <Badge tone="met">{words.primary}</Badge>}
      {gone && <Badge tone="breached">{words.gone}</Badge>}
      {gone?.mergedInto && <MergedCompany into={gone.mergedInto} {...{ name, customerId }} />}
      <InlineConfirm
        label={words.companyActions(name)}
        question={words.askRelease(name)}
        onConfirm={() => release.mutate({ id, name })}
      >
        {(button) => (
          <>
            {!isPrimary && !gone && (
              <Button
                variant="ghost"
                busy={bind.isPending}
                aria-label={words.makePrimaryFor(name)}
                onClick={() =>
                  bind.mutate(
                    { companyId: id, customerId, isPrimary: true },
                    { onError: (error) => tell(error) },
                  )
                }
              >
                {words.makePrimary}
              </Button>
            )}
            <Button
              {...button}
              variant="ghost"
              busy={release.isPending}
              aria-label={words.releaseCompany(name)}
            >
              {words.release}
            </Button>
          </>
        )}
      </InlineConfirm>
    </div>
  )
}

type MergedCompanyProps = {
  /** Former name of the company that is gone. */
  name: string
  customerId: string
  into: { id: string; name: string }
}

/** Offers the company into which the customer's was merged. */
function MergedCompany({ name, customerId, into }: MergedCompanyProps) {
  const bind = useBindCompany()

  return (
    <>
      <span className={own.none}>{words.mergedInto(into.name)}</span>
      <Button
        busy={bind.isPending}
        aria-label={words.bindInsteadOf(into.name, name)}
        onClick={() =>
          bind.mutate({ companyId: into.id, customerId }, { onError: (error) => tell(error) })
        }
      >
        {words.bindCompany(into.name)}
      </Button>
    </>
  )
}
