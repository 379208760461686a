import { expect, type Page } from '@playwright/test'

import { createDb, createPool } from '#server/platform/db/client.ts'

import { expectAccessible } from './axe.ts'
import { expectFits } from './fit.ts'
import { raiseTicket } from './raise-ticket.ts'
import { databaseOfDemo, openPage } from './session.ts'
import { portalUrl, signIn, signInThroughProvider } from './sign-in.ts'
import { test } from './test.ts'

const KATHARINA = { email: 'katharina.vogel@northwind.example', name: 'Katharina Vogel' }
const MINA = { email: 'mina.park@northwind.example', name: 'Mina Park' }

/** As before their first sign-in. */
async function forgetPerson({ email }: { email: string }) {
  const pool = createPool(await databaseOfDemo(), () => undefined)
  // Deleted she would take her tickets with her.
  const former = { email: 'former@northwind.example', name: 'Former', providerPersonId: null }
  await createDb(pool).updateTable('users').set(former).where('email', '=', email).execute()
  await pool.end()
}

const audience = (page: Page) => page.getByRole('region', { name: 'Who can see this' })

test('a participant who is added by address is there after their first sign-in, and sees the open page go when they are removed', async ({
  page,
  browser,
}) => {
  await forgetPerson(MINA)
  await signIn(page, KATHARINA)
  const ticket = await raiseTicket(page, 'The shared calendar is empty')
  await page.goto(ticket)
  const line = audience(page).getByText('our support team', { exact: false }).first()
  await expect(line).toHaveText('You; our support team')
  await line.click()
  await page.getByRole('combobox', { name: 'Add a Colleague' }).fill(MINA.email)
  await page.getByRole('option', { name: MINA.email }).click()
  await expect(line).toHaveText(`You and ${MINA.email}; our support team`)
  await expectAccessible(page, 'a ticket with a participant')
  await expectFits(page, 'a ticket with a participant')

  const hers = await openPage(browser)
  await signInThroughProvider(hers, MINA)
  await hers.goto(ticket)
  await expect(audience(hers)).toContainText('You and Katharina Vogel; our support team')
  await expect(hers.getByText('by Katharina Vogel')).toBeVisible()
  await hers.getByRole('textbox', { name: 'Your reply' }).fill('Mine is empty, too')
  await hers.getByRole('button', { name: 'Send Reply' }).click()
  await expect(page.getByText('Mine is empty, too')).toBeVisible()
  await expect(line).toHaveText('You and Mina Park; our support team')

  await page.getByRole('button', { name: 'Remove Mina Park' }).click()
  await expect(hers.getByRole('heading', { name: 'Ticket Not Found' })).toBeVisible()
  await expect(hers.getByText('The shared calendar is empty')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line).toHaveText('You and Mina Park; our support team')

  await hers.goto(ticket)
  await audience(hers).getByText('our support team', { exact: false }).first().click()
  await hers.getByRole('button', { name: 'Leave this ticket' }).click()
  await hers.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(hers).toHaveURL(`${portalUrl()}/tickets`)
  await expect(line).toHaveText('You; our support team')
})

test('a new ticket says who will see it while its participants are chosen, and they see it', async ({
  page,
}) => {
  await signIn(page, KATHARINA)
  await page.goto(`${portalUrl()}/tickets/new`)
  await page.getByLabel('Subject').fill('A projector for the meeting room')
  await page.getByLabel('Description').fill('The old one is dark.')
  await page.getByRole('combobox', { name: 'Participants' }).fill('oluwa')
  await page.getByRole('option', { name: /Oluwaseun Adeyemi/ }).click()
  await expect(audience(page)).toContainText('You and Oluwaseun Adeyemi; our support team')
  await expect(page.getByRole('button', { name: 'Remove Oluwaseun Adeyemi' })).toBeVisible()

  const box = page.getByRole('combobox', { name: 'Participants' })
  await box.fill('someone@elsewhere.example')
  await box.press('Enter')
  await expect(page.getByText('No match in your company.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Submit Ticket' }).click()
  await expect(box).toHaveAccessibleDescription(/Choose a colleague or enter their email address/)
  await expect(box).toBeFocused()
  await page.getByRole('button', { name: 'Remove Oluwaseun Adeyemi' }).click()
  await box.fill('oluwaseun adeyemi')
  await box.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Oluwaseun Adeyemi' })).toBeVisible()
  await page.getByRole('button', { name: 'Submit Ticket' }).click()
  await page
    .getByRole('link', { name: /A projector for the meeting room/ })
    .first()
    .click()
  await expect(audience(page)).toContainText('You and Oluwaseun Adeyemi; our support team')
})
