import type { Stories, Story } from '#stories/story.ts'
import { PICTURE, useSamples } from '#stories/samples.ts'
import { ColorPicker } from './color-picker.tsx'
import { DeliveryFacts } from './delivery-facts.tsx'
import { Gallery } from './gallery.tsx'
import { galleryGrid } from './gallery-grid.ts'
import type { ProductView } from './product-view.ts'
import { SizeTables } from './size-tables.tsx'
import './product.css'

export default { title: 'product/Parts' } satisfies Stories

const path = 'p/sample/'

export const Swatches: Story = { parameters: { path }, render: () => <Colors count={6} /> }
export const OneColor: Story = { parameters: { path }, render: () => <Colors count={1} /> }

export const Pictures: Story = {
	parameters: { path },
	render: () => <Views views={['front', 'back', 'detail', 'cloth']} />,
}
export const OnePicture: Story = { parameters: { path }, render: () => <Views views={['front']} /> }
export const NoPicture: Story = { parameters: { path }, render: () => <Views views={[]} /> }
export const Zoomed: Story = {
	parameters: { path, press: '.gallery-strip a', isLayer: true },
	render: () => <Views views={['front', 'back']} />,
}

export const Delivery: Story = {
	parameters: { path },
	render() {
		const { price, name } = useSamples()
		const delivery = (['home', 'relay', 'store'] as const).map((kind) => ({ id: kind, kind, by: name }))
		return (
			<DeliveryFacts
				delivery={delivery as unknown as Parameters<typeof DeliveryFacts>[0]['delivery']}
				freeDelivery={price(6_000).now}
				canReserve
			/>
		)
	},
}

export const SizeGuide: Story = {
	parameters: { path },
	render() {
		const measures = ['chest', 'waist', 'hips', 'sleeve', 'length'] as const
		const sizes = ['36', '38', '40'].map((sizeLabel, index) => ({
			sizeKey: sizeLabel,
			sizeLabel,
			measures: measures.map((_, at) => 40 + index * 2 + at * 8),
			conversions: { eu: sizeLabel, gb: '8' },
		}))
		const systems = [
			{ code: 'eu', name: 'EU' },
			{ code: 'gb', name: 'GB' },
		]
		const guide = { measures, sizes, systems } as unknown as Parameters<typeof SizeTables>[0]['guide']
		return <SizeTables guide={guide} chosen="38" />
	},
}

function Colors({ count }: { count: number }) {
	const { color, longest } = useSamples()
	const colors = ['#24304a', '#6a2433', '#777a4e', '#d9c7a8', '#fff', '#17181a'].slice(0, count)
	const product = {
		id: '#24304a',
		colorName: color,
		colors: colors.map((swatch, index) => ({
			id: swatch,
			urlKey: swatch.slice(1),
			name: `${longest} ${index}`,
			swatch,
			isSoldOut: index === 1,
			picture: null,
		})),
	}
	return <ColorPicker product={product as unknown as ProductView} />
}

function Views({ views }: { views: string[] }) {
	const { name, color } = useSamples()
	const images = views.map((view) => ({ ...PICTURE, base: `/samples/${view}`, view }))
	const product = { name, colorName: color, images, gallery: galleryGrid(images) }
	return (
		<div className="product-layout">
			<Gallery product={product as unknown as ProductView} />
		</div>
	)
}
