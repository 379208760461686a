import type { ComponentType, PropsWithChildren } from 'react'

import { lazyCode } from '#web/ui/feedback/lazy-code.tsx'

export type LazyPage = {
  /** Fetches the code. */
  load: () => Promise<unknown>
  /** Fetches it when it is drawn. */
  Page: ComponentType<PropsWithChildren>
}

/** The component of this name, in a chunk of its own. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType<PropsWithChildren>>>,
  name: Name,
): LazyPage {
  return { load, Page: lazyCode(async () => (await load())[name]) }
}
