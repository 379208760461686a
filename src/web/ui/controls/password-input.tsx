import { type ComponentProps, useState } from 'react'

import * as words from '#words/ui.ts'
import { classNames } from '#web/ui/display/class-names.ts'
import styles from './password-input.module.css'
import { TextInput } from './text-input.tsx'

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** `current-password` or `new-password`, for password managers. */
  autoComplete: string
}

/** A password that can be looked at while it is typed. */
export function PasswordInput({ className, disabled, ...native }: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false)

  return (
    <div className={styles.password}>
      <TextInput
        {...native}
        className={classNames(styles.input, className)}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        disabled={disabled}
      />
      <button
        type="button"
        className={styles.show}
        aria-label={isShown ? words.hidePassword : words.showPassword}
        disabled={disabled}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? words.hide : words.show}
      </button>
    </div>
  )
}
