import { spawn } from 'node:child_process'
import path from 'node:path'

import { createServer } from 'vite'

// The browser talks to Vite, which hands /api and /saml on to the server behind it. PUBLIC_URL is
// Vite's address, so that a sign-in comes back to where it began.
const webPort = Number(process.env.PORT ?? 3000)
const serverPort = webPort + 100
const publicUrl = `http://localhost:${webPort}`

process.env.PORTICO_API = `http://localhost:${serverPort}`
const web = await createServer({
  configFile: path.resolve(import.meta.dirname, '../vite.config.ts'),
  server: { port: webPort, strictPort: true },
})
await web.listen()

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'demo/main.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(serverPort),
    PUBLIC_URL: publicUrl,
    DATA_DIR: process.env.DATA_DIR ?? './data/dev',
  },
})

async function stop() {
  server.kill('SIGTERM')
  await web.close()
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
server.on('exit', (code) => {
  process.exitCode = code ?? 0
  void web.close()
})
