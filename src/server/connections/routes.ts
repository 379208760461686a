import type { FastifyInstance } from 'fastify'

import { api } from '#shared/api.ts'
import { wordsIn } from '#shared/words/catalogue.ts'

import { route } from '#server/access/callers/route.ts'
import type { Deps } from '#server/deps.ts'
import { languageOf } from '#server/platform/http/request/language-of.ts'
import { checkCertificate } from './check-certificate.ts'
import { importMetadata } from '#server/connections/metadata/import-metadata.ts'
import { describeMetadata } from '#server/connections/metadata/describe-metadata.ts'

export function connectionRoutes(app: FastifyInstance, deps: Deps) {
  route(app, api.checkCertificate, ({ body, request }) =>
    checkCertificate(deps, wordsIn(languageOf(request)), body.cert),
  )

  route(app, api.readMetadata, async ({ body, request }) =>
    describeMetadata(wordsIn(languageOf(request)), await importMetadata(deps, body)),
  )

  // Every sign-in reads its connection from the database: no process caches any, so there is nothing
  // to drop. The call stays, because the interface promises it after each change.
  route(app, api.refreshSamlConfig, () => ({ success: true as const }))
}
