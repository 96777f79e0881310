/** Whether a host name is the shop's: one of the list, or below an entry that starts with a dot. */
export function isShopHost(hostname: string, hosts: readonly string[]): boolean {
	return hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))
}
