import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

/** Says in the page which language it is in and in which direction that is read, and its one text. */
function pageLanguage(): Plugin {
  const { language: words, ui } = wordsIn(known)
  return {
    name: 'portico-page-language',
    transformIndexHtml: (html) =>
      html
        .replace('<html lang="en">', `<html lang="${language}" dir="${words.direction}">`)
        .replace('%NEEDS_JAVASCRIPT%', ui.needsJavaScript),
  }
}

/** The file of what everybody who is signed in loads. */
const SIGNED_IN = 'kit'

/**
 * What several pages share goes to one file for each of these lines, by the folder that it is in. A
 * line that comes first takes along what it imports. Modules of no line are for everybody who is
 * signed in.
 */
const CHUNKS: Record<string, string[]> = {
  basic: [
    'src/shared/basic/',
    'src/web/access/language/late-',
    'src/web/ui/controls/field',
    'src/web/ui/controls/text-input',
    'src/web/ui/feedback/banner',
    'src/web/ui/layout/brand-mark',
    'src/web/lib/http/use-online',
    'src/web/lib/navigation/navigation',
  ],
  form: [
    'src/web/ui/form/form.',
    'src/web/ui/form/problems',
    'src/web/ui/form/use-form',
    'src/web/ui/form/use-sending',
  ],
  // Why a sign-in through a provider was refused, for whoever was sent back.
  refusals: ['src/shared/access/', 'src/shared/sign-in/'],
  'sign-in': ['src/shared/sign-in/', 'src/web/access/sign-in/'],
  password: [
    'src/shared/sign-in/',
    'src/shared/passwords/',
    'src/web/access/passwords/',
    'src/web/ui/controls/password-input',
  ],
  [SIGNED_IN]: [],
  tickets: [
    'src/shared/dashboard/',
    'src/shared/notifications/',
    'src/shared/search/',
    'src/shared/sla/',
    'src/shared/tickets/',
    'src/shared/sync-status/',
    'src/shared/tickets/',
    'src/web/dashboard/',
    'src/web/notifications/',
    'src/web/search/',
    'src/web/sync-status/',
    'src/web/tickets/',
  ],
  leave: ['src/web/lib/navigation/use-leave-guard'],
  passkeys: ['node_modules/@simplewebauthn/', 'src/web/access/passkeys/'],
  sla: ['src/shared/tickets/', 'src/web/tickets/sla/'],
  writing: [
    'src/shared/ui/',
    'src/shared/tickets/',
    'src/web/ui/files/',
    'src/web/tickets/writing/',
  ],
  conversation: [
    'node_modules/lucide-react/dist/esm/icons/chevron-right',
    'node_modules/lucide-react/dist/esm/icons/cog',
    'node_modules/lucide-react/dist/esm/icons/paperclip',
    'node_modules/lucide-react/dist/esm/icons/ticket-x',
    'node_modules/lucide-react/dist/esm/icons/user-round',
    'src/shared/tickets/',
    'src/shared/tickets/',
    'src/shared/tickets/system-message.ts',
    'src/shared/tickets/',
    'src/shared/tickets/agent-html.ts',
    'src/web/tickets/attachments/',
    'src/web/tickets/html/',
    'src/web/tickets/sla/sla-',
    'src/web/tickets/writing/closing-fields',
    'src/web/tickets/conversation/',
  ],
  list: [
    'node_modules/lucide-react/dist/esm/icons/list-filter',
    'node_modules/lucide-react/dist/esm/icons/pause',
    'node_modules/lucide-react/dist/esm/icons/play',
    'src/web/ui/controls/choice-select',
    'src/web/ui/controls/search-box',
    'src/web/ui/list/',
  ],
  'page-form': [
    'src/shared/ui/',
    'src/shared/ui/',
    'src/web/ui/controls/language-field',
    'src/web/ui/controls/time-zone-options',
    'src/web/ui/dialog/leave-dialog',
    'src/web/ui/form/',
  ],
  guide: ['src/shared/guides/', 'src/web/sso-guide/providers/'],
  staff: [
    'node_modules/lucide-react/dist/esm/icons/book-open',
    'node_modules/lucide-react/dist/esm/icons/building-complex',
    'node_modules/lucide-react/dist/esm/icons/chevron-down',
    'node_modules/lucide-react/dist/esm/icons/compass',
    'node_modules/lucide-react/dist/esm/icons/ellipsis',
    'node_modules/lucide-react/dist/esm/icons/link.mjs',
    'node_modules/lucide-react/dist/esm/icons/link-2',
    'node_modules/lucide-react/dist/esm/icons/list-checks',
    'node_modules/lucide-react/dist/esm/icons/lock',
    'node_modules/lucide-react/dist/esm/icons/log-in',
    'node_modules/lucide-react/dist/esm/icons/mail.mjs',
    'node_modules/lucide-react/dist/esm/icons/pencil',
    'node_modules/lucide-react/dist/esm/icons/printer',
    'node_modules/lucide-react/dist/esm/icons/scroll-text',
    'node_modules/lucide-react/dist/esm/icons/settings',
    'node_modules/lucide-react/dist/esm/icons/trash',
    'node_modules/lucide-react/dist/esm/icons/users',
    'src/shared/account/',
    'src/shared/account/',
    'src/web/access/staff/',
    'src/web/app/frames/',
    'src/web/ui/controls/checkbox',
    'src/web/ui/controls/text-line',
    'src/web/ui/dialog/inline-confirm',
    'src/web/ui/files/download-text',
    'src/web/ui/list/data-table',
    'src/web/lib/http/failure-query',
    'src/web/lib/navigation/admin-paths',
    'src/web/lib/navigation/failure-path',
    'src/web/lib/navigation/mark-failures',
  ],
  // After what it shares with other pages.
  'named-list': [
    'node_modules/lucide-react/dist/esm/icons/archive',
    'src/shared/ui/',
    'src/web/ui/list/add-named',
    'src/web/ui/list/move-buttons',
    'src/web/ui/list/named-',
    'src/web/ui/list/other-names',
    'src/web/ui/list/rename-named',
    'src/web/ui/list/use-named-list',
  ],
  // Here, because what comes late asks for it as well, and would take it.
  'desk-query': ['src/web/desk/ticket-query.ts'],
  relate: ['src/shared/desk-relations/', 'src/shared/desk/relations/', 'src/web/desk/relations/'],
  relating: [
    'src/shared/desk-relations/',
    'src/web/desk/relations/brief-',
    'src/web/desk/relations/dialogs',
    'src/web/desk/relations/link-dialog',
    'src/web/desk/relations/merge-dialog',
    'src/web/desk/relations/picker-dialog',
    'src/web/desk/relations/snooze-choices',
    'src/web/desk/relations/snooze-dialog',
    'src/web/desk/relations/split-',
    'src/web/desk/relations/ticket-picker',
    'src/web/desk/relations/use-save-brief',
    'src/web/desk/relations/use-split',
  ],
  crm: ['src/shared/crm/', 'src/shared/crm/', 'src/web/crm/'],
  'crm-dialogs': [
    'src/web/crm/companies/bind-dialog',
    'src/web/crm/connection/secret-dialog',
    'src/web/crm/connection/switch-dialog',
    'src/web/crm/connection/token-dialog',
  ],
  desk: [
    'node_modules/lucide-react/dist/esm/icons/keyboard',
    'node_modules/lucide-react/dist/esm/icons/send-horizontal',
    'node_modules/lucide-react/dist/esm/icons/timer',
    'node_modules/lucide-react/dist/esm/icons/undo-2',
    'node_modules/lucide-react/dist/esm/icons/zap',
    'src/shared/desk/',
    'src/shared/desk-ticket/',
    'src/shared/desk/',
    'src/shared/mail/held/endpoints',
    'src/web/desk/',
  ],
  'desk-time': [
    'src/shared/desk/time/',
    'src/shared/time-entries/',
    'src/shared/work-types/endpoints.ts',
    'src/web/desk/time/',
  ],
  sending: ['src/shared/desk-ticket/', 'src/shared/desk/answers/', 'src/web/desk/answers/'],
  'desk-macros': ['src/shared/macros/', 'src/shared/desk/macros/', 'src/web/desk/macros/'],
  // The box for answers, which the queue does not load.
  'desk-editor': [
    'node_modules/lucide-react/dist/esm/icons/bold.',
    'node_modules/lucide-react/dist/esm/icons/code.',
    'node_modules/lucide-react/dist/esm/icons/italic.',
    'node_modules/lucide-react/dist/esm/icons/list-ordered.',
    'node_modules/lucide-react/dist/esm/icons/quote.',
    'src/shared/desk-ticket/',
    'src/web/desk/editor/',
    'src/web/desk/rich-text/',
  ],
  admin: [
    'src/shared/audit/',
    'src/shared/background-work/',
    'src/shared/connections/',
    // The guide reads it, too.
    'src/shared/connections/stages/endpoints',
    'src/shared/customers/',
    'src/shared/customers/',
    'src/shared/customers/',
    'src/shared/people/',
    'src/shared/connections/',
    'src/shared/settings/',
    'src/shared/setup/',
    'src/shared/sign-in-failures/',
    'src/shared/staff/',
    'src/shared/usage/',
    'src/web/admin/',
    'src/web/connections/',
    'src/web/connections/certificates/certificate-end',
    'src/web/connections/certificates/certificate-list-field',
    'src/web/connections/settings/portal-values',
    'src/web/customers/',
    'src/web/people/',
    'src/web/settings/',
    'src/web/setup/',
  ],
  // The guide, which two pages have.
  'sso-guide': ['src/shared/sso-guide/', 'src/web/sso-guide/'],
  // The fields of a connection, which two pages have.
  sso: [
    'node_modules/lucide-react/dist/esm/icons/external-link',
    'node_modules/lucide-react/dist/esm/icons/file-up',
    'node_modules/lucide-react/dist/esm/icons/import',
    'src/shared/connections/',
    'src/web/connections/certificates/certificate-f',
    'src/web/connections/settings/connection-field',
    'src/web/connections/settings/connection-values',
    'src/web/connections/settings/given-values',
    'src/web/connections/settings/saml-',
    'src/web/ui/form/text-list',
  ],
  // The cards of the page about a connection.
  'sign-on': [
    'src/shared/connections/following/',
    'src/shared/certificates/',
    'src/shared/connections/setup-links/',
    'src/shared/connections/stages/',
    'src/shared/connections/tests/',
    'src/shared/setup-links/',
    'src/shared/connections/',
    'src/shared/certificates/',
    'src/web/connections/certificates/',
    'src/shared/connection-tests/',
    'src/shared/customers/domains/',
    'src/shared/connections/',
    'src/web/connections/domains/',
    'src/web/connections/page/',
    'src/web/connections/settings/',
    'src/web/connections/stages/',
    'src/web/connections/setup-links/',
    'src/web/connections/tests/',
  ],
  // Behind a link, with the cards of that page.
  'setup-link': [
    'src/shared/setup-links/',
    'src/web/lib/navigation/setup-paths.ts',
    'src/web/connections/setup-links/dead-link',
    'src/web/connections/setup-links/failures-card',
    'src/web/connections/setup-links/finish-card',
    'src/web/connections/setup-links/guide-card',
    'src/web/connections/setup-links/provider-card',
    'src/web/connections/setup-links/ready-card',
    'src/web/connections/setup-links/settings-step',
    'src/web/connections/setup-links/setup-calls',
    'src/web/connections/setup-links/setup-frame',
    'src/web/connections/setup-links/setup-page',
    'src/web/connections/setup-links/setup-queries',
    'src/web/connections/setup-links/setup-steps',
    'src/web/connections/setup-links/setup-test-page',
    'src/web/connections/setup-links/use-setup-token',
  ],
  // Read once a certificate is there.
  certificate: [
    'src/shared/certificates/',
    'src/shared/connections/metadata/',
    'src/shared/certificates/',
    'src/web/connections/certificates/certificate-facts',
    'src/web/connections/metadata/reading-calls',
  ],
}

/** Returns the line that has the deepest folder around a module. The words of a noun go with the noun. */
function chunkOf(id: string): string {
  const file = relative(import.meta.dirname, id).replace(
    /^src\/shared\/words\/\w+\/(.+)\.ts$/,
    'src/shared/$1/',
  )
  const found = Object.entries(CHUNKS).flatMap(([name, folders]) =>
    folders.filter((folder) => file.startsWith(folder)).map((folder) => ({ name, folder })),
  )
  const [deepest] = found.toSorted((one, other) => other.folder.length - one.folder.length)
  return deepest?.name ?? SIGNED_IN
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
          // What every page needs, and what several pages share, in few files: many small ones
          // compress badly, and their names are listed in the first one.
          groups: [
            { name: 'base', tags: ['$initial'], priority: 100 },
            ...Object.keys(CHUNKS).map((name, index, names) => ({
              name,
              test: (id: string) => chunkOf(id) === name,
              minShareCount: name === 'desk-query' ? 1 : 2,
              priority: names.length - index,
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
