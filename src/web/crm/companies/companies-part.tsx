import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { useRef, useState } from 'react'

import * as words from '#words/crm.ts'
import type { CrmCompanies, CustomerCompanies } from '#shared/crm/contract.ts'
import { MAX_COMPANY_ID_LENGTH } from '#shared/crm/values.ts'
import { crmQueries } from '#web/crm/crm-queries.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { Select, TextInput } from '#web/ui/controls/text-input.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadFailure } from '#web/ui/feedback/load-failure.tsx'
import { Loading, SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { DialogForm } from '#web/ui/form/dialog-form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Card } from '#web/ui/layout/card.tsx'

import { CompanyTable } from './company-table.tsx'
import { tell, useBindCompany } from './use-companies.ts'
import styles from '#web/crm/crm-page.module.css'

type Customer = CustomerCompanies['customer']

/** Which companies of the CRM are which customers. */
export function CompaniesPart() {
  const companies = useQuery(crmQueries.companies())
  const [bindingTo, setBindingTo] = useState<Customer | null>(null)

  return (
    <>
      {companies.isPending && (
        <Loading label={words.companiesLoading}>
          <Card>
            <div className={styles.skeleton}>
              <SkeletonText width="most" />
              <SkeletonText width="half" />
              <SkeletonText width="most" />
            </div>
          </Card>
        </Loading>
      )}
      {companies.isLoadingError && (
        <Card flush>
          <LoadFailure
            message={words.companiesLoadFailed}
            busy={companies.isFetching}
            onRetry={() => void companies.refetch()}
          />
        </Card>
      )}
      {companies.data && (
        <div className={styles.page}>
          <Card flush>
            {companies.data.customers.length === 0 ? (
              <EmptyState title={words.noCustomers} icon={<Building2 aria-hidden="true" />} />
            ) : (
              <CompanyTable customers={companies.data.customers} onBindOther={setBindingTo} />
            )}
          </Card>
          {companies.data.unbound.length > 0 && <UnboundCard companies={companies.data} />}
        </div>
      )}
      {bindingTo && <BindDialog customer={bindingTo} onClose={() => setBindingTo(null)} />}
    </>
  )
}

/** Companies whose tickets were found and that belong to no customer here. */
function UnboundCard({ companies: { unbound, customers } }: { companies: CrmCompanies }) {
  return (
    <Card title={words.unbound}>
      <ul className={styles.unboundCardList}>
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
    <li className={styles.unboundCardLine}>
      <span>
        <bdi>{name}</bdi> <span className={styles.count}>{words.ticketCount(ticketCount)}</span>
      </span>
      <span className={styles.choice}>
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

type BindDialogProps = { customer: { id: string; name: string }; onClose: () => void }

/** Binds a company by its id: one that no domain leads to. */
function BindDialog({ customer, onClose }: BindDialogProps) {
  const input = useRef<HTMLInputElement>(null)
  const bind = useBindCompany({ onDone: onClose })
  const form = useForm({
    initial: { companyId: '' },
    check: ({ companyId }) =>
      /^\d+$/.test(companyId.trim()) ? {} : { companyId: words.giveCompanyId },
    sending: bind,
    onChange: bind.reset,
  })

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.bindTitle(customer.name)}
      description={words.bindDescription}
      initialFocus={input}
    >
      <DialogForm
        form={form}
        failure={{ title: words.bindFailed, error: form.failure }}
        action={{ label: words.bind, busyLabel: words.binding }}
        onSend={() =>
          bind.mutate({ companyId: form.values.companyId.trim(), customerId: customer.id })
        }
        onCancel={onClose}
      >
        <Field label={words.companyId} error={form.problemOf('companyId')}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              name="companyId"
              inputMode="numeric"
              autoComplete="off"
              maxLength={MAX_COMPANY_ID_LENGTH}
              value={form.values.companyId}
              onChange={(event) => form.change('companyId', event.target.value)}
            />
          )}
        </Field>
      </DialogForm>
    </Dialog>
  )
}
