import type { Stories, Story } from '#stories/story.ts'
import { useSamples } from '#stories/samples.ts'
import { type FacetView, FacetValues } from './facet-values.tsx'
import { PriceFilter } from './price-filter.tsx'
import { SortSelect } from './sort-select.tsx'
import './lists.css'

export default { title: 'lists/Filter' } satisfies Stories

const value = (name: string, count: number, isSelected = false) => ({ value: name, label: name, count, isSelected })
const facet = (key: string, values: ReturnType<typeof value>[]) => ({ key, values }) as unknown as FacetView

const SIZES = facet('size', [value('XS', 0), value('S', 3), value('M', 12, true), value('36', 4), value('W29 L32', 1)])
const COLORS = facet('color', [value('navy', 12, true), value('multi', 3), value('white', 0)])
const NECKLINES = facet('neckline', [value('shirt-collar', 12, true), value('band-collar', 3), value('boat', 0)])

export const Sizes: Story = { render: () => <FacetValues facet={SIZES} /> }
export const Colors: Story = { render: () => <FacetValues facet={COLORS} /> }
export const Necklines: Story = { render: () => <FacetValues facet={NECKLINES} /> }

export const Prices: Story = {
	render() {
		const { currency } = useSamples()
		return <PriceFilter range={{ min: 4, max: 1_229 }} currency={currency} />
	},
}

export const Order: Story = { render: () => <SortSelect sort="price-desc" isOffers /> }
