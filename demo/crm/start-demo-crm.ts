import path from 'node:path'

import { keepAccount } from '#demo/hubspot/keep-account.ts'
import { startDemoHubSpot } from '#demo/hubspot/server.ts'
import type { Config } from '#server/config.ts'
import type { Deps } from '#server/deps.ts'
import { StartError } from '#server/platform/start-error.ts'

import { connectDemoCrm } from './connect-demo-crm.ts'
import { fillDemoCrm } from './fill-demo-crm.ts'

const TOKEN = 'pat-eu1-of-the-demo'
const WEBHOOK_SECRET = 'the-secret-of-the-demos-webhooks'

/** The emulator listens two above the portal: between them is the identity provider. */
function crmAddress({ port }: Pick<Config, 'port'>) {
  return { host: '127.0.0.1', port: port + 2 }
}

/** The variables with which the portal of the demo finds its CRM. */
export function withDemoCrm(environment: Record<string, string | undefined>) {
  const { host, port } = crmAddress({ port: Number(environment.PORT ?? 3000) })
  return {
    ...environment,
    HUBSPOT_ACCESS_TOKEN: TOKEN,
    HUBSPOT_BASE_URL: `http://${host}:${port}`,
    HUBSPOT_WEBHOOK_SECRET: WEBHOOK_SECRET,
  }
}

/** Starts the emulator, with what it had before, and connects the portal to it when it is new. */
export async function startDemoCrm(deps: Deps) {
  const { host, port } = crmAddress(deps.config)
  const { dataDir, publicUrl } = deps.config
  const hubSpot = await startDemoHubSpot({ host, port, token: TOKEN }).catch((error: unknown) => {
    throw asStartError(error, port)
  })
  const kept = await keepAccount(hubSpot.account, path.join(dataDir, 'hubspot.json'))
  if (kept.isNew) fillDemoCrm(hubSpot)
  await connectDemoCrm(deps, hubSpot)
  const url = `${publicUrl}/api/crm/hubspot/webhook`
  hubSpot.webhooks.connect({ url, secret: WEBHOOK_SECRET, retryMs: 2000, duplicates: 0.1 })
  return {
    url: hubSpot.url,
    async close() {
      await hubSpot.close()
      await kept.stop()
    },
  }
}

function asStartError(error: unknown, port: number): unknown {
  // Node's errors of the system have a code.
  if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) return error
  return new StartError(
    `PORT: ${port}, where the demo's HubSpot listens (PORT + 2), is in use by another program. Stop it, or choose another, such as PORT=${port + 8}.`,
    { cause: error },
  )
}
