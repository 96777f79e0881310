import { pushEvent } from '#app/document/tracking/data-layer.ts'
import { withoutPerson } from '#app/facts/addresses/secrets.ts'
import { contentOf, itemAt, reportPromotion, reportSeen } from './impressions.ts'

let currency = 'EUR'

/** One listener each for all clicks and all searches, before the page acts on them (R152). */
export function listen(siteCurrency: string): void {
	currency = siteCurrency
	document.addEventListener('click', reportClick, { capture: true })
	document.addEventListener('submit', reportSearch, { capture: true })
}

/** A product of a list, a promotion, or a link within something named by `data-track`; what was seen comes first. */
function reportClick({ target }: Event): void {
	const link = target instanceof Element ? target.closest('a') : null
	// What opens something beside the page leads nowhere yet.
	if (!link || link.hasAttribute('aria-haspopup')) return
	reportSeen()
	const card = link.closest<HTMLElement>('[data-item]')
	const found = card && itemAt(card)
	const promotion = link.closest<HTMLElement>('[data-promotion]')
	const tracked = link.closest<HTMLElement>('[data-track]')
	if (found) {
		const { list, item } = found
		pushEvent({ event: 'select_item', ecommerce: { currency, item_list_id: list, items: [item] } })
	} else if (promotion) reportPromotion('select_promotion', promotion)
	else if (tracked?.dataset['track']) {
		const item_id = withoutPerson(contentOf(link))
		pushEvent({ event: 'select_content', content_type: tracked.dataset['track'], item_id })
	}
}

/** Words sent off by any search field of the shop. */
function reportSearch({ target }: Event): void {
	if (!(target instanceof HTMLFormElement) || !/^\/\w+\/search\/$/.test(new URL(target.action).pathname)) return
	const words = new FormData(target).get('q')
	if (typeof words === 'string' && words.trim())
		pushEvent({ event: 'search', search_term: withoutPerson(words.trim()) })
}
