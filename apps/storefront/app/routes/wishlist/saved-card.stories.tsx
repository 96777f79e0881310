import type { Stories, Story } from '#stories/story.ts'
import { useSamples } from '#stories/samples.ts'
import { SavedCard } from './saved-card.tsx'
import './wishlist.css'

export default { title: 'wishlist/Saved' } satisfies Stories

export const Plain: Story = { render: () => <Saved /> }
export const Cheaper: Story = { render: () => <Saved prior={21_900} alerts={2} /> }

function Saved({ prior, alerts }: { prior?: number; alerts?: number }) {
	const { card, price } = useSamples()
	return (
		<ul className="product-grid wishlist-grid">
			<li>
				<SavedCard
					card={card({ price: price(15_900, prior) })}
					saved={{ id: 'SAMPLE', at: Date.UTC(2026, 10, 12), centAmount: 21_900 }}
					alerts={alerts}
				/>
			</li>
		</ul>
	)
}
