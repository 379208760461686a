import { existsSync } from 'node:fs'
import path from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import { answerNotFound } from './error-handler.ts'

const YEAR_SECONDS = 31_536_000

/** The built web app. Every address that is not a file and not the API's is a page of it. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(path.join(folder, 'index.html'))) {
    app.setNotFoundHandler(answerNotFound)
    return
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders(response, file) {
      // The name of an asset carries a digest of its content.
      const isForever = file.includes(`${path.sep}assets${path.sep}`)
      response.header(
        'Cache-Control',
        isForever ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      )
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|saml)(\/|$)/.test(request.url)
    return isPage ? reply.sendFile('index.html') : answerNotFound(request, reply)
  })
}
