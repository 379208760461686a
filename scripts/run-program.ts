import { spawn } from 'node:child_process'

type Ended = { code: number; output: string }

/** Runs a program of this project, and shows what it says as it comes. */
export async function runProgram(
  program: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<number> {
  const { code } = await run(program, args, { environment, stdio: 'inherit' })
  return code
}

/** Keeps what the program says for later, so that programs at the same time do not mix theirs. */
export function runQuietly(
  program: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<Ended> {
  return run(program, args, { environment, stdio: 'pipe' })
}

function run(
  program: string,
  args: string[],
  { environment, stdio }: { environment: Record<string, string>; stdio: 'inherit' | 'pipe' },
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // npm has put the folder of the project's own programs first in PATH.
    const child = spawn(program, args, {
      stdio: ['inherit', stdio, stdio],
      env: { ...process.env, ...environment },
    })
    const said: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => said.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => said.push(chunk))
    child.on('error', reject)
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(said).toString() }),
    )
  })
}
