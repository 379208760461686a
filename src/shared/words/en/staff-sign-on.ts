export const nobodyListed =
  'Nobody could sign in when the provider fails. List an administrator who has a password first.'
export const lastListed =
  'This is the last administrator who can sign in with a password when the provider fails. List another one first.'
export const useProvider =
  'Your password is right, but you sign in through single sign-on. Passwords are for listed accounts in an emergency.'
