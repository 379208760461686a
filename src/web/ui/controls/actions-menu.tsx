import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'

import { Disclosure } from './disclosure.tsx'
import { iconButtonClass } from './icon-button.tsx'

type ActionsMenuProps = {
  /** Name of the actions as a group, such as "Actions for Northwind". */
  label: string
  /** Menu buttons; `after` makes what one of them does when the menu is closed. */
  children: (after: (act: () => void) => () => void) => ReactNode
}

/** The menu behind three dots, of a row or of a whole page. */
export function ActionsMenu({ label, children }: ActionsMenuProps) {
  return (
    <Disclosure
      label={label}
      button={<Ellipsis aria-hidden="true" />}
      buttonClassName={iconButtonClass}
      panelLabel={label}
    >
      {(close) =>
        // Closed first: the dialog gives the focus back to what has it when it opens.
        children((act) => () => {
          close()
          act()
        })
      }
    </Disclosure>
  )
}
