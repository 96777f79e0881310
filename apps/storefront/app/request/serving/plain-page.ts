import { escapeHtml, MARK_PLACE, SHOP_NAME_PLACE } from '#app/facts/deployment/shop-name.ts'
import type { ShopBrand } from '#app/request/web-domain/brands.ts'

export type PlainBrand = Pick<ShopBrand, 'name' | 'wordmark' | 'css'>

type Words = {
	brand: PlainBrand
	tag: string
	title: string
	firstText: string
	secondText: string
	/** Where the wordmark leads; nowhere without. */
	home?: string
	/** The one button; an empty address is the same page again. */
	action: { href: string; label: string }
}

/** The open seam of the server-error page (drawings.tsx). */
const SEAM =
	'<svg class="seam" viewBox="0 0 420 320" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true"><path d="M20 150c70 0 90 0 120-6 40-10 40-44 80-44s44 40 84 48c30 4 60 2 96 2M20 172c70 0 92 0 122 8 40 10 40 42 78 42s46-38 86-46c30-4 58-4 94-4"/><path d="M30 161h92M322 161h78" stroke-dasharray="12 8"/><path d="M122 161c20 2 26 20 44 14s10-26 28-24 14 30 34 26 20-40 44-46" stroke-width="1.5"/><path d="M272 131 360 43" stroke-width="4"/><path d="m350 47 8-8a7 7 0 0 1 10 10l-8 8z" fill="#fff"/></svg>'

/** In the neutral look, or in that of the brand's theme. */
const STYLE = `*{box-sizing:border-box;margin:0}body{min-height:100vh;display:flex;flex-direction:column;background:var(--color-sky,#c7d5df);color:var(--color-ink,#15171a);font:400 17px/1.65 var(--font-sans,Arial,sans-serif)}header{background:var(--color-page,#fff);padding:14px 16px}main{flex:1;display:grid;align-content:center;gap:12px;padding:48px 16px}svg{display:block}.seam{width:240px;margin-top:40px;justify-self:center}h1{font:var(--heading-weight,400) calc(40px*var(--heading-scale,1))/1.1 var(--font-display,Georgia,serif);letter-spacing:var(--heading-tracking,-.02em);text-transform:var(--heading-case,none);margin-bottom:24px}p+p{margin-top:4px}a{outline-offset:2px}a:focus-visible{outline:2px solid var(--color-focus,#5a48d8)}.home{display:inline-block;color:inherit}.button{display:inline-block;margin-top:16px;padding:14px 24px;background:var(--color-action,var(--color-ink,#15171a));color:var(--color-page,#fff);font-size:15px;line-height:20px;text-decoration:none;border-radius:var(--radius-control,2px)}@media(min-width:768px){header,main{padding-inline:32px}h1{font-size:calc(56px*var(--heading-scale,1))}}@media(min-width:1280px){header{padding:21px 48px}main{grid-template-columns:1fr 1fr;align-items:center;padding-inline:48px}.seam{width:420px;margin:0}}`

const FONT_OF_MEDIA = /@font-face\{[^}]*url\([^}]*\}/g

/** The look of a brand for a page that asks nobody, for fonts neither. */
export function lookWithoutFonts(brand: Pick<ShopBrand, 'css'>): string {
	return brand.css.replaceAll(FONT_OF_MEDIA, '')
}

/** Its styles lie within it, and nothing else may run or load. */
export const PLAIN_PAGE_HEADERS = {
	'Content-Type': 'text/html; charset=utf-8',
	'X-Content-Type-Options': 'nosniff',
	'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
}

/** The whole page as one text of a few kB: no script, no font, no picture, no call. Its words are ours, so only the name is escaped. */
export function plainPage({ brand, tag, title, firstText, secondText, home, action }: Words): string {
	const name = escapeHtml(brand.name)
	// The build knows no brand: the shop puts it in when it serves the page.
	const mark = name === SHOP_NAME_PLACE ? MARK_PLACE : plainMark(brand)
	const header = home ? `<a class="home" href="${home}">${mark}</a>` : mark
	return `<!DOCTYPE html><html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${name}</title><style>${STYLE}${lookWithoutFonts(brand)}</style></head><body><header>${header}</header><main><div><h1>${title}</h1><p>${firstText}</p><p>${secondText}</p><p><a class="button" href="${action.href}">${action.label}</a></p></div>${SEAM}</main></body></html>`
}

/** The drawn name, or the name in type. */
export function plainMark({ name, wordmark }: PlainBrand): string {
	if (!wordmark) return `<strong>${escapeHtml(name)}</strong>`
	const { width, height, path } = wordmark
	return `<svg width="132" height="${Math.round((132 * height) / width)}" viewBox="0 0 ${width} ${height}" fill="currentColor" fill-rule="evenodd" role="img"><title>${escapeHtml(name)}</title><path d="${path}"/></svg>`
}
