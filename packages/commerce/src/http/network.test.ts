import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
	['192.0.2.7', '192.0.2.7'],
	['::ffff:192.0.2.7', '192.0.2.7'],
	['2001:db8:0:1:ffff::1', '2001:db8:0:1'],
	['2001:0DB8::7', '2001:db8:0:0'],
	['2001:db8::', '2001:db8:0:0'],
	['::1', '0:0:0:0'],
])('%s is of the network %s', (address, network) => {
	expect(networkOf(address)).toBe(network)
})
