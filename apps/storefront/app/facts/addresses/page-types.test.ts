import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import routes from '#app/routes.ts'
import { ContextSchema } from '#app/document/tracking/event-schemas.ts'

type Module = { default?: unknown; handle?: PageHandle }

/** Pages: what has a component and nothing below it. */
function leaves(entries: RouteConfigEntry[]): string[] {
	return entries.flatMap((entry) => (entry.children ? leaves(entry.children) : [entry.file]))
}

test.each(leaves(await Promise.resolve(routes)))('%s says what kind of page it is (R146, R193)', async (file) => {
	const module: Module = await import(new URL(`../../${file}`, import.meta.url).href)
	if (!module.default) return
	expect(ContextSchema.shape.template.safeParse(module.handle?.pageType).error).toBeUndefined()
})

test.each([
	['routes/home/home.tsx', 'account sign-in'],
	['routes/cart/cart.tsx', 'tunnel cde'],
	['routes/checkout/review.tsx', 'tunnel cde'],
	['routes/orders/confirmation.tsx', 'tunnel cde'],
])('%s is %s, as the specification says', async (file, pageType) => {
	const module: Module = await import(new URL(`../../${file}`, import.meta.url).href)
	expect(module.handle?.pageType).toBe(pageType)
})
