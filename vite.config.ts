import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

import { LANGUAGES } from './src/shared/languages.ts'
import { wordsIn } from './src/shared/words/catalogue.ts'

// The page itself is written for each installation, and compressed by the server.
const COMPRESSIBLE = /\.(?:js|css|svg|json)$/
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

// One build for each language: the words are constants in the code, so they cost what they are long.
const known = LANGUAGES.find((name) => name === process.env.PORTICO_LANGUAGE) ?? LANGUAGES[0]
const language: string = known
const isFirst = language === LANGUAGES[0]

/** Says in the page which language it is in and in which direction that is read, and its texts. */
function pageLanguage(): Plugin {
  const { language: words, ui } = wordsIn(known)
  return {
    name: 'portico-page-language',
    transformIndexHtml: (html) =>
      html
        .replace('<html lang="en">', `<html lang="${language}" dir="${words.direction}">`)
        .replace('%NEEDS_JAVASCRIPT%', ui.needsJavaScript)
        .replace('%NOT_LOADED%', ui.notLoaded)
        .replace('%RELOAD%', ui.reload),
  }
}

/**
 * The areas of the web, each with how many of its pages need what is in its file: about a third. What fewer need
 * stays with those pages.
 */
const AREAS = { 'sign-in': 1, portal: 2, staff: 8, desk: 3 }
type Area = keyof typeof AREAS

/** The files that pages share, from the one that most pages load. */
const SHARED = ['common', 'signed-in', 'portal', 'staff', 'desk'] as const
type Modules = Parameters<
  Extract<Rolldown.CodeSplittingGroup['name'], (...given: never[]) => unknown>
>[1]

/** Returns the area of a page or of a frame, by the folder that it is in. */
function areaOfPage(file: string): Area {
  if (file.startsWith('src/web/access/')) return 'sign-in'
  if (/^src\/web\/(?:app\/frames\/portal-frame|dashboard|tickets)\b/.test(file)) return 'portal'
  if (/^src\/web\/(?:app\/routes\/desk-routes|desk|work-types)\b/.test(file)) return 'desk'
  return 'staff'
}

const readers = new Map<string, Set<string>>()

/** Returns the pages and frames that load a module from the start. What comes late does not count. */
function readersOf(id: string, modules: Modules): Set<string> {
  const earlier = readers.get(id)
  if (earlier) return earlier
  const found = new Set<string>()
  readers.set(id, found)
  const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(id) ?? {}
  if (dynamicImporters.some((from) => fileOf(from).startsWith('src/web/app/')))
    found.add(fileOf(id))
  for (const importer of importers)
    for (const reader of readersOf(importer, modules)) found.add(reader)
  return found
}

function fileOf(id: string): string {
  return relative(import.meta.dirname, id)
}

/** Returns the shared file that a module belongs to, or null when it stays with the pages that need it. */
function sharedFileOf(id: string, modules: Modules): (typeof SHARED)[number] | null {
  const all = [...readersOf(id, modules)]
  const isIn = (area: Area) => {
    const ofArea = all.filter((reader) => areaOfPage(reader) === area)
    // A frame, or the list of an area's pages, is loaded with each of them.
    const isAround = ofArea.some((reader) => reader.startsWith('src/web/app/'))
    return isAround || ofArea.length >= AREAS[area]
  }
  if (isIn('sign-in')) return isIn('portal') || isIn('staff') || isIn('desk') ? 'common' : null
  if (isIn('portal')) return isIn('staff') ? 'signed-in' : 'portal'
  if (!isIn('staff') && !isIn('desk')) return null
  // One page of the portal would load all that pages of staff share.
  if (all.some((reader) => areaOfPage(reader) === 'portal')) return 'signed-in'
  return isIn('staff') ? 'staff' : 'desk'
}

/** `box_drop-zone`: no two style sheets have one name, which a test holds. */
function generateScopedName(name: string, file: string): string {
  return `${name}_${basename(file, '.module.css')}`
}

function shortName(name: string): string {
  return name.replace(/-(?:dialog|pages?|panel|part)$/, '')
}

const api = process.env.PORTICO_API ?? 'http://localhost:3000'

export default defineConfig({
  root: join(import.meta.dirname, 'src/web'),
  base: isFirst ? '/' : `/${language}/`,
  plugins: [react(), pageLanguage(), compressed()],
  resolve: { alias: { '#words': join(import.meta.dirname, 'src/shared/words', language) } },
  css: { modules: { generateScopedName } },
  build: {
    outDir: join(import.meta.dirname, 'dist/web', isFirst ? '' : language),
    emptyOutDir: true,
    manifest: true,
    // The licenses of what is bundled ask for their notice to come along.
    license: { fileName: 'licenses.md' },
    // An inlined image would be counted and loaded with the script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      onLog(level, log, handle) {
        // A word that the language of this build misses.
        handle(log.code === 'IMPORT_IS_UNDEFINED' ? 'error' : level, log)
      },
      // Puts a word where it is used, also from another file.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // Without what says nothing of a file's content: the first file lists the names of all.
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${shortName(name.replace(/\.\w+$/, ''))}-[hash:7][extname]`,
        codeSplitting: {
          // In few files: many small ones compress badly, and their names are listed in the first one.
          groups: [
            { name: 'base', tags: ['$initial'], priority: 100 },
            ...SHARED.map((file, index) => ({
              name: (id: string, modules: Modules) =>
                sharedFileOf(id, modules) === file ? file : null,
              debugName: file,
              minShareCount: 2,
              priority: SHARED.length - index,
            })),
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': api, '/saml': api },
  },
})
