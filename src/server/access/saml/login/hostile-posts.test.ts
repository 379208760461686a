import { expect, test } from 'vitest'

import { buildTestApp } from '#test/build-test-app.ts'
import { aPortal } from '#test/a-portal.ts'
import { attacker, aResponseTo, idp, judge } from '#test/saml-setup.ts'
import { anAnswer, aSamlCustomer, beginSignIn, postAnswer } from '#test/saml-sign-in.ts'
import { aVisitor } from '#test/test-client.ts'

/** Elements that are let through, each with what makes the check of a signature costly. */
function withElements(count: number) {
  const elements = Array.from({ length: count }, (_, index) => `<a ID="i${index}" b="" c=""/>`)
  const extensions = `<samlp:Extensions>${elements.join('')}</samlp:Extensions>`
  return (xml: string) => xml.replace('<samlp:Status>', `${extensions}<samlp:Status>`)
}
const withExtensions = withElements(800)

/** All that is right but the key. */
async function anAttack({ elements = 800 } = {}) {
  const portal = await buildTestApp()
  const customer = await aSamlCustomer(portal.deps)
  const client = aVisitor(portal)
  const { requestId } = await beginSignIn(client, customer)
  const hostile = anAnswer(portal.deps, customer, {
    inResponseTo: requestId,
    key: attacker,
    sign: 'response',
    edit: withElements(elements),
  })
  let answered = 0
  const post = async () => {
    const res = await postAnswer(client, customer, hostile)
    answered += 1
    return res
  }
  return { portal, customer, post, answered: () => answered }
}

function workedMs() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

test('hostile posts are judged outside the thread that serves everyone', async () => {
  const { post } = await anAttack()
  // The thread is started by the first.
  await post()
  const response = aResponseTo({ key: attacker, sign: 'response', edit: withExtensions })
  const beganHere = workedMs()
  for (let time = 0; time < 3; time += 1) {
    expect(await judge(response, { certs: [idp.certPem] })).toBe('bad_signature')
  }
  const hereMs = (workedMs() - beganHere) / 3

  const beganApart = workedMs()
  const answers = await Promise.all(Array.from({ length: 8 }, post))
  const apartMs = (workedMs() - beganApart) / 8
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([303]))
  expect(String(answers[0]?.headers.location)).toContain('error=bad_signature')
  expect(apartMs).toBeLessThan(hereMs / 3)
})

test('other requests and honest sign-ins are answered when hostile posts wait', async () => {
  const { portal, customer, post, answered } = await anAttack({ elements: 400 })
  const reader = await aPortal()
  const honest = aVisitor(portal)
  const { requestId } = await beginSignIn(honest, customer)
  await post()

  const posts = Promise.all(Array.from({ length: 30 }, post))
  for (let time = 0; time < 5; time += 1) {
    expect((await reader.client.get('/api/tickets')).statusCode).toBe(200)
  }
  const answer = anAnswer(portal.deps, customer, { inResponseTo: requestId })
  const signedIn = await postAnswer(honest, customer, answer)
  expect(signedIn.headers.location).toBe('/dashboard?login=success')
  expect(answered() - 1).toBeLessThan(30)
  await posts
})

test('a costly response is refused before its signature is checked when it has other faults', async () => {
  const wrongs = {
    wrong_issuer: { responseIssuer: 'https://evil.example' },
    wrong_audience: { audience: 'https://elsewhere.example' },
    wrong_destination: { destination: 'https://elsewhere.example/acs' },
    wrong_recipient: { recipient: 'https://elsewhere.example/acs' },
    expired: { notOnOrAfter: new Date(0) },
  }
  const forged = { key: attacker, sign: 'response' as const }
  for (const [reason, wrong] of Object.entries(wrongs)) {
    expect(await judge({ ...forged, ...wrong }), reason).toBe('bad_signature')
    expect(await judge({ ...forged, ...wrong, edit: withExtensions }), reason).toBe(reason)
  }
  const rest = { ...forged, edit: withExtensions }
  expect(await judge(rest)).toBe('bad_signature')
  expect(await judge({ edit: withExtensions, sign: 'response' })).toBe('accepted')
})
