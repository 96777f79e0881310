import type { Stories, Story } from '#stories/story.ts'
import { useSamples } from '#stories/samples.ts'
import { type ProductSizes, QuickAddSizes } from './quick-add-sizes.tsx'
import './quick-add.css'

export default { title: 'products/Quick add' } satisfies Stories

const size = (label: string, isSoldOut = false) => ({
	sku: label,
	label,
	second: null,
	isSoldOut,
	amount: { currency: 'EUR', centAmount: 15_900 },
})
const found = (sizes: ProductSizes['sizes']) => ({ answer: { colorName: '', sizes } })

export const Sizes: Story = {
	parameters: found(['36', '38', '40', '42'].map((label, index) => size(label, index === 1))),
	render: () => <Choice />,
}
export const LongSizes: Story = {
	parameters: found(['12–18 (86 cm)', '18–24 (92 cm)', 'W29 L32'].map((label) => size(label))),
	render: () => <Choice />,
}
export const AllSoldOut: Story = {
	parameters: found([size('36', true), size('38', true)]),
	render: () => <Choice />,
}

function Choice() {
	const { card } = useSamples()
	return (
		<div className="story-card">
			<QuickAddSizes card={card()} path="#sizes" onAdded={() => undefined} />
		</div>
	)
}
