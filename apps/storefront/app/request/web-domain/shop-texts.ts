import { listTextsRoute } from '@vitrine/commerce/texts/contract'
import { type PageTexts, pageTexts, SHIPPED_TEXTS } from '#app/facts/locale/server-messages.ts'
import type { Gateway } from '#app/request/gateway/client.ts'
import type { Shown } from '#app/request/gateway/shown.ts'
import { createRemembered, type SiteCache } from './remembered.ts'

export type ShopTexts = {
	/** Waits where they are not known or have changed; those of the build without an answer. */
	texts(shown?: Shown): Promise<PageTexts>
	/** As known this moment. */
	knownTexts(): PageTexts
	purge(keys: readonly string[] | undefined): void
}

/** Texts of the pages: those of the build, and over them what the shop says in its own words (decision 0107). */
export function createShopTexts(options: { gateway: (shown: Shown) => Gateway; cached: SiteCache }): ShopTexts {
	const { gateway, cached } = options
	const remembered = createRemembered<'all', PageTexts>({
		...cached,
		max: 1,
		async ask(_, shown) {
			const result = await gateway(shown).callResult(listTextsRoute)
			if (!result.ok) throw new Error(result.problem.code)
			return pageTexts(result.data)
		},
	})
	return {
		texts: async (shown) => (await remembered.read('all', shown)) ?? SHIPPED_TEXTS,
		knownTexts: () => remembered.peek('all') ?? SHIPPED_TEXTS,
		purge: (keys) => remembered.purge(keys),
	}
}
