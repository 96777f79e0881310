import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const proxies = (TRUSTED_PROXIES: string) => readEnv({ TRUSTED_PROXIES }).TRUSTED_PROXIES

test('nobody speaks for visitors unless the deployment names him', () => {
	expect(readEnv({}).TRUSTED_PROXIES).toEqual([])
	expect(proxies(' 127.0.0.1, 10.0.0.0/8,::1 ,fd00::/8,')).toEqual(['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'])
})

test.each(['proxy.example', '10.0.0.0/33', '10.0.0', '*'])('%s is no proxy', (value) => {
	expect(() => proxies(value)).toThrow(/TRUSTED_PROXIES.*: must be addresses/)
})

test('tags are told by ids that look like ids; none is none (R155, R121)', () => {
	expect(readEnv({})).not.toHaveProperty('TAG_CONTAINER_ID')
	for (const id of ['GTM-ABC123', 'G-1A2B3C']) expect(readEnv({ TAG_CONTAINER_ID: id }).TAG_CONTAINER_ID).toBe(id)
	expect(readEnv({ ABTASTY_ID: '0123456789abcdef' }).ABTASTY_ID).toBe('0123456789abcdef')
})

test.each(['UA-123', 'gtm-abc', 'GTM-', 'GTM-1&x=2', 'GTM-ABC123 ', 'https://example.com'])(
	'%s is no container',
	(id) => {
		expect(() => readEnv({ TAG_CONTAINER_ID: id })).toThrow(/TAG_CONTAINER_ID: must look like GTM-ABC123/)
	},
)
