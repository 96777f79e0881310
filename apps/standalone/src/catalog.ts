import { runCatalog } from './catalog/command.ts'

process.exitCode = await runCatalog(process.argv.slice(2))
