import { build } from 'vite'
import { expect, test } from 'vitest'
import { serverOnly } from './server-only.ts'

/** A build of one file of the shop for browsers, in memory. */
function buildOf(code: string) {
	const entry = new URL('../app/entry.client.tsx', import.meta.url).pathname
	const asked = {
		name: 'asked',
		load: (id: string) => (id === entry ? code : id.includes('/app/') ? 'export const x = 1' : undefined),
	}
	return build({
		configFile: false,
		logLevel: 'silent',
		plugins: [serverOnly(), asked],
		build: { write: false, rolldownOptions: { input: entry } },
	})
}

test('a build in which something of a request reaches the browser fails', async () => {
	await expect(buildOf("import { x } from '#app/request/session/tokens.ts'; x()")).rejects.toThrow(
		'entry.client.tsx brings request/session/tokens.ts to the browser',
	)
	await expect(buildOf("import { x } from '#app/facts/locale/path.ts'; x()")).resolves.toBeDefined()
})
