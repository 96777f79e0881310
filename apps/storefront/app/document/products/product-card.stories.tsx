import { useTranslations } from 'use-intl'
import type { Stories, Story } from '#stories/story.ts'
import { useSamples } from '#stories/samples.ts'
import type { CardView } from './card-view.ts'
import { ProductCard } from './product-card.tsx'
import { ProductRow } from './product-row.tsx'

export default { title: 'products/Card' } satisfies Stories

export const Plain: Story = { render: () => <Card /> }
export const New: Story = { render: () => <Card label="new" /> }
export const LastSizes: Story = { render: () => <Card label="last-sizes" /> }
export const SoldOut: Story = { render: () => <Card label="sold-out" swatches={[]} moreColors={0} /> }
export const NoPicture: Story = { render: () => <Card pictures={[]} /> }

export const Reduced: Story = {
	render() {
		const { price } = useSamples()
		return <Card price={price(15_900, 21_900)} />
	},
}

export const Row: Story = {
	render() {
		const t = useTranslations('plp')
		const { card, name } = useSamples()
		const cards = ['A', 'B', 'C', 'D'].map((id) => card({ id, urlKey: id }))
		return <ProductRow title={name} cards={cards} listId="row" more={{ to: '/', label: t('seeNew') }} />
	},
}

function Card(own: Partial<CardView>) {
	const { card, longest } = useSamples()
	return (
		<ul className="product-grid">
			<li>
				<ProductCard card={card(own)} sizes="240px" />
			</li>
			<li>
				<ProductCard card={card({ ...own, id: 'LONG', urlKey: 'long', name: longest })} sizes="240px" />
			</li>
		</ul>
	)
}
