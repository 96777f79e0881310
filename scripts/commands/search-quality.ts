import { become } from '../run-program.ts'

await become(process.execPath, ['scripts/search-quality/main.ts', ...process.argv.slice(2)])
