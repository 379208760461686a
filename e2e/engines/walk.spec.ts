import { test } from '@playwright/test'

import { portalUrl } from '../sign-in.ts'
import { ENGINES, openPage } from './engines.ts'
import { walkerOf } from './walker.ts'

const MINA = { email: 'mina.park@northwind.example', name: 'Mina Park' }

for (const { name, missing, start } of ENGINES) {
  test(`a requester signs in over http in ${name}`, async () => {
    test.skip(missing !== undefined, missing)
    const { driver, stop } = await start()
    const walker = walkerOf(driver)
    try {
      await openPage(driver, `${portalUrl()}/login`)
      await walker.enter({ label: /Company email/ }, MINA.email)
      await walker.click({ role: 'button', name: 'Sign in with Email' })
      await walker.click({ role: 'button', name: new RegExp(MINA.name) })
      await walker.expectHeading(`Welcome back, ${MINA.name}!`)
    } finally {
      await stop()
    }
  })
}
