import { runOnDatabase } from '../embedded-server.ts'
import { become } from '../run-program.ts'

await runOnDatabase((env) =>
	become(process.execPath, ['apps/worker/src/commands/main.ts', 'api-keys', ...process.argv.slice(2)], { env }),
)
