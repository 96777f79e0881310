import type { Stories, Story } from '#stories/story.ts'
import { useSamples } from '#stories/samples.ts'
import { SeenRow } from './seen-row.tsx'

export default { title: 'products/Recently viewed' } satisfies Stories

export const One: Story = { render: () => <Row count={1} /> }
export const Five: Story = { render: () => <Row count={5} longestAt={0} /> }
export const Full: Story = { render: () => <Row count={8} longestAt={1} /> }

/** `longestAt`: where the longest name stands; a row that runs out of a narrow page shows by it which one it is. */
function Row({ count, longestAt }: { count: number; longestAt?: number }) {
	const { card, longest, name } = useSamples()
	const cards = Array.from({ length: count }, (_, place) =>
		card({ id: `S${place}`, urlKey: `s${place}`, name: place === longestAt ? longest : name }),
	)
	return <SeenRow cards={cards} onClear={() => undefined} />
}
