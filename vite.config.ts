import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:html|js|css|svg|json)$/
// Below this a compressed twin saves nothing.
const MIN_BYTES = 512

/** Writes `.br` and `.gz` beside every text file, so that the server compresses nothing twice. */
function compressed(): Plugin {
  return {
    name: 'portico-compressed',
    apply: 'build',
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }) {
        const names = await readdir(dir, { recursive: true })
        await Promise.all(
          names
            .filter((name) => COMPRESSIBLE.test(name) && !name.startsWith('.vite'))
            .map((name) => compressFile(join(dir, name))),
        )
      },
    },
  }
}

async function compressFile(file: string) {
  const content = await readFile(file)
  if (content.length < MIN_BYTES) return
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: quality }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
}

// The sign-in pages need these and nothing else of what the pages behind them share.
const SIGN_IN_PARTS =
  /src\/web\/(?:auth\/(?!user-menu|use-sign-|viewer)|ui\/(?:banner|brand-mark|field|text-input)|lib\/use-online)/

// Writing a ticket and a reply need these, the dashboard and the list do not.
const WRITING_PARTS =
  /src\/web\/(?:ui\/(?:add-files|drop-zone|pasted-files|progress|use-given-files)|tickets\/(?:send-shortcut|submission-keys|ticket-mutations|upload-progress|use-draft-files|use-submission|business-times))/

// What only lists in parts need.
const LIST_PARTS = /src\/web\/(?:ui\/search-box|lib\/search-text)|@tanstack\/.*[iI]nfiniteQuery/

// The pages of the admin area share these with each other alone.
const ADMIN_PARTS =
  /src\/web\/(?:admin|customers|sso-guide|ui\/checkbox)|icons\/(?:arrow-left|building-2|book-open|pencil|refresh-cw)\./

const api = process.env.PORTICO_API ?? 'http://localhost:3000'

export default defineConfig({
  root: join(import.meta.dirname, 'src/web'),
  plugins: [react(), compressed()],
  build: {
    outDir: join(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    manifest: true,
    // An inlined image would be counted and loaded with the script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          // What every page needs, and what several pages share, in few files: many small ones
          // compress badly, and their names are listed in the first one.
          groups: [
            { name: 'base', tags: ['$initial'], priority: 4 },
            { name: 'sign-in', test: SIGN_IN_PARTS, minShareCount: 2, priority: 3 },
            {
              name: 'kit',
              test: (id: string) =>
                ![WRITING_PARTS, LIST_PARTS, ADMIN_PARTS].some((parts) => parts.test(id)),
              minShareCount: 2,
              priority: 2,
            },
            { name: 'list', test: LIST_PARTS, minShareCount: 2, priority: 1 },
            { name: 'admin', test: ADMIN_PARTS, minShareCount: 2, priority: 1 },
            { name: 'writing', test: WRITING_PARTS, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': api, '/saml': api },
  },
})
