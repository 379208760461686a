import { Moon, Sun } from 'lucide-react'

import { chooseTheme, useTheme } from '#web/lib/theme.ts'

import { IconButton } from '#web/kit/parts/icon-button.tsx'

export function ThemeToggle() {
  const theme = useTheme()
  const other = theme === 'dark' ? 'light' : 'dark'

  return (
    <IconButton label={`Switch to ${other} theme`} onClick={() => chooseTheme(other)}>
      {theme === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </IconButton>
  )
}
