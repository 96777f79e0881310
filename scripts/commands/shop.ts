import { become } from '../run-program.ts'

const program = new URL('../../apps/standalone/src/opening.ts', import.meta.url).pathname
// Paths of the command line are meant from where it was typed; npm itself moves to the checkout.
await become(process.execPath, [program, ...process.argv.slice(2)], { cwd: process.env.INIT_CWD ?? '.' })
