import { useMatches } from 'react-router'
import { useDocument } from '#app/document/document.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { PageType } from '#app/facts/addresses/page-types.ts'
import type { ShopBrand } from '#app/request/web-domain/brands.ts'
import { MARK } from '#app/ui/wordmark.tsx'

export const STYLE = 'shop-style'
const DRAWING = 'shop-drawing'

/** In the browser the style is left as it came. React makes it anew with an error page, and the policy asks for its nonce again. */
const brought = import.meta.env.SSR ? null : document.querySelector<HTMLStyleElement>(`#${STYLE}`)

/** Tokens and fonts of the brand, behind those of the build. */
export function BrandStyle() {
	const { brand, nonce = brought?.nonce } = useDocument()
	const html = import.meta.env.SSR ? brand?.css : brought?.innerHTML
	return html && <style id={STYLE} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}

/** Pages whose largest picture has the line before the fonts of headings (decisions 0077 and 0135). */
const PICTURE_FIRST: ReadonlySet<PageType | undefined> = new Set(['liste', 'produit'])

/** On the server: fonts that every first screen needs. React finds their elements by itself. */
export function BrandFonts({ language }: { language: string }) {
	const { brand } = useDocument()
	const pageType = (useMatches().at(-1)?.handle as PageHandle | undefined)?.pageType
	const asked = brand?.fonts.filter(({ languages }) => !languages || languages.some((one) => one === language))
	return asked?.map(({ href, use }) => (
		<link
			key={href}
			rel="preload"
			href={href}
			as="font"
			type="font/woff2"
			crossOrigin="anonymous"
			fetchPriority={use === 'display' && PICTURE_FIRST.has(pageType) ? 'low' : undefined}
		/>
	))
}

/** On the server: what browsers color their own frame with. */
export function HeadColor() {
	const { brand } = useDocument()
	return brand && <meta name="theme-color" content={brand.headColor} />
}

/** The drawn name, which all of the page show by reference. */
export function BrandDrawing() {
	const { brand } = useDocument()
	const html = import.meta.env.SSR ? brand && drawn(brand) : document.getElementById(DRAWING)?.innerHTML
	return html && <div id={DRAWING} hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}

function drawn({ wordmark }: Pick<ShopBrand, 'wordmark'>): string | undefined {
	if (!wordmark) return undefined
	const { width, height, path } = wordmark
	return `<svg><symbol id="${MARK}" viewBox="0 0 ${width} ${height}" fill="currentColor" fill-rule="evenodd"><path d="${path}"/></symbol></svg>`
}
