import { expect } from '@playwright/test'

import { expectAccessible } from './axe.ts'
import { expectFits } from './fit.ts'
import { raiseTicket } from './raise-ticket.ts'
import { addSession, openPage } from './session.ts'
import { portalUrl, signIn, watchConsole } from './sign-in.ts'
import { test } from './test.ts'

const LUIS = { email: 'luis.ortega@fabrikam.example', name: 'Luis Ángel Ortega' }

test('a requester follows live when an agent merges two tickets and undoes it', async ({
  browser,
  page: requester,
}) => {
  const errors = watchConsole(requester)
  const word = `Drill ${Date.now()}`
  await signIn(requester, LUIS)
  const second = new URL(await raiseTicket(requester, `${word} smokes`)).pathname
  const first = new URL(await raiseTicket(requester, `${word} stops`)).pathname
  await requester.goto(portalUrl() + first)
  await expect(requester.getByText('No replies yet.')).toBeVisible()

  const agent = await openPage(browser)
  await addSession(agent.context(), 'agent@portico.example')
  await agent.goto(`${portalUrl()}/desk${first}`)
  await agent.getByRole('button', { name: 'More', exact: true }).click()
  await agent.getByRole('button', { name: 'Merge', exact: true }).click()
  const dialog = agent.getByRole('dialog')
  await dialog.getByRole('searchbox').fill(word)
  await dialog.getByRole('radio', { name: `${word} smokes` }).check()
  await expect(dialog.getByText(`${LUIS.name} will be told to continue in`)).toBeVisible()
  await expect(dialog.getByText('No one gains or loses access.')).toBeVisible()
  await expectAccessible(agent, 'merge', { looks: ['light', 'dark'] })
  await dialog.getByRole('button', { name: 'Merge into' }).click()

  // The desk goes on with the other ticket, which shows what was merged.
  await expect(agent).toHaveURL(`${portalUrl()}/desk${second}`)
  await expect(agent.getByRole('heading', { name: 'Merged ticket' })).toBeVisible()
  await expect(agent.getByText(/^From #/)).toBeVisible()
  await expect(requester.getByText(/merged this ticket into #/)).toBeVisible()
  await expect(requester.getByText('Closed', { exact: true }).first()).toBeVisible()
  await requester.getByRole('link', { name: /^ticket #/ }).click()
  await expect(requester).toHaveURL(portalUrl() + second)
  await requester.goBack()
  await expectAccessible(agent, 'ticket with a merged one', { looks: ['light', 'dark'] })
  // The message lies on the page for a while.
  await agent.getByRole('button', { name: 'Dismiss message' }).click()
  for (const width of [320, 390, 1280]) {
    await agent.setViewportSize({ width, height: 800 })
    await expectFits(agent, `ticket with a merged one at ${width}`)
  }

  await agent.getByRole('button', { name: /^Undo merge of #\d+$/ }).click()
  await expect(agent.getByRole('heading', { name: 'Merged ticket' })).toHaveCount(0)
  await expect(requester.getByText('Open', { exact: true }).first()).toBeVisible()
  await expect(requester.getByText(/merged this ticket/)).toHaveCount(0)
  await expect(requester.getByLabel('Your reply')).toBeVisible()
  expect(errors).toEqual([])
})
