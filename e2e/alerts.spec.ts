import { expect, type Page } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { confirmWhenAsked } from './confirm-identity.ts'
import { expectFits } from './fit.ts'
import { portalUrl, signInAsAdmin } from './sign-in.ts'
import { test } from './test.ts'

const list = (page: Page) => page.getByRole('list', { name: 'Rules, in order' })

async function addRule(page: Page, { tool, sender }: { tool: string; sender: string }) {
  await page.getByRole('link', { name: 'Add rule' }).click()
  await page.getByRole('button', { name: tool, exact: true }).click()
  await page.getByRole('textbox', { name: 'Sender' }).fill(sender)
  await page.getByRole('combobox', { name: 'Customer' }).selectOption('Northwind Traders')
  const requester = page.getByRole('textbox', { name: 'Requester’s email' })
  await requester.fill('katharina.vogel@northwind.example')
  await page.getByRole('checkbox', { name: 'Network Issue' }).check()
  await page.getByRole('button', { name: 'Save rule' }).click()
  await expect(list(page).getByRole('link', { name: tool })).toBeVisible()
}

async function tryMail(page: Page, { subject, text = '' }: { subject: string; text?: string }) {
  await page.getByRole('textbox', { name: 'Subject', exact: true }).fill(subject)
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill(text)
  await page.getByRole('button', { name: 'Run test', exact: true }).click()
}

test('an administrator writes rules for alerts, puts them in order and tries them', async ({
  page,
}) => {
  await signInAsAdmin(page)
  await confirmWhenAsked(page)
  await page.goto(`${portalUrl()}/admin/mail/mailboxes`)
  await page.getByRole('link', { name: 'Alert rules' }).click()
  await expect(page.getByText('No alert rules yet')).toBeVisible()
  await expectAccessible(page, 'no rules')
  await page.getByRole('link', { name: 'Add rule' }).click()
  await page.getByText('Advanced', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Subject patterns' }).fill('{hots}')
  await page.getByRole('button', { name: 'Save rule' }).click()
  await expect(page.getByText('Unknown placeholder')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await expectAccessible(page, 'rule with problems')
  await page.goto(`${portalUrl()}/admin/mail/alerts`)

  await addRule(page, { tool: 'Zabbix', sender: 'zabbix@northwind.example' })
  await addRule(page, { tool: 'Icinga 2', sender: 'icinga@northwind.example' })
  await page.getByRole('button', { name: 'Move Icinga 2 up' }).click()
  await expect(list(page).getByRole('link')).toHaveText(['Icinga 2', 'Zabbix'])
  await expect(page.getByRole('button', { name: 'Move Icinga 2 up' })).toBeFocused()
  await tryMail(page, { subject: '[PROBLEM] HTTP on web01 is CRITICAL!' })
  await expect(page.getByText('Creates a ticket')).toBeVisible()
  await expectAccessible(page, 'rules and a trial')
  await expectFits(page, 'rules and a trial')

  await list(page).getByRole('link', { name: 'Zabbix' }).click()
  // The list has the same fields for a trial, until the rule takes its place.
  await expect(page.getByRole('heading', { name: 'Zabbix' })).toBeVisible()
  await tryMail(page, { subject: 'Problem: Disk full', text: 'Host: db01\nSeverity: High' })
  await expect(page.getByText('Problem (High)')).toBeVisible()
  await expectAccessible(page, 'rule')
  await expectFits(page, 'rule')
  // Other journeys have the demo after this one.
  for (const tool of ['Zabbix', 'Icinga 2']) {
    if (tool !== 'Zabbix') await list(page).getByRole('link', { name: tool }).click()
    await page.getByRole('button', { name: 'Delete rule' }).click()
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Alert rules' })).toBeVisible()
  }
  await expect(page.getByText('No alert rules yet')).toBeVisible()
})
