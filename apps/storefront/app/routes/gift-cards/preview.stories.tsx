import type { Design } from '#app/document/gift-cards/designs.ts'
import type { Stories, Story } from '#stories/story.ts'
import { useSamples } from '#stories/samples.ts'
import { CardPreview } from './preview.tsx'
import './gift-cards.css'

export default { title: 'gift-cards/Preview' } satisfies Stories

export const Empty: Story = { render: () => <Card design="linen" words="" /> }

export const Written: Story = {
	render() {
		const { longest } = useSamples()
		return <Card design="knit" words={longest} />
	},
}

function Card({ design, words }: { design: Design; words: string }) {
	const { price } = useSamples()
	return <CardPreview design={design} amount={price(25_000).now} recipientName={words} message={words} />
}
