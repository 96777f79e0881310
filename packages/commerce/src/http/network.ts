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
