import type { LucideIcon } from 'lucide-react'
import {
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'

import { classNames } from '#web/ui/display/class-names.ts'
import styles from './disclosure.module.css'

type DisclosureProps = {
  /** The name of the button; left out where its content says it in text. */
  label?: string
  /** Shown to the pointer; by default the label. */
  title?: string
  button: ReactNode
  buttonClassName?: string
  panelClassName?: string
  /** The name of the panel. */
  panelLabel: string
  /** Links and buttons; call `close` when one of them leads away. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a panel of links and buttons. Esc and a click outside close it. */
export function Disclosure({
  label,
  title = label,
  button,
  buttonClassName,
  panelClassName,
  panelLabel,
  children,
}: DisclosureProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [place, setPlace] = useState<CSSProperties>({})
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    const trackOpener = () => {
      if (isOpen && opener.current) setPlace(positionNextTo(opener.current))
    }
    window.addEventListener('resize', trackOpener)
    return () => window.removeEventListener('resize', trackOpener)
  }, [isOpen])

  function close() {
    document.getElementById(id)?.hidePopover()
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={buttonClassName}
        popoverTarget={id}
        aria-label={label}
        title={title}
        aria-expanded={isOpen}
        aria-controls={id}
      >
        {button}
      </button>
      <section
        id={id}
        popover="auto"
        aria-label={panelLabel}
        className={classNames(styles.panel, panelClassName)}
        style={place}
        onBeforeToggle={(event) => {
          if (event.newState === 'open' && opener.current) setPlace(positionNextTo(opener.current))
        }}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
      >
        {isOpen && children(close)}
      </section>
    </>
  )
}

/** The look of the links and buttons inside a disclosure's panel. */
export const menuItemClass = classNames(styles.item)

type MenuButtonProps = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
  Icon: LucideIcon
  isDanger?: boolean
}

export function MenuButton({ Icon, isDanger, children, ...native }: MenuButtonProps) {
  return (
    <button type="button" className={menuItemClass} data-danger={isDanger} {...native}>
      <Icon aria-hidden="true" />
      {children}
    </button>
  )
}

/** A group of items with a line above it. */
export function MenuSection({ children }: { children: ReactNode }) {
  return <div className={styles.section}>{children}</div>
}

const GAP_PX = 6

/** Below the opener, or above it in the lower half of the window; towards the middle sideways. */
export function positionNextTo(element: Element | Range): CSSProperties {
  const opener = element.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const isLow = opener.top > clientHeight / 2
  const isRight = opener.left + opener.width / 2 > clientWidth / 2
  return {
    top: isLow ? 'auto' : opener.bottom + GAP_PX,
    bottom: isLow ? clientHeight - opener.top + GAP_PX : 'auto',
    left: isRight ? 'auto' : Math.max(opener.left, 0),
    right: isRight ? Math.max(clientWidth - opener.right, 0) : 'auto',
  }
}
