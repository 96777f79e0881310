import { resolve } from 'node:path'
import { runOnDatabase } from '../running/embedded-server.ts'
import { become } from '../running/run-program.ts'

// Paths of the command line are meant from where it was typed; npm itself moves to the checkout.
const cwd = resolve(process.env.INIT_CWD ?? '.')
const program = resolve('apps/standalone/src/catalog.ts')
await runOnDatabase((env) => become(process.execPath, [program, ...process.argv.slice(2)], { env, cwd }))
