import { type ComponentType, lazy, type PropsWithChildren } from 'react'

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
  const Page = lazy<ComponentType<PropsWithChildren>>(async () => ({
    default: (await load())[name],
  }))
  return { load, Page }
}
