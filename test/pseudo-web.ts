import path from 'node:path'

import { pseudoCatalogue } from './pseudo-catalogue.ts'

const ROOT = path.resolve(import.meta.dirname, '..')

// In place of `scripts/build-web.ts`, in a program of `pseudo-process.ts`.

/** Folder of the web app in the invented language. */
export const WEB_FOLDER = path.join(ROOT, 'dist/pseudo')

export async function ensureWebBuilt(): Promise<void> {
  const { build } = await import('vite')
  await build({
    configFile: path.join(ROOT, 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [pseudoCatalogue()],
    build: { outDir: WEB_FOLDER },
  })
}
