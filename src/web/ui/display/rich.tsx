import { createElement, Fragment, type ReactNode } from 'react'

/** A sentence of the catalogue with parts that are no text, such as a link or a name set apart. */
export function Rich({ children }: { children: ReactNode[] }) {
  // Never reordered, so the pieces need no keys.
  return createElement(Fragment, null, ...children)
}
