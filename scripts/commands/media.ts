import { resolve } from 'node:path'
import { runOnDatabase } from '../embedded-server.ts'
import { become } from '../run-program.ts'

await runOnDatabase((env) =>
	become(process.execPath, [resolve('apps/standalone/src/media/main.ts'), ...process.argv.slice(2)], { env }),
)
