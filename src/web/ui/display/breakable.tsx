import type { ReactNode } from 'react'

/** A domain, an address or a name with slashes: breaks after its signs where it does not fit in a line. */
export function Breakable({ text }: { text: string }): ReactNode {
  const end = text.search(/[.@/]/) + 1
  if (end === 0) return text
  return (
    <>
      {text.slice(0, end)}
      <wbr />
      <Breakable text={text.slice(end)} />
    </>
  )
}
