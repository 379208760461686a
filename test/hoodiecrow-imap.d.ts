declare module 'hoodiecrow-imap' {
  import type { Server } from 'node:net'

  type Message = { uid: number; flags: string[]; raw: string }
  type Folder = { uidvalidity: number; uidnext: number; messages: Message[] }

  export type Hoodiecrow = {
    server: Server
    getMailbox(path: string): Folder
    appendMessage(path: string, flags: string[], at: Date, raw: string): { message: Message }
  }

  export default function hoodiecrow(options: {
    plugins?: string[]
    storage?: Record<string, { uidvalidity?: number; messages?: object[] }>
    users?: Record<
      string,
      { password?: string; xoauth2?: { accessToken: string; sessionTimeout: number } }
    >
  }): Hoodiecrow
}
