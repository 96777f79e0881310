import { become } from '../run-program.ts'

await become(process.execPath, ['scripts/bench/main.ts', ...process.argv.slice(2)])
