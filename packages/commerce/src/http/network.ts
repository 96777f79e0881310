/** Network of an address, for counting attempts; for IPv6 the first 64 bits, the prefix of one subscriber. */
export function networkOf(address: string): string {
	const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
	if (mapped) return mapped
	if (!address.includes(':')) return address
	const [head = '', tail] = address.toLowerCase().split('::')
	const before = head === '' ? [] : head.split(':')
	const after = tail === undefined || tail === '' ? [] : tail.split(':')
	const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
	const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
	return groups
		.slice(0, 4)
		.map((group) => group.replace(/^0+(?=.)/, ''))
		.join(':')
}

/**
 * How a log names the network of an address, `192.0.2.0/24` or `2001:db8:1::/48`: a line
 * shows where an attack comes from, not who somebody is. Undefined for what is no address.
 */
export function loggedNetwork(address: string): string | undefined {
	const network = networkOf(address)
	if (/^\d{1,3}(\.\d{1,3}){3}$/.test(network)) return network.replace(/\d+$/, '0/24')
	const groups = network.split(':').slice(0, 3)
	return /^[0-9a-f]{1,4}(:[0-9a-f]{1,4}){2}$/.test(groups.join(':')) ? `${groups.join(':')}::/48` : undefined
}
