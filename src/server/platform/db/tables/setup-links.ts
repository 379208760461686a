type SetupLinksTable = {
  customerId: string
  id: string
  tokenHash: Buffer
  name: string
  email: string | null
  mayGoLive: boolean
  createdAt: Date
  madeBy: string
  expiresAt: Date
  revokedAt: Date | null
  readyAt: Date | null
}

type SetupLinkVisitsTable = {
  customerId: string
  linkId: string
  address: string
  browser: string
  lastAt: Date
}

export type SetupLinksTables = {
  setupLinks: SetupLinksTable
  setupLinkVisits: SetupLinkVisitsTable
}
