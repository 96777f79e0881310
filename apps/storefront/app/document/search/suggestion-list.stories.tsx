import type { Stories, Story } from '#stories/story.ts'
import { PICTURE, useSamples } from '#stories/samples.ts'
import { SearchForm } from './search-form.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import './search.css'

export default { title: 'search/Suggestions' } satisfies Stories

export const Field: Story = { render: () => <SearchForm id="search" defaultValue="x" /> }
export const Found: Story = { render: () => <List isFound /> }
export const Nothing: Story = { render: () => <List isFound={false} /> }

function List({ isFound }: { isFound: boolean }) {
	const { name, longest, price } = useSamples()
	const suggestions = {
		terms: [longest, name],
		categories: [
			{ name: longest, path: 'c/women' as const, picture: PICTURE },
			{ name, path: 'c/men' as const, picture: null },
		],
		products: [
			{ name, urlKey: 'sample', price: price(15_900, 21_900), picture: PICTURE },
			{ name: longest, urlKey: 'other', price: price(15_900), picture: null },
		],
		total: 2,
		isStart: false,
	}
	const none = { ...suggestions, terms: [], categories: [], products: [], total: 0 }
	return (
		<div role="listbox" aria-label={name}>
			<SuggestionList id="list" suggestions={isFound ? suggestions : none} active={1} onChoose={() => undefined} />
		</div>
	)
}
