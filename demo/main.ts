import type { Config } from '#server/config.ts'
import { createLogger } from '#server/platform/operations/logger.ts'
import { runUntilSignal } from '#server/platform/operations/run-until-signal.ts'
import { startPortico } from '#server/start.ts'
import { StartError } from '#server/platform/start-error.ts'

import { ensureWebBuilt, WEB_FOLDER } from '../scripts/build-web.ts'
import { startDemoCrm, withDemoCrm } from './crm/start-demo-crm.ts'
import { DEMO_REALMS } from './demo-people.ts'
import { type DemoIdentityProvider, startDemoIdentityProvider } from './identity-provider/server.ts'
import { startDemoMail, withDemoMail } from './post-office/start-demo-mail.ts'
import { readDemoConfig } from './read-demo-config.ts'
import { seedDemo } from './seed/seed-demo.ts'
import { SHOWCASE_REALMS } from './showcase/people.ts'
import { addStartPage, START_PATH } from './start-page.ts'
import { welcome } from './welcome.ts'

await runUntilSignal(async (stopping) => {
  const hasCrm = process.argv.includes('--crm')
  const hasMail = process.argv.includes('--mail')
  const isSmall = process.argv.includes('--small')
  const environment = hasCrm ? withDemoCrm(process.env) : process.env
  const config = readDemoConfig(hasMail ? withDemoMail(environment) : environment)
  console.log('Starting the demo. The first time takes a little longer.')

  const undo: (() => Promise<void>)[] = []
  let crmUrl: string | undefined
  let postOfficeUrl: string | undefined
  const portico = await startPortico(config, {
    log: createLogger(config),
    webFolder: WEB_FOLDER,
    stopping,
    async beforeListening(deps) {
      const identityProvider = await startIdentityProvider(config, isSmall)
      undo.push(() => identityProvider.close())
      await Promise.all([seedDemo(deps, identityProvider, { isSmall }), ensureWebBuilt()])
      if (hasCrm) {
        const crm = await startDemoCrm(deps)
        undo.push(() => crm.close())
        crmUrl = crm.url
      }
      if (hasMail) {
        const postOffice = await startDemoMail(deps)
        undo.push(() => postOffice.close())
        postOfficeUrl = postOffice.url
      }
    },
    extend: addStartPage,
  })
  undo.push(() => portico.stop())
  const { host, port } = identityProviderAddress(config)
  const identityProviderUrl = `http://${host}:${port}`
  console.log(welcome(config.publicUrl, START_PATH, { identityProviderUrl, crmUrl, postOfficeUrl }))
  console.log(`Portico is ready at ${config.publicUrl}`)
  return {
    async stop() {
      for (const step of undo.toReversed()) await step()
    },
  }
})

/**
 * Returns the address of the identity provider. It uses this machine's other name, so that a
 * browser sees two sites, as in production.
 */
function identityProviderAddress({ publicUrl, port }: Config): { host: string; port: number } {
  const host = new URL(publicUrl).hostname === 'localhost' ? '127.0.0.1' : 'localhost'
  return { host, port: port + 1 }
}

async function startIdentityProvider(
  config: Config,
  isSmall: boolean,
): Promise<DemoIdentityProvider> {
  const { host, port } = identityProviderAddress(config)
  const { dataDir, publicUrl: portalOrigin } = config
  try {
    const realms = isSmall ? DEMO_REALMS : [...DEMO_REALMS, ...SHOWCASE_REALMS]
    const options = { host, port, dataDir, realms, portalOrigin }
    return await startDemoIdentityProvider(options)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new StartError(
      `PORT: ${port}, where the demo's identity provider listens (PORT + 1), is in use by another program. Stop it, or choose another, such as PORT=${config.port + 10}.`,
      { cause: error },
    )
  }
}
