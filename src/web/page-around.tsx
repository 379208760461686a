import type { ComponentProps, ReactNode } from 'react'
import { beforeEach, vi } from 'vitest'

import type { Button } from '#web/ui/controls/button.tsx'
import type { FilterBar } from '#web/ui/list/filter-bar.tsx'

import { around, clearAround } from './page-state.ts'

beforeEach(clearAround)

// Surroundings of a page for tests that render it to text: an address, and the installation that
// the server writes into it.

const BRAND = {
  name: 'Portico',
  logo: null,
  contact: { text: 'Contact your support team', url: null },
  contactDetails: [],
  resources: [],
  privacyUrl: null,
  hasCrm: false,
  askForRating: false,
}

const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }

vi.stubGlobal('document', {
  querySelector: () => ({ textContent: JSON.stringify(BRAND) }),
  documentElement: { dataset: {}, classList: { contains: () => false } },
  cookie: '',
})
vi.stubGlobal('location', new URL('https://portal.example/login'))
vi.stubGlobal('localStorage', storage)
vi.stubGlobal('sessionStorage', storage)
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
vi.stubGlobal('navigator', { onLine: true, platform: 'Linux', userAgent: '' })
vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }))
// Not Object, which an error is, too: the runner would print none.
vi.stubGlobal(
  'Element',
  class {
    tagName = ''
  },
)
vi.stubGlobal('window', {
  addEventListener: () => {},
  scrollY: 0,
  localStorage: storage,
  sessionStorage: storage,
})

// A page of the app is never rendered on a server, so its stores have no snapshot for one.
vi.mock('react', async (importOriginal) => ({
  ...(await importOriginal<typeof import('react')>()),
  useSyncExternalStore: (_: unknown, snapshot: () => unknown) => snapshot(),
}))

// Content behind a button is shown without a press.
vi.mock('#web/ui/controls/disclosure.tsx', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#web/ui/controls/disclosure.tsx')>()),
  Disclosure: ({ label, children }: DisclosureProps) => (
    <>
      {label}
      {children(() => {})}
    </>
  ),
}))

type DisclosureProps = { label?: string; children: (close: () => void) => ReactNode }

// A call is never made: a test says how it went.
vi.mock('@tanstack/react-query', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@tanstack/react-query')>()),
  useMutation: (outcome: (typeof around.outcomes)[number]) => {
    around.outcomes.push(outcome)
    return { ...around.mutation, mutate: () => {}, reset: () => {} }
  },
}))

vi.mock('#web/ui/feedback/toast.tsx', () => {
  const tell = (text: string) => around.toasts.push(text)
  return { toast: { success: tell, error: tell, info: tell }, ToastRegion: () => null }
})

// Remembers what each button does, by its text.
vi.mock('#web/ui/controls/button.tsx', async (importOriginal) => {
  const kit = await importOriginal<typeof import('#web/ui/controls/button.tsx')>()
  const Remembered = (props: ComponentProps<typeof Button>) => {
    const { children, onClick } = props
    // A press is all that these handlers are told.
    if (typeof children === 'string' && onClick)
      around.presses.set(children, onClick as () => unknown)
    return <kit.Button {...props} />
  }
  return { ...kit, Button: Remembered }
})
vi.mock('#web/ui/controls/icon-button.tsx', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#web/ui/controls/icon-button.tsx')>()),
  IconButton: ({ label, onClick }: { label: string; onClick: () => unknown }) => {
    around.presses.set(label, onClick)
    return label
  },
}))

// The panel of filters is open.
vi.mock('#web/ui/list/filter-bar.tsx', async (importOriginal) => {
  const kit = await importOriginal<typeof import('#web/ui/list/filter-bar.tsx')>()
  const Open = (props: ComponentProps<typeof FilterBar>) => (
    <>
      <kit.FilterBar {...props} />
      {props.children}
    </>
  )
  return { FilterBar: Open }
})
