import { runOnDatabase } from '../embedded-server.ts'
import { defaultEnvironment } from '../environment.ts'
import { become } from '../run-program.ts'

const program = ['--watch', '--watch-preserve-output', 'apps/standalone/src/main.ts', '--from-sources']
// The database outlives the restarts that a change behind the pages causes.
await runOnDatabase(() => become(process.execPath, program, { env: defaultEnvironment('development') }))
