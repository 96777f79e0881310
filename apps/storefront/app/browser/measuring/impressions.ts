import { pushEvent } from '#app/document/tracking/data-layer.ts'
import type { Item } from '#app/document/tracking/events.ts'
import type { CardFacts, PageData, View } from '#app/document/tracking/view.ts'
import { cardItem } from './items.ts'

/** Half of it in sight counts as seen; what is seen within a moment is told together. */
const SEEN = 0.5
const TOGETHER = 250

const cards = new Map<string, CardFacts>()
const seen = new Set<string>()
let waiting: { list: string; item: Item }[] = []
let currency = 'EUR'
let timer: ReturnType<typeof setTimeout> | undefined
const observer = new IntersectionObserver(look, { threshold: SEEN })

/** Another page: everything on it is unseen. */
export function clearSeen(): void {
	observer.disconnect()
	seen.clear()
	cards.clear()
}

/** Watches what has come to the page. Blocks of before stay known: they are still shown above the newest. */
export function watch(view: View): void {
	currency = view.currency
	const { list, newest = [], chosen = [], blocks = [], product } = (view.data ?? {}) as PageData
	// Other colors of a product may be chosen, but are no list that is looked at.
	for (const color of product?.colors ?? []) {
		cards.set(color.id, { id: color.id, name: product!.name, colorName: color.name, price: product!.price })
	}
	watchCards([
		...(list?.cards ?? []),
		...newest,
		...chosen,
		...blocks.flatMap(({ cards = [] }) => cards),
		...(product?.similar ?? []),
	])
}

export function watchCards(shown: CardFacts[]): void {
	for (const card of shown) cards.set(card.id, card)
	for (const element of document.querySelectorAll('article[data-item],[data-promotion]')) observer.observe(element)
}

/** The item a card stands for, with its list and its place in it. */
export function itemAt(element: HTMLElement): { list: string; item: Item } | undefined {
	const card = cards.get(element.dataset['item'] ?? '')
	const holder = element.closest<HTMLElement>('[data-list]')
	const list = holder?.dataset['list']
	if (!card || !holder || !list) return undefined
	const place = [...holder.querySelectorAll('[data-item]')].indexOf(element)
	const index = Number(holder.dataset['first'] ?? 0) + place
	return { list, item: { ...cardItem(card, currency), index, item_list_id: list } }
}

function look(entries: IntersectionObserverEntry[]): void {
	for (const { isIntersecting, target } of entries) {
		if (!isIntersecting || !(target instanceof HTMLElement)) continue
		observer.unobserve(target)
		const slot = target.dataset['promotion']
		if (slot) see(`promotion ${slot} ${promotionOf(target)}`, () => reportPromotion('view_promotion', target))
		const found = itemAt(target)
		if (found) see(`${found.list} ${found.item.item_id}`, () => waiting.push(found))
	}
	timer ??= setTimeout(reportSeen, TOGETHER)
}

function see(key: string, report: () => void): void {
	if (seen.has(key)) return
	seen.add(key)
	report()
}

/** What was seen and is not told yet: one event per list. */
export function reportSeen(): void {
	clearTimeout(timer)
	timer = undefined
	const lists = Map.groupBy(waiting, ({ list }) => list)
	waiting = []
	for (const [list, found] of lists) {
		const items = found.map(({ item }) => item)
		pushEvent({ event: 'view_item_list', ecommerce: { currency, item_list_id: list, items } })
	}
}

export function reportPromotion(event: 'view_promotion' | 'select_promotion', element: HTMLElement): void {
	const id = promotionOf(element)
	pushEvent({ event, creative_slot: element.dataset['promotion'] ?? '', ...(id ? { promotion_id: id } : {}) })
}

/** A promotion is named by where it leads, unless it has a name of its own. */
function promotionOf(element: HTMLElement): string {
	if (element.dataset['promotionId']) return element.dataset['promotionId']
	const link = element instanceof HTMLAnchorElement ? element : element.querySelector('a')
	return link ? contentOf(link) : ''
}

/** Where a link leads, without the language: the same content in every country. */
export function contentOf({ pathname, search }: HTMLAnchorElement): string {
	const path = pathname.split('/').slice(2).filter(Boolean).join('/') || 'home'
	return `${path}${search}`
}
