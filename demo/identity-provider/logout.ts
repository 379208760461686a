import { Extractor, type IdentityProviderInstance, ServiceProvider, Utility } from 'samlify'

// Sign-out at the provider and at the portal, begun by either. Every message is signed.

export type Binding = 'redirect' | 'post'

/** A message as the browser brings it. */
export type Brought = { binding: Binding; values: URLSearchParams; search: string }

/** Target to which the browser takes a message: an address, or a form to post there. */
export type Taken =
  | { url: string }
  | { post: { address: string; name: 'SAMLRequest' | 'SAMLResponse'; value: string } }

export type Session = { name: string; sessionIndex: string }

type Asked = { sessionIndex: string; answer: () => Taken }

/** The portal as its metadata describes it. */
type Portal = ReturnType<typeof ServiceProvider>

export function createLogout(idp: IdentityProviderInstance, portalOrigin: string) {
  /** Reads a portal's request, if its signature is valid. */
  async function readRequest(brought: Brought): Promise<Asked | undefined> {
    const portal = await portalOf(brought, 'SAMLRequest', portalOrigin)
    const parsed = portal && (await tried(() => idp.parseLogoutRequest(portal, ...given(brought))))
    const sessionIndex: unknown = parsed?.extract.sessionIndex
    if (!portal || !parsed || typeof sessionIndex !== 'string') return undefined
    const { binding, values } = brought
    const relayState = values.get('RelayState') ?? ''
    return {
      sessionIndex,
      answer: () => taken(idp.createLogoutResponse(portal, { ...parsed }, binding, { relayState })),
    }
  }

  /** Returns whether the portal says that it has signed the person out. */
  async function isAnswer(brought: Brought): Promise<boolean> {
    const portal = await portalOf(brought, 'SAMLResponse', portalOrigin)
    const parsed = portal && (await tried(() => idp.parseLogoutResponse(portal, ...given(brought))))
    return parsed !== undefined
  }

  /** Asks a portal to sign a person out; undefined where it takes no such requests. */
  async function ask(
    issuer: string,
    { name, sessionIndex }: Session,
    binding: Binding,
  ): Promise<Taken | undefined> {
    const portal = await readPortal(issuer)
    if (!portal) return undefined
    const user = { logoutNameID: name, sessionIndex }
    return taken(idp.createLogoutRequest(portal, binding, user))
  }

  return { readRequest, isAnswer, ask }
}

function given({ binding, values, search }: Brought) {
  const fields = Object.fromEntries(values)
  const [octetString] = search.slice(1).split('&Signature=')
  return [binding, { query: fields, body: fields, octetString }] as const
}

async function portalOf(
  { binding, values }: Brought,
  name: 'SAMLRequest' | 'SAMLResponse',
  portalOrigin: string,
): Promise<Portal | undefined> {
  const issuer = await tried(async () => {
    const value = values.get(name) ?? ''
    const xml =
      binding === 'redirect'
        ? Utility.inflateString(value)
        : Buffer.from(value, 'base64').toString()
    const root = name === 'SAMLRequest' ? 'LogoutRequest' : 'LogoutResponse'
    const found = Extractor.extract(xml, [
      { key: 'issuer', localPath: [root, 'Issuer'], attributes: [] },
    ])
    return String(found.issuer)
  })
  const isPortal = issuer && URL.canParse(issuer) && new URL(issuer).origin === portalOrigin
  return isPortal ? readPortal(issuer) : undefined
}

/** An entity ID of the portal is the address of its metadata. */
function readPortal(issuer: string): Promise<Portal | undefined> {
  return tried(async () => {
    const response = await fetch(issuer, { signal: AbortSignal.timeout(2_000) })
    if (!response.ok) throw new Error(`Metadata of the portal: ${response.status}`)
    return ServiceProvider({
      metadata: await response.text(),
      wantLogoutRequestSigned: true,
      wantLogoutResponseSigned: true,
    })
  })
}

function taken(
  message: { context: string } & Partial<{ entityEndpoint: unknown; type: string }>,
): Taken {
  const { context, entityEndpoint, type } = message
  if (typeof entityEndpoint !== 'string') return { url: context }
  const name = type === 'SAMLRequest' ? type : 'SAMLResponse'
  return { post: { address: entityEndpoint, name, value: context } }
}

async function tried<Result>(act: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await act()
  } catch {
    // Not a valid message. The error page is the same for every cause.
    return undefined
  }
}
