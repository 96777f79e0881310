import { become } from '../run-program.ts'

await become(process.execPath, ['scripts/experiment/main.ts', ...process.argv.slice(2)])
