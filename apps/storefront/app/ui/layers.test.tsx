import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AccordionItem } from './accordion.tsx'
import { Button } from './button.tsx'
import { Drawer, DrawerLink } from './drawer.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { Popover } from './popover.tsx'
import { showToast, ToastRegion } from './toast.tsx'

const render = (element: ReactNode) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)

test('a drawer is a closed native dialog named by its heading', () => {
	const html = render(
		<Drawer id="bag" title="Bag" closeLabel="Close" open footer="Total">
			Lines
		</Drawer>,
	)
	expect(html).toContain('<dialog id="bag" aria-labelledby="bag-title" class="drawer">')
	expect(html).toContain('<h2 class="drawer-title type-display-m" id="bag-title" tabindex="-1"')
	// The close button works before hydration too.
	expect(html).toMatch(/<form method="dialog"><button type="submit"[^>]*aria-label="Close"/)
})

test('the opener of a drawer is a link to the page that shows the same', () => {
	const html = render(
		<DrawerLink drawer="bag" to="/fr/panier/">
			Bag
		</DrawerLink>,
	)
	expect(html).toMatch(/<a [^>]*aria-haspopup="dialog"[^>]*href="\/fr\/panier\/"/)
})

test('a popover opens from its button without script', () => {
	const html = render(
		<>
			<Button popoverTarget="account">Account</Button>
			<Popover id="account" label="Account">
				Orders
			</Popover>
		</>,
	)
	expect(html).toContain('popoverTarget="account"')
	expect(html).toContain('<div id="account" popover="auto" role="dialog" aria-label="Account"')
})

test('an accordion row is a native disclosure with a heading', () => {
	const html = render(
		<AccordionItem title="Details" id="details" headingLevel={3} open>
			Text
		</AccordionItem>,
	)
	expect(html).toMatch(
		/<details class="accordion-item" id="details" open=""><summary><h3 class="accordion-title">Details/,
	)
})

test('an error summary links to the fields; without errors it is not there', () => {
	const html = render(
		<ErrorSummary title="There is a problem" errors={[{ field: 'email', message: 'Enter an e-mail.' }]} />,
	)
	const [, titleId] = /aria-labelledby="([^"]+)"/.exec(html) ?? []
	expect(html).toContain(`<h2 id="${titleId}">`)
	expect(html).toContain('<a href="#email">Enter an e-mail.</a>')
	expect(html).toContain('tabindex="-1"')
	expect(render(<ErrorSummary title="There is a problem" errors={[]} />)).toBe('')
})

test('the toast region is there before the first toast and never rendered full on the server', () => {
	showToast({ message: 'Saved' })
	expect(render(<ToastRegion />)).toBe('<div class="toast-region" role="status"></div>')
	showToast(undefined)
})
