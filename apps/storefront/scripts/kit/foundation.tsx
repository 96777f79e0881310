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
	'type-body',
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
			<header className="flex flex-wrap items-end gap-s-8 pt-s-8">
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
					<p key={type} className={`${type} mb-s-5`}>
						Coats for <em>long</em> walks · Grüße, zażółć gęślą jaźń, œuvre · 1 234,95 € ({type})
					</p>
				))}
				<p className="type-body-l measure">
					Poplin, linen, silk-touch: two lines of introduction with a{' '}
					<a className="link" href="/">
						link
					</a>
					, and one for the{' '}
					<a className="link-legal" href="/">
						conditions
					</a>
					.
				</p>
			</Part>
			<Part title="Colour">
				<ul className="grid grid-cols-3 tablet:grid-cols-6 desktop:grid-cols-12 gap-s-3 type-micro">
					{colours.map((colour) => (
						<li key={colour}>
							<span className="block h-14 border border-line" style={{ background: `var(--color-${colour})` }} />
							{colour}
						</li>
					))}
					{grounds.map((ground) => (
						<li key={ground}>
							<span className="block h-14" style={{ background: `var(--color-ground-${ground})` }} />
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
				<div className="flex flex-wrap items-start gap-s-8">
					<p className="selvedge pl-s-5 py-s-3 type-ui">Orders</p>
					<span className="woven-label">New</span>
					<span className="woven-label">Last sizes</span>
					<div className="relative w-40 aspect-garment bg-linen">
						<span className="woven-label absolute top-s-4 left-s-4">New</span>
					</div>
				</div>
			</Part>
			<Part title="Icons">
				<div className="flex flex-wrap gap-s-5">
					{iconNames.map((name) => (
						<Icon key={name} name={name} />
					))}
				</div>
				<div className="flex flex-wrap gap-s-5 mt-s-7">
					{careSymbolNames.map((name) => (
						<CareSymbol key={name} name={name} title={name} />
					))}
				</div>
			</Part>
			<Part title="Product grid">
				<div className="product-grid">
					{[1, 2, 3, 4, 5].map((card) => (
						<div key={card} className="aspect-garment bg-linen" />
					))}
				</div>
			</Part>
		</>
	)
}
