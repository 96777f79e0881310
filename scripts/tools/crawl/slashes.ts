import { type Hosts, localeOf, type Place } from './hosts.ts'

/** Addresses of the shop's own that are neither a file nor end with a slash before query and hash (R6). */
export function slashFaults(addresses: string[], { hosts, place }: { hosts: Hosts; place: Place }): string[] {
	const faults = new Set<string>()
	for (const address of addresses) {
		const linked = hosts.placeOf(address, place)
		const pathname = linked?.path.split('?')[0]
		if (!linked || !pathname || address.startsWith('#')) continue
		const isPage = localeOf(linked) !== undefined || !/\.\w{2,5}$/.test(pathname)
		if (isPage && (!pathname.endsWith('/') || pathname.includes('//'))) {
			faults.add(`no slash at the end: ${address} on ${place.site}${place.path}`)
		}
	}
	return [...faults]
}
