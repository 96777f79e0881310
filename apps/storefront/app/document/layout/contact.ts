import { promiseArguments } from '@vitrine/market/return-periods'
import { escapeHtml } from '#app/facts/deployment/shop-name.ts'
import type { PageTexts } from '#app/facts/locale/server-messages.ts'
import { translatorOf } from '#app/document/languages/translator.ts'
import type { ShopBrand } from '#app/request/web-domain/brands.ts'

type Place = { tag: string; timeZone: string; messages: ReturnType<PageTexts['messages']> }

/** On the server: since when the shop is, and links by which it is reached, as HTML; nothing in it moves, so no browser needs its code. */
export function contactHtml(brand: ShopBrand, { tag, timeZone, messages }: Place): string {
	const { supportEmail, phone, socials, founded } = brand
	const shop = { brand: brand.name, ...promiseArguments(brand) }
	const t = translatorOf({ locale: tag, timeZone, messages, shop, onError: () => undefined }, 'footer')
	const links = [
		...(supportEmail ? [[`mailto:${supportEmail}`, supportEmail]] : []),
		...(phone ? [[`tel:${phone.replaceAll(/[^+\d]/g, '')}`, phone]] : []),
		...socials.map((url) => [url, new URL(url).hostname.replace(/^www\./, '')]),
	].map(([href = '', label = '']) => `<li><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></li>`)
	const say = (key: string, values?: Record<string, string>) => escapeHtml(String(t(key, values)))
	return [
		founded ? `<p class="muted">${say('since', { founded: `${founded}` })}</p>` : '',
		links.length > 0 ? `<ul class="site-footer-links" aria-label="${say('contact')}">${links.join('')}</ul>` : '',
	].join('')
}
