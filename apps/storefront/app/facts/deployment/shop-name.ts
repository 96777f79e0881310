/** What stands for the name of the shop in pages that are rendered with the build, which does not know it (scripts/prerender.ts). */
export const SHOP_NAME_PLACE = '{{shop-name}}'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Any text as text or attribute of HTML. */
export function escapeHtml(text: string): string {
	return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}

/** Puts the name of the shop into a page that was rendered without it. */
export function withShopName(html: string, shopName: string): string {
	return html.replaceAll(SHOP_NAME_PLACE, () => escapeHtml(shopName))
}
