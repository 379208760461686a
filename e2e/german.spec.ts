import { type Browser, expect, type Page } from '@playwright/test'

import { WINGTIP } from '#demo/demo-people.ts'
import type { Language } from '#shared/languages.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import { callAsAdmin, findCustomer } from './admin-calls.ts'
import { expectOnly } from './other-language.ts'
import { portalUrl, signInAsAdmin, watchConsole } from './sign-in.ts'
import { test, WALK } from './test.ts'

const de = wordsIn('de')
const en = wordsIn('en')
const KATHARINA = { email: 'katharina.vogel@northwind.example', name: 'Katharina Vogel' }

/** A page of a browser that asks for the language. */
async function openIn(browser: Browser, language: Language) {
  const locale = wordsIn(language).language.locale
  return (await browser.newContext({ locale })).newPage()
}

test(
  'a German reads no other language when they sign in, raise a ticket, reply and close it',
  WALK,
  async ({ browser }) => {
    const page = await openIn(browser, 'de')
    const errors = watchConsole(page)
    const subject = 'Der Beamer zeigt alles in Grün'
    await page.goto(`${portalUrl()}/login`)
    await expect(page.getByLabel(de.signIn.email)).toBeVisible()
    await expectOnly(page, 'de', 'the login page')
    await page.getByLabel(de.signIn.email).fill(KATHARINA.email)
    await page.getByRole('button', { name: de.signIn.withEmail }).click()
    await page.getByRole('button', { name: KATHARINA.name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      de.dashboard.welcome(KATHARINA.name),
    )
    await expect(page.getByText(de.signIn.signedIn)).toBeVisible()
    await expectOnly(page, 'de', 'the dashboard')

    await page.getByRole('link', { name: de.navigation.newTicket }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.tickets.createTitle)
    await page.getByLabel(de.tickets.subject).fill(subject)
    await page.getByLabel(de.tickets.description).fill('Seit heute Morgen.')
    await page.getByLabel(de.tickets.priority).selectOption({ label: de.tickets.priorities.High })
    await expect(page.getByText(de.tickets.categoriesSelected(1))).toBeVisible()
    await expectOnly(page, 'de', 'the form of a ticket')
    await page.getByRole('button', { name: de.tickets.submit }).click()
    await expect(page.getByText(de.tickets.ticketCreated).first()).toBeVisible()

    await page.waitForURL('**/tickets')
    await expect(page.getByText(de.tickets.hasNewTicket)).toBeVisible()
    await expectOnly(page, 'de', 'the list of tickets')
    await page.getByRole('link', { name: subject, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
    await page.getByLabel(de.tickets.yourReply).fill('Es ist das Kabel.')
    await page.getByRole('button', { name: de.tickets.sendReply }).click()
    await expect(page.getByText(de.tickets.replySent)).toBeVisible()
    await expectOnly(page, 'de', 'a ticket')

    await page.getByRole('button', { name: de.tickets.closeTicket }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(de.tickets.askClose)
    await dialog
      .getByLabel(de.tickets.resolutionReason)
      .selectOption({ label: de.tickets.resolutions.ISSUE_FIXED })
    await expectOnly(page, 'de', 'what is asked before a ticket is closed')
    await dialog.getByRole('button', { name: de.tickets.closeTicket }).click()
    await expect(page.getByText(de.tickets.ticketClosed)).toBeVisible()
    await expect(page.getByText(de.tickets.statuses.Closed, { exact: true }).first()).toBeVisible()
    await expectOnly(page, 'de', 'a ticket that is closed')
    expect(errors).toEqual([])
  },
)

test(
  'a German administrator adds a customer when its people read English',
  WALK,
  async ({ browser }) => {
    const page = await openIn(browser, 'de')
    const errors = watchConsole(page)
    await signInAsAdmin(page)
    await removeWingtip(page)
    await page.goto(`${portalUrl()}/admin/dashboard`)
    await expectOnly(page, 'de', 'the admin dashboard')
    await page.getByRole('link', { name: de.adminDashboard.addCustomer, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.customers.addTitle)
    const { labels } = de.customers
    await page.getByLabel(labels.name).fill(WINGTIP.name)
    await page.getByLabel(`${labels.domain} *`).fill(WINGTIP.domain)
    await page.getByRole('switch', { name: de.connections.labels.enabled }).click()
    await page
      .getByLabel(`${de.connections.labels.provider} *`)
      .selectOption({ label: de.connections.providerNames.custom })
    await page.getByRole('button', { name: de.customers.importMetadata }).click()
    const dialog = page.getByRole('dialog')
    const provider = new URL(portalUrl())
    const metadataUrl = `http://127.0.0.1:${Number(provider.port) + 1}/${WINGTIP.realm}/metadata`
    await dialog.getByLabel(de.certificates.metadataSource, { exact: true }).fill(metadataUrl)
    await expectOnly(page, 'de', 'the import of metadata')
    await dialog.getByRole('button', { name: de.certificates.readMetadata }).click()
    await dialog.getByRole('button', { name: de.certificates.applyValues }).click()
    await expectOnly(page, 'de', 'the form of a customer')
    // It lies over the button for as long as it is shown.
    await page.getByRole('button', { name: de.ui.dismissMessage }).click()
    await page.getByRole('button', { name: de.customers.save }).click()
    await page.waitForURL('**/admin/customers')
    await expect(page.getByText(de.customers.customerCreated)).toBeVisible()
    await expectOnly(page, 'de', 'the list of customers')
    const { id } = await findCustomer(page, WINGTIP.domain)
    await page.goto(`${portalUrl()}/admin/customers/${id}/sign-on`)
    await expect(page.getByText(de.connections.state.liveHint)).toBeVisible()
    await expectOnly(page, 'de', 'the single sign-on of a customer')

    const [ina] = WINGTIP.people
    const person = await openIn(browser, 'en')
    await person.goto(`${portalUrl()}/login`)
    await expect(person.getByLabel(en.signIn.email)).toBeVisible()
    await expectOnly(person, 'en', 'the login page')
    await person.getByLabel(en.signIn.email).fill(ina?.email ?? '')
    await person.getByRole('button', { name: en.signIn.withEmail }).click()
    await person.getByRole('button', { name: 'Ina Ibsen' }).click()
    await expect(person.getByRole('heading', { level: 1 })).toHaveText(
      en.dashboard.welcome('Ina Ibsen'),
    )
    await expectOnly(person, 'en', 'the dashboard')
    await person.getByRole('link', { name: en.navigation.newTicket }).first().click()
    await expect(person.getByRole('heading', { level: 1 })).toHaveText(en.tickets.createTitle)
    await expectOnly(person, 'en', 'the form of a ticket')
    expect(errors).toEqual([])
    await removeWingtip(page)
  },
)

/** Another journey takes the same company on, before or after. */
async function removeWingtip(page: Page) {
  const customer = await findCustomer(page, WINGTIP.domain)
  if (customer) await callAsAdmin(page, 'DELETE', `/api/admin/customers/${customer.id}`)
}
