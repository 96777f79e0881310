import { Link, useSearchParams } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { COLOR_FAMILY_FILLS } from './color-families.ts'
import { useFacetLabel } from '#app/document/products/facet-label.ts'
import { toggled } from './list-url.ts'
import type { ListView } from './load-list.ts'

export type FacetView = ListView['facets'][number]
type Value = FacetView['values'][number]

/** Values of a facet as links that add or take away: each is an address, so it works without JavaScript and can be shared. */
export function FacetValues({ facet }: { facet: FacetView }) {
	const [search] = useSearchParams()
	const look = facet.key === 'size' || facet.key === 'color' ? facet.key : 'list'
	const groups = look === 'size' ? sizeGroups(facet.values) : [facet.values]
	return groups.map((values) => (
		<ul key={values[0]?.value} className={`facet-values-${look}`}>
			{values.map((value) => (
				<li key={value.value}>
					<FacetValue facetKey={facet.key} value={value} search={search} />
				</li>
			))}
		</ul>
	))
}

/** Sizes of a kind stand together: those of one run, `women.36`; of what several runs share, letters, trousers and numbers. */
function sizeGroups(values: readonly Value[]): Value[][] {
	return [...Map.groupBy(values, ({ value, label }) => kindOf(value, label)).values()]
}

function kindOf(value: string, label: string): string {
	const run = /^(.+)\./.exec(value)?.[1]
	if (run) return run
	if (/^\d*X*[SML]$/.test(label)) return 'letters'
	return /^W?\d+\D+\d+$/.test(label) ? 'pairs' : label.replace(/[\d\s/-]+/g, ' ').trim()
}

/** A value that would find nothing stays in its place, and cannot be chosen. */
function FacetValue({
	facetKey,
	value,
	search,
}: {
	facetKey: FacetView['key']
	value: Value
	search: URLSearchParams
}) {
	const className = classNames('facet-value', value.isSelected && 'facet-value-selected')
	const content = <ValueContent facetKey={facetKey} value={value} />
	if (value.count === 0 && !value.isSelected) {
		return <span className={classNames(className, 'facet-value-empty')}>{content}</span>
	}
	return (
		<Link
			className={className}
			to={toggled(search, facetKey, value.value)}
			aria-current={value.isSelected ? 'true' : undefined}
			rel="nofollow"
			replace
			preventScrollReset
		>
			{content}
		</Link>
	)
}

function ValueContent({ facetKey, value }: { facetKey: FacetView['key']; value: Value }) {
	const labelOf = useFacetLabel()
	return (
		<>
			<Mark facetKey={facetKey} value={value} />
			<span className="facet-value-label">{labelOf(facetKey, value)}</span>
			{facetKey !== 'size' && <span className="facet-value-count">{value.count}</span>}
		</>
	)
}

function Mark({ facetKey, value }: { facetKey: FacetView['key']; value: Value }) {
	if (facetKey === 'size') return null
	if (facetKey === 'color') {
		return <span className="facet-swatch" style={{ background: COLOR_FAMILY_FILLS[value.value] }} />
	}
	return <span className="facet-box">{value.isSelected && <Icon name="check" size={16} />}</span>
}
