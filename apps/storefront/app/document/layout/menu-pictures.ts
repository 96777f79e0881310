import type { CategoryNode } from '@vitrine/commerce/catalog/contract'
import { escapeHtml } from '#app/facts/deployment/shop-name.ts'
import type { LocaleCode } from '@vitrine/market/locales'
import { givenPath } from '#app/facts/locale/path.ts'
import { categoryPath } from '#app/request/web-domain/departments.ts'

const SHOWN = 2

/**
 * On the server: the first pictured categories of a department for its panel of the menu, as HTML; nothing in it moves, so no
 * browser needs its code. The links stand among those of the panel as well, with their words.
 */
export function menuPictures({ children }: CategoryNode, locale: LocaleCode): string {
	const pictured = children.flatMap(({ name, path, tile }) => (tile ? [{ name, path, tile }] : [])).slice(0, SHOWN)
	return pictured
		.map(({ name, path, tile: { base, widths, width, height } }) => {
			const near = (wanted: number) => widths.find((one) => one >= wanted) ?? widths.at(-1) ?? wanted
			const href = givenPath(locale, categoryPath(path))
			const webp = widths.includes(640) ? 640 : widths.at(-1)
			return `<a href="${escapeHtml(href)}"><picture><source type="image/avif" srcset="${base}-${near(240)}.avif, ${base}-${near(480)}.avif 2x"><img src="${base}-${webp}.webp" width="${width}" height="${height}" alt="" loading="lazy" class="picture"></picture>${escapeHtml(name)}</a>`
		})
		.join('')
}
