import { useState } from 'react'
import type { Stories, Story } from '#stories/story.ts'
import { SizePicker } from './size-picker.tsx'
import './product.css'

export default { title: 'product/Size choice' } satisfies Stories

const path = 'p/sample/'
const size = (label: string, available = 5, second = '') => ({
	sku: label,
	label,
	second,
	available,
	price: undefined,
})
const SIZES = [size('36'), size('38', 0), size('40', 2, 'EU 38'), size('42')]

export const None: Story = { parameters: { path }, render: () => <Sizes /> }
export const Chosen: Story = { parameters: { path }, render: () => <Sizes chosen="36" /> }
export const Few: Story = { parameters: { path }, render: () => <Sizes chosen="40" /> }
export const Missing: Story = { parameters: { path }, render: () => <Sizes isMissing /> }
export const SoldOut: Story = {
	parameters: { path },
	render: () => <Sizes variants={[size('36', 0), size('38', 0)]} />,
}
export const Long: Story = {
	parameters: { path },
	render: () => <Sizes variants={['18–24 Monate (92 cm)', '2–3 Jahre (98 cm)', 'W29 L32'].map((one) => size(one))} />,
}

type SizesProps = { variants?: typeof SIZES; chosen?: string; isMissing?: boolean }

function Sizes({ variants = SIZES, chosen: first, isMissing = false }: SizesProps) {
	const [chosen, setChosen] = useState(first)
	return (
		<div className="story-narrow buy-form">
			<SizePicker
				colorwayId="SAMPLE"
				variants={variants}
				chosen={chosen}
				hasSizeGuide
				isMissing={isMissing}
				onChoose={setChosen}
				onMissing={() => undefined}
			/>
		</div>
	)
}
