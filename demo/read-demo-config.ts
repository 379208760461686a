import { type Config, isLoopbackHost, readConfig } from '#server/config.ts'
import { StartError } from '#server/platform/start-error.ts'

/** @throws StartError when the demo, whose passwords are public, would do harm or cannot work. */
export function readDemoConfig(environment: Record<string, string | undefined>): Config {
  const { NODE_ENV, DATABASE_URL } = environment
  const problems: string[] = []
  if (NODE_ENV === 'production') {
    problems.push(
      'NODE_ENV is "production": the demo is for trying out only. Run npm start for the real thing.',
    )
  }
  if (DATABASE_URL) {
    problems.push(
      'DATABASE_URL is set: the demo brings its own database and leaves yours alone. Unset it, or run npm start.',
    )
  }
  if (problems.length > 0) throw new StartError(problems.join('\n'))

  // Log warnings only: more would bury the printed addresses and accounts.
  const config = readConfig({ LOG_LEVEL: 'warn', ...environment }, { dataDir: './data/demo' })
  if (!config.isLoopback) {
    throw new StartError(
      `PUBLIC_URL is "${config.publicUrl}": the demo lets anyone sign in as anyone, so it stays on this machine. Unset it.`,
    )
  }
  const isForOthers = environment.DEMO_FOR_OTHERS === 'yes'
  if (!isForOthers && config.host !== '::1' && !isLoopbackHost(config.host)) {
    throw new StartError(
      `HOST is "${config.host}": others could reach the demo there, and it lets anyone sign in as anyone. Unset it, or set DEMO_FOR_OTHERS=yes to allow that.`,
    )
  }
  if (config.port === 65_535) {
    throw new StartError('PORT is 65535: the demo needs the port above it, too, such as PORT=3000.')
  }
  return config
}
