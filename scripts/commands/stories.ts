import { become } from '../run-program.ts'

await become(process.execPath, ['apps/storefront/stories/serve.ts', ...process.argv.slice(2)])
