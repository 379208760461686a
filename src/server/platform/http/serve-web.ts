import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import { answerNotFound } from './error-handler.ts'
import { createPageSender } from './send-page.ts'

const YEAR_SECONDS = 31_536_000
const PAGE = 'index.html'

/** Writes into the page what is known only while the server runs. */
export type WritePage = (template: string) => Promise<string>

/** The built web app. Every address that is not a file and not the API's is a page of it. */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  { writePage }: { writePage: WritePage },
): Promise<void> {
  const file = path.join(folder, PAGE)
  if (!existsSync(file)) {
    app.setNotFoundHandler(answerNotFound)
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    wildcard: false,
    index: false,
    // Only as it is written for this installation.
    globIgnore: [`${PAGE}*`],
    cacheControl: false,
    setHeaders(response, served) {
      // The name of an asset carries a digest of its content.
      const isForever = served.includes(`${path.sep}assets${path.sep}`)
      response.header(
        'Cache-Control',
        isForever ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      )
    },
  })
  const template = await readFile(file, 'utf8')
  const sendPage = createPageSender()
  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|saml)(\/|$)/.test(request.url)
    if (!isPage) return answerNotFound(request, reply)
    return sendPage(request, reply, await writePage(template))
  })
}
