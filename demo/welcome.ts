import { DEMO_CUSTOMERS, DEMO_STAFF, type DemoCustomer } from './demo-people.ts'

type Addresses = {
  identityProviderUrl: string
  crmUrl: string | undefined
  postOfficeUrl: string | undefined
}

/** Lists the addresses and the accounts of the demo, in columns. */
export function welcome(
  portalUrl: string,
  startPath: string,
  { identityProviderUrl, crmUrl, postOfficeUrl }: Addresses,
): string {
  const addresses = table([
    ['Start here', `${portalUrl}${startPath}`],
    ['Portal', portalUrl],
    ['Administration', `${portalUrl}/admin/login`],
    ['Identity provider', identityProviderUrl],
    ...(crmUrl === undefined ? [] : [['HubSpot, as its agent', crmUrl]]),
    ...(postOfficeUrl === undefined ? [] : [['Everyone’s email', postOfficeUrl]]),
  ])
  const staff = table(
    DEMO_STAFF.map(({ role, email, password }) => [
      role === 'admin' ? 'Administrator' : 'Agent',
      email,
      password,
    ]),
  )
  const customers = table(DEMO_CUSTOMERS.map((customer) => [customer.name, examplesOf(customer)]))
  return `
Portico with demo data

${addresses}

Sign in at /admin/login with a password:

${staff}

Sign in at /login with an email address, no password:

${customers}
`
}

function examplesOf({ active, domain, people }: DemoCustomer): string {
  if (!active) return `anyone@${domain} (inactive: can’t sign in)`
  return people
    .flatMap(({ email, shows }) => (shows === undefined ? [] : `${email} (${shows})`))
    .join(', ')
}

function table(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) => `  ${row.map((cell, column) => cell.padEnd(widths?.[column] ?? 0)).join('  ')}`)
    .map((line) => line.trimEnd())
    .join('\n')
}
