import type { Stories, Story } from '#stories/story.ts'
import { useSamples } from '#stories/samples.ts'
import { ListGrid } from './list-grid.tsx'
import type { ListView } from './load-list.ts'
import { ResultTabs } from './result-tabs.tsx'
import './lists.css'

export default { title: 'lists/Grid' } satisfies Stories

export const FirstPage: Story = { render: () => <Grid total={5} page={1} /> }
export const LaterPage: Story = { render: () => <Grid total={6} page={2} /> }
export const LastPage: Story = { render: () => <Grid total={2} page={1} /> }
export const Empty: Story = { render: () => <Grid total={0} page={1} /> }
export const NothingFits: Story = {
	parameters: { path: '?size=38&color=navy' },
	render: () => <Grid total={0} page={1} />,
}

export const Departments: Story = {
	parameters: { path: '?category=women' },
	render() {
		const { color } = useSamples()
		const departments = ['women', 'men', 'kids'].map((id) => ({ id, name: color, count: 12 }))
		return <ResultTabs list={{ departments } as unknown as ListView} />
	},
}

const PAGE_SIZE = 2

function Grid({ total, page }: { total: number; page: number }) {
	const { card, currency } = useSamples()
	const cards = ['A', 'B'].slice(0, total).map((id) => card({ id, urlKey: id }))
	const value = (name: string) => ({ value: name, label: name, count: 0, isSelected: true })
	const facets = [
		{ key: 'size', values: [value('38')] },
		{ key: 'color', values: [value('navy')] },
	]
	const list = { total, page, pageSize: PAGE_SIZE, pageCount: 3, sort: 'featured', cards, currency, facets }
	return <ListGrid list={list as unknown as ListView} listId="list" isLarge={false} />
}
