import { expect, test } from 'vitest'
import { loggedNetwork, networkOf } from './network.ts'

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

test.each([
	['192.0.2.7', '192.0.2.0/24'],
	['203.0.113.255', '203.0.113.0/24'],
	['::ffff:192.0.2.7', '192.0.2.0/24'],
	['2001:0db8:1:2:3::4', '2001:db8:1::/48'],
	['2001:db8::7', '2001:db8:0::/48'],
	['', undefined],
	['jane@example.com', undefined],
])('a log names %s as %s', (address, network) => {
	expect(loggedNetwork(address)).toBe(network)
})
