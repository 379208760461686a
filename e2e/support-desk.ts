import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

import type { Browser, Page } from '@playwright/test'

import { createDb, createPool } from '#server/platform/db/client.ts'
import type { TicketListItem } from '#shared/tickets/contract.ts'
import { anAgentAnswer, aNewTicket, manyComments } from '#test/builders.ts'
import { freePort } from '#test/free-port.ts'
import { readKeyFile } from '#server/platform/keys/key-file.ts'
import { writeKeys } from '#server/platform/keys/key-ring.ts'

import { demoPlace } from './demo-place.ts'
import { addSession, databaseOfDemo } from './session.ts'
import { portalUrl } from './sign-in.ts'

type Person = { email: string }

/** An agent who answers past the demo's server, as one at another process would. */
export async function openDesk() {
  const pool = createPool(await databaseOfDemo(), () => undefined)
  const deps = { db: createDb(pool), now: () => new Date() }
  return {
    async answer(page: Page, ticket: TicketListItem, html: string) {
      const { user } = await (await page.request.get(`${portalUrl()}/api/auth/user`)).json()
      await anAgentAnswer(deps, { customerId: user.customerId, ticketId: ticket.id }, html)
    },
    /** Gives a ticket as many replies as no journey has the time to send. */
    async fill(page: Page, ticket: TicketListItem, count: number) {
      const { user } = await (await page.request.get(`${portalUrl()}/api/auth/user`)).json()
      await manyComments(deps, { customerId: user.customerId, ticketId: ticket.id }, count)
    },
    close: () => pool.end(),
  }
}

/** Tickets that were there before: raised in another browser of the person, who reads their subjects as typed. */
export async function raiseTickets(
  browser: Browser,
  person: Person,
  subjects: string[],
): Promise<TicketListItem[]> {
  const context = await browser.newContext()
  await addSession(context, person.email)
  const { cookies } = await context.storageState()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const tickets: TicketListItem[] = []
  for (const subject of subjects) {
    const answer = await context.request.post(`${portalUrl()}/api/tickets`, {
      data: aNewTicket({ subject }),
      headers: { 'X-XSRF-TOKEN': token },
    })
    tickets.push({ ...(await answer.json()), subject })
  }
  await context.close()
  return tickets
}

/** Another process on the database of the demo. A browser's session holds at both. */
export async function startSecondProcess() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portico-e2e-second-'))
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: await databaseOfDemo(),
      INSTALLATION_KEY: writeKeys(await readKeyFile(demoPlace().dataDir)),
      LOG_LEVEL: 'warn',
    },
  })
  const exited = new Promise((resolve) => child.on('exit', resolve))
  return {
    url: await readyAddress(child.stdout),
    async stop() {
      child.kill('SIGTERM')
      await exited
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function readyAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /^Portico is ready at (\S+)$/.exec(line) ?? []
    if (address !== undefined) {
      output.resume()
      return address
    }
  }
  throw new Error('the second process never said that it is ready')
}
