import type { SiteCode } from '@vitrine/market/sites'

/** Where the terms must be accepted by a mark of the shopper's own (brief 3.9.4); elsewhere ordering accepts them. */
const WITH_MARK: readonly SiteCode[] = ['pl', 'it']

export function needsTerms(site: SiteCode): boolean {
	return WITH_MARK.includes(site)
}
