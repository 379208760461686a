import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import { adminPatterns } from '#web/lib/navigation/admin-paths.ts'
import { deskPatterns } from '#web/lib/navigation/desk-paths.ts'
import { patterns } from '#web/lib/navigation/paths.ts'
import { setupPatterns } from '#web/lib/navigation/setup-paths.ts'

import { callAsAdmin, findCustomer } from './admin-calls.ts'
import { portalUrl, signIn, signInAsAdmin } from './sign-in.ts'

const KATHARINA = { email: 'katharina.vogel@northwind.example', name: 'Katharina Vogel' }

type Ids = Record<'ticketId' | 'customerId' | 'mailboxId' | 'ruleId' | 'templateId', string>

const {
  home: _home,
  login,
  loginCode,
  adminLogin,
  setPassword,
  rate,
  leave,
  desk,
  deskTicket,
  account,
  ...portal
} = patterns
const { admin: _admin, signInApplicationGuide, ...administration } = adminPatterns
const { signOn, ssoGuide } = adminPatterns
const signOnParts = {
  test: `${signOn}?step=test&tab=certificates`,
  pilot: `${signOn}?step=pilot&tab=attributes`,
  connect: `${signOn}?step=connect&tab=domains`,
  codes: `${signOn}?tab=codes`,
  emergency: `${signOn}?tab=emergency`,
  links: `${signOn}?tab=links`,
  versions: `${signOn}?tab=versions`,
  guideSteps: `${ssoGuide}?provider=keycloak&tab=steps`,
  guideAttributes: `${ssoGuide}?provider=duo&tab=attributes`,
  guideMicrosoft: `${ssoGuide}?provider=microsoft`,
  guideGoogle: `${ssoGuide}?provider=google&tab=problems`,
  guideOidc: `${ssoGuide}?provider=oidc&tab=steps`,
  microsoftApplication: signInApplicationGuide.replace(':kind', 'microsoft'),
  googleApplication: signInApplicationGuide.replace(':kind', 'google'),
  guideProblems: `${ssoGuide}?provider=ad_fs&tab=problems`,
}

/** The address of every page that has a route, by who opens it. */
export const everyPage = {
  visitor: pathsOf({ login, loginCode, adminLogin, setPassword, rate, leave, ...setupPatterns }),
  requester: pathsOf({ ...portal, account }),
  administrator: pathsOf({
    desk,
    deskTicket,
    ...deskPatterns,
    account,
    ...administration,
    ...signOnParts,
  }),
}

function pathsOf(pages: Record<string, string>) {
  return (ids: Ids): string[] =>
    Object.values(pages).map((pattern) =>
      pattern.replaceAll(/:(\w+)/g, (_, name: keyof Ids) => ids[name]),
    )
}

/** The ids of what the demo has. Leaves the page signed in as its administrator. */
export async function findIds(page: Page) {
  await signIn(page, KATHARINA)
  const [ticket] = await (await page.request.get(`${portalUrl()}/api/tickets`)).json()
  await signInAsAdmin(page)
  const customer = await findCustomer(page, 'northwind.example')
  const first = async (list: string) => (await (await callAsAdmin(page, 'GET', list)).json())[0]?.id
  return {
    ticketId: ticket.id,
    customerId: customer.id,
    mailboxId: await first('/api/admin/mail/mailboxes'),
    ruleId: await first('/api/admin/mail/alert-rules'),
    // The page of one that is not there, unless the demo has some.
    templateId: (await first('/api/admin/service-templates')) ?? randomUUID(),
  }
}
