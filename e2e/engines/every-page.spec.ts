import { test } from '@playwright/test'

import { SESSION_COOKIE } from '#server/platform/http/request/csrf.ts'

import { everyPage } from '../every-page.ts'
import { createDemoSession } from '../session.ts'
import { portalUrl } from '../sign-in.ts'
import { WALK } from '../test.ts'
import { type Driver, run } from './driver.ts'
import { ENGINES, openPage } from './engines.ts'
import { expectNothingCovered } from './nothing-covered.ts'

const PEOPLE = {
  visitor: undefined,
  requester: 'katharina.vogel@northwind.example',
  administrator: 'admin@portico.example',
}
/** A table is a table, and as cards. */
const WIDTHS = [1280, 500]

for (const { name, missing, start } of ENGINES) {
  // A skipped test is listed by its name alone.
  test.describe(missing ?? name, WALK, () => {
    test.skip(missing !== undefined, missing)

    test(`each link, control, heading and cell is clickable by itself when any page is open in ${name}`, async () => {
      const { driver, stop } = await start()
      try {
        await driver.open(`${portalUrl()}/healthz`)
        await signIn(driver, PEOPLE.administrator)
        const ids = await run(driver, findIds)
        await signIn(driver, undefined)
        for (const [who, pathsOf] of Object.entries(everyPage)) {
          await signIn(driver, PEOPLE[who as keyof typeof PEOPLE])
          for (const path of pathsOf(ids)) {
            await openPage(driver, portalUrl() + path)
            for (const width of WIDTHS) {
              await driver.resize(width, 800)
              await expectNothingCovered(driver, `${path}, ${width} px`)
            }
          }
        }
      } finally {
        await stop()
      }
    })
  })
}

async function signIn(driver: Driver, email: string | undefined): Promise<void> {
  const value = email === undefined ? 'none' : await createDemoSession(email)
  await driver.addCookie({ name: SESSION_COOKIE, value })
}

async function findIds() {
  const first = async (list: string) => (await (await fetch(list)).json())[0]?.id ?? 'none'
  const [customer] = await (await fetch('/api/admin/customers?q=northwind.example')).json()
  return {
    ticketId: await first('/api/desk/tickets?view=open&limit=1'),
    customerId: customer.id as string,
    mailboxId: await first('/api/admin/mail/mailboxes'),
    ruleId: await first('/api/admin/mail/alert-rules'),
    templateId: await first('/api/admin/service-templates'),
  }
}
