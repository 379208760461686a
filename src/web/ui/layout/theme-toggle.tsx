import { Moon, Sun } from 'lucide-react'

import * as words from '#words/ui.ts'
import { chooseTheme, useTheme } from '#web/lib/storage/theme.ts'

import { IconButton } from '#web/ui/controls/icon-button.tsx'

export function ThemeToggle() {
  const theme = useTheme()
  const other = theme === 'dark' ? 'light' : 'dark'

  return (
    <IconButton
      label={other === 'dark' ? words.toDarkTheme : words.toLightTheme}
      onClick={() => chooseTheme(other)}
    >
      {theme === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
    </IconButton>
  )
}
