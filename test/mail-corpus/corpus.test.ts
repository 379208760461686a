import { performance } from 'node:perf_hooks'

import { expect, test } from 'vitest'

import { readMail } from '#server/channels/mail/parsing/read-mail.ts'

import { brokenMails } from './broken.ts'
import { conversations } from './conversations.ts'
import { encodings } from './encodings.ts'
import { hostileMails, remarkable } from './hostile.ts'
import { pictures } from './pictures.ts'
import { quoting } from './quoting.ts'
import { automatics, bounces, senders } from './senders.ts'
import { structures } from './structures.ts'

const RULES = {
  trustedServer: 'mx.msp.example',
  ownAddresses: ['support@msp.example'],
  installationId: 'i-1',
}

test('every mail of the corpus is read as expected, and other work goes on meanwhile', async () => {
  const corpus = [
    ...conversations(),
    ...encodings(),
    ...quoting(),
    ...pictures(),
    ...senders(),
    ...structures(),
    ...automatics(),
    ...bounces(),
    ...brokenMails(),
    ...hostileMails(),
    ...remarkable(),
  ]
  expect(corpus.length).toBeGreaterThan(300)
  const before = performance.eventLoopUtilization()
  const read = await Promise.all(corpus.map(({ raw }) => readMail(raw, RULES)))
  const { active, idle } = performance.eventLoopUtilization(before)

  for (const [index, { name, is }] of corpus.entries())
    expect.soft(read[index], name).toMatchObject(is)
  // Were they read in this thread, it would have had nothing to wait for.
  expect(active).toBeLessThan(idle)
})
