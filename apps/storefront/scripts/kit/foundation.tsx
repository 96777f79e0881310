import { CareSymbol, Icon } from '../../app/ui/icon/icon.tsx'
import { careSymbolNames, iconNames } from '../../app/ui/icon/names.ts'
import { Wordmark } from '../../app/ui/wordmark.tsx'
import { Part } from './part.tsx'

const types = [
	'type-display-xl',
	'type-display-l',
	'type-display-m',
	'type-title-l',
	'type-title-m',
	'type-body-l',
	'type-ui',
	'type-small',
	'type-micro',
	'type-price',
	'type-price-l',
]
const colours = [
	'ink',
	'ink-2',
	'ink-3',
	'line',
	'line-strong',
	'linen',
	'stone',
	'butter',
	'butter-deep',
	'iris',
	'focus',
	'sale',
]
const grounds = ['butter', 'sky', 'moss', 'clay', 'plum', 'night']

export function KitFoundation() {
	return (
		<>
			<header className="kit-row page-start">
				<Wordmark name="Maison X" width={320} isSpoken />
				<Wordmark name="Maison X" width={132} isSpoken />
				<Wordmark name="Maison X" width={112} />
			</header>
			<Part
				title={
					<>
						Type that keeps <em>quiet</em>
					</>
				}
			>
				{types.map((type) => (
					<p key={type} className={type}>
						Coats for <em>long</em> walks · Grüße, zażółć gęślą jaźń, œuvre · 1 234,95 € ({type})
					</p>
				))}
				<p className="type-body-l measure">
					Poplin, linen, silk-touch: two lines of introduction with a{' '}
					<a className="link" href="/">
						link
					</a>
					.
				</p>
			</Part>
			<Part title="Colour">
				<ul className="kit-row type-micro">
					{colours.map((colour) => (
						<li key={colour}>
							<span className="kit-swatch" style={{ background: `var(--color-${colour})` }} />
							{colour}
						</li>
					))}
					{grounds.map((ground) => (
						<li key={ground}>
							<span className="kit-swatch" style={{ background: `var(--color-ground-${ground})` }} />
							ground-{ground}
						</li>
					))}
				</ul>
			</Part>
			<Part
				title={
					<>
						Signatures, <em>woven</em>
					</>
				}
			>
				<div className="kit-row">
					<p className="kit-selvedge selvedge type-ui">Orders</p>
					<span className="woven-label">New</span>
					<span className="woven-label">Last sizes</span>
				</div>
			</Part>
			<Part title="Icons">
				<div className="kit-row">
					{iconNames.map((name) => (
						<Icon key={name} name={name} />
					))}
				</div>
				<div className="kit-row">
					{careSymbolNames.map((name) => (
						<CareSymbol key={name} name={name} title={name} />
					))}
				</div>
			</Part>
			<Part title="Product grid">
				<div className="product-grid">
					{[1, 2, 3, 4, 5].map((card) => (
						<div key={card} className="kit-picture" />
					))}
				</div>
			</Part>
		</>
	)
}
