import type { Stories, Story } from '#stories/story.ts'
import { useSamples } from '#stories/samples.ts'
import { CartProblemText } from './cart-problem.tsx'
import { GiftCardLine, SummaryLine } from './summary-line.tsx'
import { TotalLine, TotalsRows } from './totals-rows.tsx'
import type { TotalsView } from './totals-view.ts'

export default { title: 'cart/Summary' } satisfies Stories

export const Plain: Story = { render: () => <Summary /> }
export const WithEverything: Story = { render: () => <Summary hasMeans /> }

export const Lines: Story = {
	render() {
		const { line, price, longest } = useSamples()
		const amount = price(1_234_567).now
		return (
			<ul className="story-narrow">
				<SummaryLine line={line({ quantity: 10 })} price={amount} unit={price(123_456).now} note={longest} />
				<SummaryLine line={line({ picture: null, name: longest })} price={amount} />
				<GiftCardLine card={{ design: 'flowers', recipientName: longest, sendOn: null, amount }} />
			</ul>
		)
	},
}

export const Refused: Story = { render: () => <CartProblemText problem={{ code: 'out-of-stock' }} maximum={2} /> }

function Summary({ hasMeans = false }: { hasMeans?: boolean }) {
	const { price } = useSamples()
	const amount = price(1_234_567).now
	const totals: TotalsView = {
		subtotal: amount,
		discount: hasMeans ? `−${amount}` : null,
		delivery: hasMeans ? amount : null,
		isByEmail: false,
		paidWith: hasMeans ? [{ means: 'gift-card', ending: '1234', amount: `−${amount}` }] : [],
		left: hasMeans ? amount : null,
		total: amount,
		taxes: [{ rate: '19 %', amount }],
	}
	return (
		<section className="summary-panel story-narrow">
			<TotalsRows totals={totals} coupon={hasMeans ? 'LANGERGUTSCHEINCODE-2026' : null} />
			<TotalLine totals={totals} />
		</section>
	)
}
