import { createSign, randomUUID } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'

import type { Deps } from '#server/deps.ts'
import { serviceProviderFor } from '#server/access/saml/service-provider.ts'

import {
  EMAIL_FORMAT,
  encode,
  ISSUER,
  RSA_SHA256,
  signElement,
  type SigningKey,
  SUCCESS,
} from './saml-responses.ts'
import { idp } from './saml-setup.ts'
import { anAnswer, beginSignIn, postAnswer } from './saml-sign-in.ts'
import { aVisitor, type TestClient } from './test-client.ts'

// The messages of a sign-out as an identity provider sends them, valid and hostile.

export type LogoutOptions = {
  id?: string
  issuer?: string
  destination?: string
  issuedAt?: Date
  notOnOrAfter?: Date
  nameId?: string
  format?: string
  indexes?: string[]
  /** Set in an answer. */
  inResponseTo?: string
  status?: string
  nestedStatus?: string
}

type Portal = { deps: Deps }
type Customer = { id: string; domain?: string }

export function aLogoutMessage(
  { deps }: Portal,
  customer: Customer,
  options: LogoutOptions = {},
): string {
  const { nameId = `ada@${customer.domain}`, format = EMAIL_FORMAT, indexes = [] } = options
  const { status = SUCCESS, nestedStatus, inResponseTo, notOnOrAfter } = options
  const name = inResponseTo === undefined ? 'LogoutRequest' : 'LogoutResponse'
  const sp = serviceProviderFor(deps.config.publicUrl, customer.id)
  const attributes = {
    ID: options.id ?? `_${randomUUID()}`,
    Version: '2.0',
    IssueInstant: (options.issuedAt ?? deps.now()).toISOString(),
    Destination: options.destination ?? sp.logoutUrl,
    ...(notOnOrAfter && { NotOnOrAfter: notOnOrAfter.toISOString() }),
    ...(inResponseTo !== undefined && { InResponseTo: inResponseTo }),
  }
  const nested = nestedStatus ? `<samlp:StatusCode Value="${nestedStatus}"/>` : ''
  const content =
    inResponseTo === undefined
      ? `<saml:NameID Format="${format}">${nameId}</saml:NameID>${indexes.map((index) => `<samlp:SessionIndex>${index}</samlp:SessionIndex>`).join('')}`
      : `<samlp:Status><samlp:StatusCode Value="${status}">${nested}</samlp:StatusCode></samlp:Status>`
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  return `<samlp:${name} xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"${written.join('')}><saml:Issuer>${options.issuer ?? ISSUER}</saml:Issuer>${content}</samlp:${name}>`
}

type Redirect = {
  key?: SigningKey
  relayState?: string
  method?: string
  /** Changes the query after it was signed. */
  tamper?: (query: string) => string
}

/** The query with a message, signed by the provider. */
export function aLogoutQuery(
  xml: string,
  { key = idp, relayState, method = RSA_SHA256, tamper = (query) => query }: Redirect = {},
): string {
  const signed = [
    `${parameterOf(xml)}=${encodeURIComponent(deflateRawSync(xml).toString('base64'))}`,
    ...(relayState === undefined ? [] : [`RelayState=${encodeURIComponent(relayState)}`]),
    `SigAlg=${encodeURIComponent(method)}`,
  ].join('&')
  const hash = method.endsWith('sha1') ? 'sha1' : 'sha256'
  const signature = createSign(hash).update(signed).sign(key.privateKey, 'base64')
  return tamper(`${signed}&Signature=${encodeURIComponent(signature)}`)
}

export function redirectLogout(
  client: TestClient,
  customer: Customer,
  query: string,
): ReturnType<TestClient['get']> {
  return client.get(`/api/auth/saml/logout/${customer.id}?${query}`)
}

/** Posts a message, signed by the provider within the XML, as its page does: without cookies. */
export function postLogout(
  portal: Parameters<typeof aVisitor>[0],
  customer: Customer,
  xml: string,
  { key = idp, relayState, isSigned = true }: Redirect & { isSigned?: boolean } = {},
) {
  const id = /\bID="([^"]+)"/.exec(xml)?.[1] ?? ''
  const form = new URLSearchParams({
    [parameterOf(xml)]: encode(isSigned ? signElement(xml, id, { key }) : xml),
    ...(relayState !== undefined && { RelayState: relayState }),
  })
  return aVisitor(portal).send('POST', `/api/auth/saml/logout/${customer.id}`, {
    payload: form.toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://idp.northwind.example',
      accept: 'text/html',
    },
    withoutToken: true,
  })
}

/** Signs a person in through the provider, in a browser of their own. */
export async function aSignedIn(
  portal: Portal & Parameters<typeof aVisitor>[0],
  customer: Customer,
  options: Parameters<typeof anAnswer>[2] = {},
): Promise<TestClient> {
  const client = aVisitor(portal)
  const { requestId } = await beginSignIn(client, customer)
  const answer = anAnswer(portal.deps, customer, { inResponseTo: requestId, ...options })
  await postAnswer(client, customer, answer)
  return client
}

function parameterOf(xml: string): 'SAMLRequest' | 'SAMLResponse' {
  return xml.startsWith('<samlp:LogoutRequest') ? 'SAMLRequest' : 'SAMLResponse'
}
