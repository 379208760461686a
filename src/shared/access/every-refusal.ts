import { LASTING, OBSCURE, PASSING, type SignInRefusal } from './sign-in-refusals.ts'

// Apart from the sentences, so that the login page does without the list.

export const SIGN_IN_REFUSALS: SignInRefusal[] = [...PASSING, ...LASTING, ...OBSCURE]
