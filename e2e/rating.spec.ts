import { expect, type Page } from '@playwright/test'

import { ratingToken } from '#server/access/rating-links/rating-link-holder.ts'
import { createDb, createPool } from '#server/platform/db/client.ts'
import { openInstallation } from '#server/platform/keys/open-installation.ts'
import type { Ticket } from '#shared/tickets/contract.ts'

import { callAsAdmin } from './admin-calls.ts'
import { expectAccessible } from './axe.ts'
import { demoPlace } from './demo-place.ts'
import { expectFits } from './fit.ts'
import { raiseTicket } from './raise-ticket.ts'
import { databaseOfDemo, openPage } from './session.ts'
import { portalUrl, signIn, signInAsAdmin, watchConsole } from './sign-in.ts'
import { test } from './test.ts'

const DANA = { email: 'dana.whitfield@fabrikam.example', name: 'Dana Whitfield' }

test('a closed ticket is rated in the portal and from the link of its mail, and the desk shows it', async ({
  page,
  browser,
}) => {
  const admin = await openPage(browser)
  await signInAsAdmin(admin)
  const { version: _, ...settings } = await (
    await callAsAdmin(admin, 'GET', '/api/admin/settings')
  ).json()
  const ask = (askForRating: boolean) =>
    callAsAdmin(admin, 'PUT', '/api/admin/settings', { ...settings, askForRating })
  await ask(true)
  await signIn(page, DANA)
  const url = await raiseTicket(page, `Rated ${Date.now()}`)
  const id = url.split('/').at(-1) ?? ''
  const closed = await callAsAdmin(page, 'POST', `/api/tickets/${id}/close`, {})
  const { ticket }: { ticket: Ticket } = await closed.json()

  await page.goto(url)
  await expectAccessible(page, 'a closed ticket that is to be rated')
  await page.getByRole('button', { name: 'Good' }).click()
  await expect(page.getByText('Thanks for your rating.')).toBeVisible()
  await page.getByLabel('Anything to add?').fill('Quick and friendly')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Thanks for your rating and comment.')).toBeVisible()
  await admin.goto(`${portalUrl()}/desk/tickets/${id}`)
  await expect(admin.getByText('Quick and friendly')).toBeVisible()
  await expectAccessible(admin, 'the rating at the desk')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Good' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('Anything to add?')).toHaveValue('Quick and friendly')
  await expectAccessible(page, 'a rated ticket')
  await expectFits(page, 'a rated ticket')

  const visitor = await (await browser.newContext()).newPage()
  const errors = watchConsole(visitor)
  await visitor.goto(`${portalUrl()}/rate?score=bad#${await tokenFor(ticket)}`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('How did we do?')
  await expect(visitor).toHaveURL(`${portalUrl()}/rate?score=bad`)
  await expect(visitor.getByRole('button', { name: 'Good' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await look(visitor, 'the link of a closing mail')
  await visitor.getByRole('button', { name: 'Bad' }).click()
  await expect(visitor.getByText('Thanks for your rating.')).toBeVisible()
  await look(visitor, 'the link of a closing mail that has rated')
  await expect(visitor.getByRole('link', { name: 'Open the ticket' })).toBeVisible()
  await expect(admin.getByRole('region', { name: 'Satisfaction' })).toContainText('Bad')
  await page.reload()
  await page.getByRole('region', { name: 'How did we do?' }).getByText('Reopen ticket').click()
  await expect(page.getByRole('dialog')).toContainText('Reopen')
  await visitor.goto(`${portalUrl()}/rate#guess`)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work')
  await look(visitor, 'a link that is dead')

  await admin.goto(`${portalUrl()}/desk/numbers`)
  await expect(admin.getByText('0% good · 1 rating')).toBeVisible()
  await expectAccessible(admin, 'reports with ratings')
  await ask(false)
  expect(errors.filter((text) => !text.includes('404'))).toEqual([])
})

async function look(page: Page, state: string) {
  await expectAccessible(page, state)
  await expectFits(page, state)
}

/** The secret of the links in the mail of a closing. */
async function tokenFor({ id: ticketId, closedAt }: Ticket): Promise<string> {
  const pool = createPool(await databaseOfDemo(), () => undefined)
  const db = createDb(pool)
  const { dataDir } = demoPlace()
  const place = { dataDir, installationKeys: undefined, databaseUrl: undefined }
  const { cookieSecret } = await openInstallation(db, place, console)
  const { customerId, id: userId } = await db
    .selectFrom('users')
    .select(['customerId', 'id'])
    .where('email', '=', DANA.email)
    .executeTakeFirstOrThrow()
  await pool.end()
  return ratingToken(cookieSecret, {
    customerId,
    userId,
    ticketId,
    closedAt: new Date(closedAt ?? 0),
  })
}
