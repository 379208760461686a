import type { ComponentProps, ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { NEW_CONNECTION } from '#shared/connections/fields.ts'
import type { CustomerListItem } from '#shared/customers/contract.ts'
import type { InlineConfirm } from '#web/ui/dialog/inline-confirm.tsx'
import { inlineTexts, renderText } from '#web/render-text.tsx'
import { BasicInformation } from '#web/customers/form/basic-information.tsx'
import {
  checkCustomerForm,
  NEW_CUSTOMER,
  toFormValues,
} from '#web/customers/form/customer-form-model.ts'
import { useCustomerForm } from '#web/customers/form/use-customer-form.ts'
import { EditCustomerPage, NewCustomerPage } from '#web/customers/form/customer-form-page.tsx'
import { CustomerListPage } from '#web/customers/list/customer-list-page.tsx'
import {
  DeletedCustomersPage,
  RestoreDialog,
} from '#web/customers/deleted/deleted-customers-page.tsx'
import { EndSessionsDialog, fieldText } from '#web/customers/form/customer-form.tsx'
import { TechnicalContacts } from '#web/customers/form/technical-contacts.tsx'
import { customerQueries } from './customer-queries.ts'

// As if every button that asks had been pressed.
vi.mock('#web/ui/dialog/inline-confirm.tsx', () => ({
  InlineConfirm: ({ label, question, note, children }: ComponentProps<typeof InlineConfirm>) => (
    <fieldset aria-label={label}>
      {question}
      {note}
      {children({ 'data-asks': true, onClick: () => {} })}
    </fieldset>
  ),
}))
// The names of time zones are the same in every language.
vi.mock('#web/ui/controls/time-zone-options.tsx', () => ({ TimeZoneOptions: () => null }))

const AT = '2025-01-05T10:00:00.000Z'
const ID = '1'
const CUSTOMER: CustomerListItem = {
  id: ID,
  name: '東京',
  setup: { state: 'link_sent', at: AT, by: null },
  domain: '1.2',
  domains: ['3.4', ''],
  active: true,
  mspStartDate: '2025-01-05',
  timeZone: 'UTC',
  language: null,
  technicalContacts: [
    { name: '李雷', email: '1@2.3', phone: null },
    { name: '', email: '', phone: '' },
  ],
  saml: { ...NEW_CONNECTION, certExpiresAt: null, callbackUrl: '', backchannelLogoutUrl: null },
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  updatedBy: null,
}
const LATE: CustomerListItem = {
  ...CUSTOMER,
  setup: null,
  id: '2',
  domain: '',
  domains: [],
  active: false,
  mspStartDate: null,
  saml: { ...CUSTOMER.saml, enabled: true, provider: 'custom' },
}
const DELETED = { id: ID, name: '東京', deletedAt: AT, deletedBy: '李雷', removedAt: AT }

const { queryKey } = customerQueries.list({ q: '' })
const deleted = customerQueries.deleted().queryKey
const listed = (...rows: CustomerListItem[]) => ({
  loaded: [[queryKey, { pages: [{ rows, nextCursor: null }], pageParams: [null] }] as const],
})
const restore = {
  conflict: '1',
  isPending: false,
  begin: () => {},
  goWithoutDomains: () => {},
  giveUp: () => {},
}

function Fields() {
  const form = useCustomerForm({
    id: ID,
    customer: CUSTOMER,
    save: { isPending: false, error: null },
  })
  return (
    <>
      <BasicInformation form={form} />
      <TechnicalContacts form={form} />
    </>
  )
}

test.each<[string, () => ReactNode, Parameters<typeof renderText>[1]?]>([
  ['the list', () => <CustomerListPage />, listed(CUSTOMER, LATE)],
  ['none yet', () => <CustomerListPage />, listed()],
  [
    'none found',
    () => <CustomerListPage />,
    {
      path: '/?q=1',
      loaded: [
        [customerQueries.list({ q: '1' }).queryKey, { pages: [{ rows: [] }], pageParams: [null] }],
      ],
    },
  ],
  ['while it loads', () => <CustomerListPage />],
  ['when it cannot load', () => <CustomerListPage />, { failed: [queryKey] }],
  [
    'deleted ones',
    () => <DeletedCustomersPage />,
    { loaded: [[deleted, [{ ...DELETED, domains: [] }]]] },
  ],
  ['none deleted', () => <DeletedCustomersPage />, { loaded: [[deleted, []]] }],
  ['deleted, while it loads', () => <DeletedCustomersPage />],
  ['deleted, when it cannot load', () => <DeletedCustomersPage />, { failed: [deleted] }],
  ['a restoration', () => <RestoreDialog name="1" restore={restore} />],
  ['one while it is prepared', () => <NewCustomerPage />],
  [
    'one that cannot be prepared',
    () => <NewCustomerPage />,
    { failed: [['new-customer', '1']], viewer: { ...anAdmin(), id: '1' } },
  ],
  ['one while it loads', () => <EditCustomerPage />],
  ['its fields', () => <Fields />],
  ['the end of one session', () => <EndOf count={1} />],
  ['the end of sessions', () => <EndOf count={2} />],
])('customers take every text from the catalogue when they are shown: %s', (_, show, around) => {
  expect(inlineTexts(renderText(show(), around))).toEqual([])
})

function EndOf({ count }: { count: number }) {
  const nothing = () => {}
  return (
    <EndSessionsDialog
      loss={{ of: 'sessions', count }}
      customerName="東京"
      onConfirm={nothing}
      onCancel={nothing}
    />
  )
}

function anAdmin() {
  return {
    name: '李雷',
    email: '1@2.3',
    organization: null,
    isAdmin: true,
    isAgent: true,
    customerId: null,
  }
}

test('the customer form takes its text from the catalogue when a customer cannot be saved', () => {
  const contact = { name: '', email: '1', phone: '?' }
  const contacts = [contact, { ...contact, name: '1', email: '', phone: '' }]
  const problems = checkCustomerForm({ ...NEW_CUSTOMER, technicalContacts: contacts })
  expect(Object.keys(problems)).toEqual([
    'name',
    'domain',
    'technicalContacts.0.name',
    'technicalContacts.0.email',
    'technicalContacts.0.phone',
    'technicalContacts.1.email',
  ])
  for (const problem of Object.values(problems)) expect(inlineTexts(problem ?? '')).toEqual([])
})

test('the customer form compares two edits in the words of the catalogue when they conflict', () => {
  const values = toFormValues(CUSTOMER)
  const told = [
    fieldText('active', true),
    fieldText('active', false),
    fieldText('domains', []),
    fieldText('timeZone', ''),
    fieldText('saml.cert', '1'),
    fieldText('saml.provider', 'custom'),
  ]
  for (const text of told) expect(inlineTexts(text)).toEqual([])
  expect(fieldText('technicalContacts', values.technicalContacts)).not.toMatch(/[A-Za-z]/)
})
