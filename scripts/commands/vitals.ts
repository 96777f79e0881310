import { become } from '../run-program.ts'

await become(process.execPath, ['scripts/bench/vitals.ts', ...process.argv.slice(2)])
