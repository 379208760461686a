import { randomUUID } from 'node:crypto'

import { expect, type Page } from '@playwright/test'
import { sql } from 'kysely'

import { mailOffToken } from '#server/channels/mail/outgoing/compose/mail-off.ts'
import { createDb, createPool } from '#server/platform/db/client.ts'
import { openInstallation } from '#server/platform/keys/open-installation.ts'
import { mailRowsOfTicket } from '#test/mail-rows.ts'

import { expectAccessible } from './axe.ts'
import { confirmWhenAsked } from './confirm-identity.ts'
import { expectFits } from './fit.ts'
import { raiseTicket } from './raise-ticket.ts'
import { demoPlace } from './demo-place.ts'
import { databaseOfDemo } from './session.ts'
import { portalUrl, signIn, signInAsAdmin } from './sign-in.ts'
import { test, WALK } from './test.ts'

const DANA = { email: 'dana.whitfield@fabrikam.example', name: 'Dana Whitfield' }

test(
  'a page about mail shows what happened, passes axe and fits when it is open',
  WALK,
  async ({ page }) => {
    await signIn(page, DANA)
    const ticketId = (await raiseTicket(page, `Mail ${Date.now()}`)).split('/').at(-1) ?? ''
    const { token, clear } = await plantMail(ticketId)
    await page.goto(`${portalUrl()}/api/mail-off?token=${token}`)
    await look(page, 'choice of mail', 'Email notifications')

    await signInAsAdmin(page)
    await page.goto(`${portalUrl()}/desk/tickets/${ticketId}`)
    await expect(page.getByText('Email to this address has been bouncing since')).toBeVisible()
    await expect(
      page.getByText('Email to dana.whitfield@fabrikam.example is bouncing'),
    ).toBeVisible()
    await page.getByText('Automated email from Dana').click()
    await expect(page.getByText('I am away')).toBeVisible()
    await look(page, 'ticket with mail', /^Mail/)
    await page.getByRole('link', { name: 'Open the email' }).click()
    await look(page, 'a mail of a machine', 'Away')

    await page.goto(`${portalUrl()}/desk/mail`)
    await expect(page.getByText('No person has this email address.')).toBeVisible()
    await look(page, 'held mail', 'Email review')
    await page.getByRole('checkbox', { name: /^Select Question/ }).check()
    await expect(page.getByText('1 selected')).toBeVisible()
    await look(page, 'held mail that is selected', 'Email review')
    await page.getByRole('button', { name: 'Clear selection' }).click()
    await page.getByRole('link', { name: 'Question' }).click()
    await expect(page.getByRole('button', { name: 'Create ticket' })).toBeVisible()
    await look(page, 'a held mail', 'Question')

    await page.goto(`${portalUrl()}/admin/mail/sent`)
    await expect(page.getByText('No such mailbox').first()).toBeVisible()
    await look(page, 'sent mail', 'Outgoing email')

    await page.goto(`${portalUrl()}/admin/mail/mailboxes/new`)
    await confirmWhenAsked(page)
    await page.getByRole('button', { name: 'Other (IMAP)' }).click()
    await page.getByRole('textbox', { name: /^Name/ }).fill('Service desk')
    await page.getByRole('textbox', { name: /^Email address/ }).fill('support@msp.example')
    await page
      .getByRole('textbox', { name: /^Server/ })
      .first()
      .fill('localhost')
    await page.getByRole('textbox', { name: /^Password/ }).fill('wrong')
    await look(page, 'new mailbox', 'New mailbox')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Test connection' }).click()
    await expect(page.getByText('Failed', { exact: true })).toBeVisible()
    await look(page, 'new mailbox that was tried', 'New mailbox')
    // Typed text stays in the browser, and leaving asks first.
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(`${portalUrl()}/admin/mail/mailboxes`)
    await expect(page.getByText('The password is refused.')).toBeVisible()
    await look(page, 'mailboxes', 'Mailboxes')

    await page.goto(`${portalUrl()}/account`)
    await page.getByLabel('Email me about', { exact: true }).selectOption('Daily summary')
    await expect(page.getByText('You’ll get one summary email every morning').first()).toBeVisible()
    await look(page, 'account with mail', 'Your account')
    await clear()
  },
)

async function look(page: Page, state: string, title: string | RegExp) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expectAccessible(page, state)
  await expectFits(page, state)
}

/** Incoming mail, and its failures, as rows: nothing of it is waited for. */
async function plantMail(ticketId: string) {
  const pool = createPool(await databaseOfDemo(), () => undefined)
  const db = createDb(pool)
  const user = await db
    .selectFrom('users')
    .select(['id', 'customerId'])
    .where('email', '=', DANA.email)
    .executeTakeFirstOrThrow()
  const received = { receivedAt: new Date(), sizeBytes: 1, messageId: null }
  const facts = JSON.stringify({ preview: 'I am away until Monday.' })
  const mailboxId = randomUUID()
  const { customerId } = user
  for (const statement of mailRowsOfTicket(customerId, ticketId, user.id))
    await sql.raw(statement).execute(db)
  await sql`insert into mail_addresses values (${customerId}, ${DANA.email}, now(), '550 5.1.1 No such mailbox')`.execute(
    db,
  )
  await db
    .insertInto('receivedMails')
    .values([
      {
        ...received,
        id: randomUUID(),
        mark: randomUUID(),
        state: 'automatic',
        fromName: DANA.name,
        fromAddress: DANA.email,
        subject: 'Away',
        facts,
        customerId,
        ticketId,
      },
      {
        ...received,
        id: randomUUID(),
        mark: randomUUID(),
        state: 'held',
        reason: 'unknown_sender',
        fromAddress: 'eve@elsewhere.example',
        subject: 'Question',
        facts,
      },
    ])
    .execute()
  await sql`update mail_out set has_server = true`.execute(db)
  await db
    .insertInto('mailboxes')
    .values({
      id: mailboxId,
      address: `support-${mailboxId}@portico.example`,
      name: 'Service desk',
      provider: 'ses',
      signIn: 'webhook',
      isOn: true,
      unreachableSince: new Date(),
      lastError: 'The password is refused.',
      createdAt: new Date(),
      updatedAt: new Date(),
      updatedBy: 'Ada',
    })
    .execute()
  const place = {
    dataDir: demoPlace().dataDir,
    installationKeys: undefined,
    databaseUrl: undefined,
  }
  const { cookieSecret } = await openInstallation(db, place, console)
  return {
    token: mailOffToken(cookieSecret, user.id),
    /** Other journeys have no mail. */
    async clear() {
      await sql`update mail_out set has_server = false, stopped_at = null`.execute(db)
      await sql`delete from mailboxes where id = ${mailboxId}`.execute(db)
      await sql`delete from received_mails where subject in ('Away', 'Question')`.execute(db)
      await sql`delete from mail_addresses where address = ${DANA.email}`.execute(db)
      await pool.end()
    },
  }
}
