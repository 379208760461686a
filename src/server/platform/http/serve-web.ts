import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import { type Language, LANGUAGES } from '#shared/words/catalogue.ts'

import { answerNotFound } from './error-handler.ts'
import { languageOf } from './language-of.ts'
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
  if (!existsSync(path.join(folder, PAGE))) {
    app.setNotFoundHandler(answerNotFound)
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    wildcard: false,
    index: false,
    // Only as it is written for this installation.
    globIgnore: [`**/${PAGE}*`],
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
  const pages = new Map(
    await Promise.all(
      LANGUAGES.map(async (language) => [language, await readPage(folder, language)] as const),
    ),
  )
  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|saml)(\/|$)/.test(request.url)
    if (!isPage) return answerNotFound(request, reply)
    const page = pages.get(languageOf(request))
    if (!page) return answerNotFound(request, reply)
    return page.send(request, reply, await writePage(page.template))
  })
}

/** The app is built once for each language: the first one's is at the top, another's in its own folder. */
async function readPage(folder: string, language: Language) {
  const place = language === LANGUAGES[0] ? folder : path.join(folder, language)
  return {
    template: await readFile(path.join(place, PAGE), 'utf8'),
    send: createPageSender(),
  }
}
