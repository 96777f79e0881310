import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('headers that open doors never reach a line', () => {
	const lines: string[] = []
	const log = createLog({ destination: { write: (line) => void lines.push(line) } })
	const headers = { authorization: 'hush', cookie: 'hush', 'ocp-apim-subscription-key': 'hush', accept: 'json' }
	log.error({ headers, request: { headers }, ...headers }, 'failed')
	log.warn('quiet unless asked for')
	expect(lines).toHaveLength(1)
	expect(lines[0]).not.toContain('hush')
	expect(lines[0]).toContain('"accept":"json"')
})
