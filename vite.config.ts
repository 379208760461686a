import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

import { LANGUAGES, wordsIn } from './src/shared/words/catalogue.ts'

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

/** Says in the page which language it is in, and in which direction that is read. */
function pageLanguage(): Plugin {
  const { direction } = wordsIn(known).language
  return {
    name: 'portico-page-language',
    transformIndexHtml: (html) =>
      html.replace('<html lang="en">', `<html lang="${language}" dir="${direction}">`),
  }
}

/** Writes which modules each chunk holds, beside the manifest, for the checks of the build. */
function chunkModules(): Plugin {
  return {
    name: 'portico-chunk-modules',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? [[file.fileName, file.moduleIds.map((id) => relative(import.meta.dirname, id))]]
          : [],
      )
      this.emitFile({
        type: 'asset',
        fileName: '.vite/chunk-modules.json',
        source: JSON.stringify(Object.fromEntries(modules), null, 2),
      })
    },
  }
}

// What only the sign-in pages share.
const SIGN_IN_PARTS =
  /src\/(?:shared\/access\/sign-in-refusals|web\/access\/(?:account-link|connection-banner|login-|redirect-url|sign-in-f|signed-in|site-footer|use-connection|use-leaving|use-link))/

// What they share with the pages behind them.
const FIELD_PARTS =
  /src\/(?:shared\/keys-of|web\/(?:kit\/(?:feedback\/banner|frame\/brand-mark|form\/(?:field|text-input))|lib\/(?:navigation|use-online)))/

// Those of them where a password is typed.
const PASSWORD_PARTS =
  /src\/(?:web\/(?:kit\/form\/password-input|access\/(?:admin-login-failure|use-admin-login))|shared\/account\/password-rule)/

// What some pages share and the others do without, by the name of the file that it goes to.
const SHARED_BY_SOME = {
  // What asks before it is left. First, because what it is needed by takes it along otherwise.
  leave: /src\/web\/kit\/form\/use-leave-guard/,
  refusals: /src\/shared\/access\/sign-in-refusals/,
  passkey: /@simplewebauthn|src\/web\/lib\/passkeys/,
  // Writing a ticket and a reply need these, the dashboard and the list do not.
  writing:
    /src\/web\/(?:kit\/(?:form\/(?:add-files|drop-zone|pasted-files|use-given-files)|feedback\/progress)|tickets\/(?:find-sent-reply|lost-|reply-draft-key|merge-ticket-answer|send-shortcut|submission-keys|ticket-mutations|use-sent-elsewhere|use-submission|plain-text|is-long-text|files\/(?:late-upload-progress|use-draft-files)|sla\/(?:business-times|zone-time-text)))/,
  // Lists in parts.
  list: /src\/web\/(?:kit\/list\/(?!data-table)|lib\/list-parts)|icons\/list-filter\.|@tanstack\/.*[iI]nfiniteQuery/,
  // Any form, and what only a form of a page in the admin area needs.
  form: /src\/web\/(?:lib\/use-when|kit\/form\/(?:form\.|problems|use-form|use-sending))/,
  'stored-form':
    /src\/web\/(?:lib\/use-after-press|kit\/(?:form\/(?:dialog-form|draft-notice|form-(?!failure)|late-conflict|merge-fields|page-form|time-zone-options|use-stored-form)|dialog\/leave-dialog))/,
  guide: /src\/web\/sso-guide\/providers/,
  admin:
    /src\/shared\/(?:connections|customers\/values|sign-in-failures\/values|(?:account|audit|customers|people|settings|setup|sign-in-failures|staff|usage)\/endpoints)|src\/web\/(?:admin|app\/frames\/(?:access-denied|admin-frame|not-found)|setup|access\/access-denied|connections|customers|people|settings|sso-guide\/(?!providers)|kit\/form\/(?:checkbox|text-li))|icons\/(?:book-open|lock|pencil|scroll-text|settings|users)\./,
  // The tables of the admin area, and what two of its pages have at most.
  extras:
    /src\/web\/(?:lib\/download-text|kit\/(?:list\/data-table|dialog\/inline-confirm))|icons\/(?:archive|building-2|building-complex|download|printer|trash|trash-2)\./,
}

const api = process.env.PORTICO_API ?? 'http://localhost:3000'

export default defineConfig({
  root: join(import.meta.dirname, 'src/web'),
  base: isFirst ? '/' : `/${language}/`,
  plugins: [react(), pageLanguage(), chunkModules(), compressed()],
  resolve: { alias: { '#words': join(import.meta.dirname, 'src/shared/words', language) } },
  build: {
    outDir: join(import.meta.dirname, 'dist/web', isFirst ? '' : language),
    emptyOutDir: true,
    manifest: true,
    // An inlined image would be counted and loaded with the script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Puts a word where it is used, also from another file.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // What every page needs, and what several pages share, in few files: many small ones
          // compress badly, and their names are listed in the first one.
          groups: [
            { name: 'base', tags: ['$initial'], priority: 4 },
            { name: 'field', test: FIELD_PARTS, minShareCount: 2, priority: 3 },
            { name: 'sign-in', test: SIGN_IN_PARTS, minShareCount: 2, priority: 3 },
            { name: 'password', test: PASSWORD_PARTS, minShareCount: 2, priority: 3 },
            {
              name: 'kit',
              test: (id: string) => !Object.values(SHARED_BY_SOME).some((parts) => parts.test(id)),
              minShareCount: 2,
              priority: 2,
            },
            ...Object.entries(SHARED_BY_SOME).map(([name, test]) => ({
              name,
              test,
              minShareCount: 2,
              priority: 1,
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
