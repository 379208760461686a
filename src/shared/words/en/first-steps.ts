import { number } from './language.ts'

export const title = (done: number, all: number) =>
  `First Steps: ${number(done)} of ${number(all)} done`
export const dismiss = 'Dismiss'
/** Heard after the name of a step. */
export const done = ', done'
export const toDo = ', to do'

export const texts = {
  name: 'Name the portal',
  contact: 'Say whom people can ask',
  second_factor: 'Add a second step to your sign-in',
  mail: 'Connect a mail server',
  backup: 'Make a backup',
  customer: 'Add your first customer',
}
export const hints = {
  name: 'Your customers see the name on every page and in mail.',
  contact: 'The contact address is offered to whoever cannot sign in.',
  second_factor: 'A password alone protects the data of all customers otherwise.',
  mail: 'Without one, links for passwords are handed over by you.',
  backup: 'One command writes everything to one file.',
  customer: 'People sign in once their organization is here.',
}
