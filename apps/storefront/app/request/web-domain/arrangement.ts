import type { Layout, Theme } from '@vitrine/commerce/brand/contract'

type Tokens = Readonly<Record<string, string | number>>

const EMPHASIS: Record<NonNullable<NonNullable<Theme['headings']>['emphasis']>, Tokens> = {
	italic: {},
	mark: { 'heading-emphasis': 'normal', 'heading-emphasis-line': 'underline 0.12em' },
	plain: { 'heading-emphasis': 'normal' },
}

const LINE: Record<NonNullable<NonNullable<Theme['headings']>['line']>, Tokens> = {
	thread: {},
	bar: { 'heading-thread': 'none', 'heading-bar': 'block', 'heading-grow': 1, 'heading-room': '15px' },
	none: { 'heading-thread': 'none' },
}

/** What each arrangement says to the style sheets; those that are not here are as the sheets have them. */
const ARRANGEMENTS: { [Part in keyof Layout]?: Partial<Record<NonNullable<Layout[Part]>, Tokens>> } = {
	mark: { start: { 'header-columns': 'auto auto 1fr', 'header-gap': '40px', 'header-mark-order': -1 } },
	grid: {
		close: { 'grid-gap': '2px', 'card-foot': '24px' },
		ruled: { 'grid-gap': '0px', 'grid-rule': '1px', 'card-pad': '12px', 'card-foot': '16px' },
	},
	columns: { more: { 'grid-tablet': 4, 'grid-desktop': 5, 'grid-wide': 6 } },
	card: { 'price-first': { 'card-price-order': -1, 'card-price-gap': '12px', 'card-name-gap': '2px' } },
	tiles: {
		over: {
			'tile-name': 'absolute',
			'tile-name-pad': '6px 12px',
			'tile-name-ground': 'var(--color-page)',
			'tile-name-font': 'var(--heading-weight) 1.375rem / 1.2 var(--font-display)',
			'tile-name-case': 'var(--heading-case, none)',
		},
	},
	pictures: { '4:5': { 'picture-shape': '4/5' }, '2:3': { 'picture-shape': '2/3' } },
	label: { plate: { 'label-ground': 'var(--color-butter)', 'label-line': 'transparent', 'label-stitches': 'none' } },
}

/** Tokens of headings and arrangement, without their two hyphens; none for what a theme leaves out. */
export function arrangementTokens({ headings = {}, layout = {} }: Theme): Tokens {
	const { weight, scale, leading, tracking, emphasis = 'italic', line = 'thread' } = headings
	const said = {
		'heading-weight': weight,
		'heading-scale': scale,
		'heading-leading': leading,
		'heading-tracking': tracking === undefined ? undefined : `${tracking}em`,
		'heading-case': headings.case === 'upper' ? 'uppercase' : undefined,
	}
	const parts = Object.entries(layout).map(([part, chosen]) => {
		const choices: Partial<Record<string, Tokens>> = ARRANGEMENTS[part as keyof Layout] ?? {}
		return choices[chosen] ?? {}
	})
	const tokens = Object.assign({}, said, EMPHASIS[emphasis], LINE[line], ...parts) as Record<string, string | number>
	return Object.fromEntries(Object.entries(tokens).filter(([, value]) => value !== undefined))
}

const AREAS = { headerGround: '.site-header,.tunnel-header', footerGround: '.site-footer' } as const
/** What opens inside them, or hangs below them, stands on the page again. */
const SHEETS = '.search-form,.mega-panel,.popover,.input,.offline-banner'

const veil = (strength: number) => `rgb(255 255 255/${strength})`
/** Light on dark: what is text becomes ground, and the other way round. */
const INVERTED = {
	ink: '#fff',
	'ink-2': '#fff',
	'ink-3': '#fff',
	action: '#fff',
	linen: veil(0.14),
	stone: veil(0.24),
	line: veil(0.28),
	'line-strong': veil(0.7),
	'butter-deep': 'var(--color-butter)',
}

/** Rules of areas whose ground is not that of the page; empty for none. Their order does not matter: nothing else sets these tokens there. */
export function invertedCss({ layout = {} }: Theme): string {
	const areas = (['headerGround', 'footerGround'] as const).filter((area) => (layout[area] ?? 'page') !== 'page')
	if (areas.length === 0) return ''
	const tokens = ['page', 'white', ...Object.keys(INVERTED)]
	const kept = tokens.map((token) => `--page-${token}:var(--color-${token})`)
	const restored = tokens.map((token) => `--color-${token}:var(--page-${token})`)
	const inverted = Object.entries(INVERTED).map(([token, value]) => `--color-${token}:${value}`)
	const rules = areas.map((area) => {
		const ground = `var(--page-${layout[area]})`
		return `${AREAS[area]}{--color-page:${ground};--color-white:${ground};${inverted.join(';')};--focus-color:var(--color-butter);--focus-halo:transparent}`
	})
	const sheets = `:is(${areas.map((area) => AREAS[area]).join(',')}) :is(${SHEETS}){${restored.join(';')};--focus-color:var(--color-focus);--focus-halo:var(--color-page);color:var(--color-ink)}`
	return `:root{${kept.join(';')}}${rules.join('')}${sheets}`
}

/** Color of the ground at the head of a theme's pages, `#rrggbb`; without a theme that of the neutral look. */
export function headColorOf(theme: Theme | undefined): string {
	const { colors = {}, layout: { headerGround = 'page' } = {} } = theme ?? {}
	if (headerGround === 'page') return colors.page ?? '#ffffff'
	return (headerGround === 'action' ? colors.action : undefined) ?? colors.ink ?? '#15171a'
}
