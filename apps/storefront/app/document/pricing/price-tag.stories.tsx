import type { Stories, Story } from '#stories/story.ts'
import { useSamples } from '#stories/samples.ts'
import { BarePrice, CardPrice, ListTaxNote, ProductPrice } from './price-tag.tsx'

export default { title: 'pricing/Price tag' } satisfies Stories

export const Full: Story = { render: () => <Tags /> }
export const Reduced: Story = { render: () => <Tags prior={21_900} /> }

function Tags({ prior }: { prior?: number }) {
	const samples = useSamples()
	const price = samples.price(15_900, prior)
	return (
		<div className="story-row">
			<div className="story-card">
				<CardPrice price={price} />
			</div>
			<ProductPrice price={price} />
			<BarePrice price={price} />
			<ListTaxNote />
		</div>
	)
}
