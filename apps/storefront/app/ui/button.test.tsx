import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Button, ButtonLink } from './button.tsx'
import { ChipChoice, ChipLink, RemovableChip } from './chip.tsx'
import { IconLink } from './icon-button.tsx'

const render = (element: ReactNode) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>)

test('a button is no submit button unless it says so', () => {
	expect(render(<Button>Edit</Button>)).toContain('<button type="button" class="button button-primary">')
	expect(render(<Button type="submit">Save</Button>)).toContain('type="submit"')
})

test('a loading button keeps its name and its focus', () => {
	const html = render(<Button loading>Add to bag</Button>)
	expect(html).toContain('aria-busy="true" aria-disabled="true"')
	expect(html).toContain('<span class="button-label">Add to bag</span>')
	expect(html).not.toContain('disabled=""')
	expect(html).toContain('<span class="button-stitches" aria-hidden="true">')
})

test('a link that looks like a button is a link, within the shop or out of it', () => {
	const inside = render(
		<ButtonLink to="/fr/panier/" variant="secondary" size="compact" wide>
			Panier
		</ButtonLink>,
	)
	expect(inside).toMatch(/<a class="button button-secondary button-compact button-wide"[^>]*href="\/fr\/panier\/"/)
	const outside = render(<ButtonLink href="https://partner.example/">Partner</ButtonLink>)
	expect(outside).toMatch(/<a href="https:\/\/partner.example\/" class="button button-primary"/)
})

test('the count of an icon link is seen, its words are heard', () => {
	const html = render(<IconLink to="/" icon="bag" label="Bag, 120 items" count={120} />)
	expect(html).toContain('aria-label="Bag, 120 items"')
	expect(html).toContain('<span class="badge-count" aria-hidden="true">99+</span>')
	expect(render(<IconLink to="/" icon="bag" label="Bag" count={0} />)).not.toContain('badge-count')
})

test('chips: a choice is an input, the selected link is the current one, a removable one says so', () => {
	expect(render(<ChipChoice name="size" value="38" label="38" defaultChecked />)).toMatch(
		/<label class="chip"><input type="checkbox" class="visually-hidden" name="size" checked="" value="38"/,
	)
	expect(
		render(
			<ChipLink to="/" selected>
				Striped
			</ChipLink>,
		),
	).toContain('aria-current="true"')
	expect(render(<ChipLink to="/">Linen</ChipLink>)).not.toContain('aria-current')
	const removable = render(
		<RemovableChip to="/" removeLabel="Remove filter">
			Navy
		</RemovableChip>,
	)
	expect(removable.replace(/<[^>]+>/g, '')).toBe('Remove filter Navy')
})
