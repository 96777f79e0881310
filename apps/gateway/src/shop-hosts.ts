/**
 * True if an address is the shop's, so that e-mails and banks may lead there: its host is one of the list, or below an
 * entry that starts with a dot. An entry with a port is that port only; one without is the usual one, but for this
 * very machine.
 */
export function isShopUrl({ hostname, host, port }: URL, hosts: readonly string[]): boolean {
	const isHere = hostname === 'localhost' || hostname.endsWith('.localhost')
	return hosts.some((entry) => {
		if (entry === host) return true
		if (port !== '' && !isHere) return false
		return entry.startsWith('.') ? hostname.endsWith(entry) : hostname === entry
	})
}
