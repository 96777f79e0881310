import { expect, test } from 'vitest'
import { scrubUrl } from './log.ts'

test.each([
	['/fr/?token=abc', '/fr/?token=***'],
	['/fr/?TOKEN=abc&x=1', '/fr/?TOKEN=***&x=1'],
	['/fr/?Access=abc', '/fr/?Access=***'],
	['/fr/?%74oken=abc', '/fr/?token=***'],
	['/fr/?token=a&Token=b&token=c', '/fr/?token=***&Token=***'],
	[
		'https://fr.linaire.example/fr/auth/?refresh_jwt=a&access_jwt=b&code=c',
		'/fr/auth/?refresh_jwt=***&access_jwt=***&code=***',
	],
	['/fr/?q=token', '/fr/?q=token'],
	['/fr/', '/fr/'],
])('%s is logged as %s (R29)', (url, scrubbed) => {
	expect(decodeURIComponent(scrubUrl(url))).toBe(scrubbed)
})
