/**
 * True if a URL belongs to the shop, so that e-mails may link and banks may redirect to it: its host is listed, or
 * below an entry with a leading dot. An entry with a port allows that port only; one without allows the default port,
 * on this machine any.
 */
export function isShopUrl({ hostname, host, port }: URL, hosts: readonly string[]): boolean {
	const isHere = hostname === 'localhost' || hostname.endsWith('.localhost')
	return hosts.some((entry) => {
		if (entry === host) return true
		if (port !== '' && !isHere) return false
		return entry.startsWith('.') ? hostname.endsWith(entry) : hostname === entry
	})
}
