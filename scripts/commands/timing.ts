import { become } from '../run-program.ts'

await become(process.execPath, ['scripts/timing/main.ts', ...process.argv.slice(2)])
