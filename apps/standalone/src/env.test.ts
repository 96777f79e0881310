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
