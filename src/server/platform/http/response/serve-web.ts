import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { type Language, LANGUAGES } from '#shared/languages.ts'

import { answerNotFound } from './error-handler.ts'
import { languageOf } from '#server/platform/http/request/language-of.ts'
import { createTextSender } from './send-text.ts'

const YEAR_SECONDS = 31_536_000
const PAGE = 'index.html'

/** Fills the page template with values that are known only at run time. */
type WritePage = (template: string, language: Language) => Promise<string>

/** Finds what account and customer of the request's session are set to. */
type FindLanguages = (request: FastifyRequest) => Promise<void>

/**
 * Serves the built web app. Every address that is neither a file nor under the API gets the app's
 * page.
 */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  { writePage, findLanguages }: { writePage: WritePage; findLanguages: FindLanguages },
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
    // Do not serve the template itself, only the page made from it.
    globIgnore: [`**/${PAGE}*`],
    cacheControl: false,
    setHeaders(response, served) {
      // An asset's name contains a hash of its content.
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
      !/^\/(api|saml|\.well-known)(\/|$)/.test(request.url)
    if (!isPage) return answerNotFound(request, reply)
    await findLanguages(request)
    const language = languageOf(request)
    const page = pages.get(language)
    if (!page) return answerNotFound(request, reply)
    reply.header('Content-Language', language)
    return page.send(request, reply, await writePage(page.template, language))
  })
}

/**
 * Reads the page of one language. The app is built once per language: the first at the top, the
 * others in folders of their own.
 */
async function readPage(folder: string, language: Language) {
  const place = language === LANGUAGES[0] ? folder : path.join(folder, language)
  return {
    template: await readFile(path.join(place, PAGE), 'utf8'),
    send: createTextSender({
      type: 'text/html; charset=utf-8',
      // Another one for another person, whose session or browser is set to another language.
      cacheControl: 'private, no-cache',
      vary: ['Accept-Encoding', 'Accept-Language', 'Cookie'],
    }),
  }
}
