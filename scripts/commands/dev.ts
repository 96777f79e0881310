import { runOnDatabase } from '../running/embedded-server.ts'
import { defaultEnvironment } from '../running/environment.ts'
import { runRestarting } from '../running/restarting.ts'

/** What Vite does not reload by itself. */
const BEHIND_THE_PAGES = [
	'apps/gateway/src',
	'apps/standalone/src',
	'apps/worker/src',
	'demo',
	'packages/commerce',
	'packages/market/src',
	'packages/messages',
]

// The database outlives the restarts.
await runOnDatabase(() =>
	runRestarting(['apps/standalone/src/main.ts', '--from-sources'], {
		folders: BEHIND_THE_PAGES,
		env: defaultEnvironment('development'),
	}),
)
