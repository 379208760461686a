import { vi } from 'vitest'

// What a page is in, for tests that render it to text: an address, and what the server writes into it.

const BRAND = {
  name: 'Portico',
  logo: null,
  contact: { text: 'Contact your support team', url: null },
  contactDetails: [],
  resources: [],
  privacyUrl: null,
}

const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

vi.stubGlobal('document', {
  querySelector: () => ({ textContent: JSON.stringify(BRAND) }),
  documentElement: { dataset: {} },
  cookie: '',
})
vi.stubGlobal('location', new URL('https://portal.example/login'))
vi.stubGlobal('localStorage', storage)
vi.stubGlobal('sessionStorage', storage)
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
vi.stubGlobal('navigator', { onLine: true, platform: 'Linux', userAgent: '' })
vi.stubGlobal('addEventListener', () => {})

// A page of the app is never rendered on a server, so its stores have no snapshot for one.
vi.mock('react', async (importOriginal) => ({
  ...(await importOriginal<typeof import('react')>()),
  useSyncExternalStore: <Snapshot>(_: unknown, snapshot: () => Snapshot) => snapshot(),
}))

// What is behind a button is shown without a press.
vi.mock('#web/kit/parts/disclosure.tsx', () => ({
  Disclosure: ({ label, children }: DisclosureProps) => [label, children(() => {})],
}))

type DisclosureProps = { label?: string; children: (close: () => void) => unknown }
