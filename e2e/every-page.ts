import { adminPatterns } from '#web/lib/admin/admin-paths.ts'
import { deskPatterns } from '#web/lib/desk-paths.ts'
import { patterns } from '#web/lib/paths.ts'
import { setupPatterns } from '#web/lib/setup-paths.ts'

type Ids = Record<'ticketId' | 'customerId' | 'mailboxId' | 'ruleId', string>

const {
  home: _home,
  login,
  adminLogin,
  setPassword,
  desk,
  deskTicket,
  account,
  ...portal
} = patterns
const { admin: _admin, ...administration } = adminPatterns

/** The address of every page that has a route, by who opens it. */
export const everyPage = {
  visitor: pathsOf({ login, adminLogin, setPassword, ...setupPatterns }),
  requester: pathsOf(portal),
  administrator: pathsOf({ desk, deskTicket, ...deskPatterns, account, ...administration }),
}

function pathsOf(pages: Record<string, string>) {
  return (ids: Ids): string[] =>
    Object.values(pages).map((pattern) =>
      pattern.replaceAll(/:(\w+)/g, (_, name: keyof Ids) => ids[name]),
    )
}
