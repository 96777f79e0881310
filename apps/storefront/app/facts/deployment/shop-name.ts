/** What stands for the name of the shop, drawn name and style of its brand in pages that are rendered with the build (scripts/prerender.ts). */
export const SHOP_NAME_PLACE = '{{shop-name}}'
export const MARK_PLACE = '{{shop-mark}}'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Any text as text or attribute of HTML. */
export function escapeHtml(text: string): string {
	return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}
