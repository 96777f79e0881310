import { become } from '../run-program.ts'

await become(process.execPath, ['scripts/texts/main.ts', ...process.argv.slice(2)], { env: { TZ: 'UTC' } })
