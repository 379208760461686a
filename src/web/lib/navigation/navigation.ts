import type { ComponentProps, ReactNode } from 'react'
import {
  Link as RouterLink,
  type NavigateOptions,
  type Path,
  useNavigate as useRouterNavigate,
} from 'react-router'

import type { Address } from './address.ts'

// The router takes any text for an address. These take the addresses that a route has.

type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to'> & {
  /** A page, or another place on this one. */
  to: Address | { hash: string }
}

export const Link: (props: LinkProps) => ReactNode = RouterLink

type Navigate = (
  /** A page, or where the router already was. */
  to: Address | Partial<Path>,
  options?: NavigateOptions,
) => void | Promise<void>

export const useNavigate: () => Navigate = useRouterNavigate
