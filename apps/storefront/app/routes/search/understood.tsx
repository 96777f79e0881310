import type { SearchCondition } from '@vitrine/commerce/search/contract'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useFacetLabel } from '#app/document/products/facet-label.ts'
import { changed } from '#app/document/lists/list-url.ts'
import { RemovableChip } from '#app/ui/chip.tsx'

type UnderstoodProps = { conditions: readonly SearchCondition[]; ignored: readonly string[] }

/** How a search was taken: its conditions as chips, each a link to the search without it, and the words that were left out. */
export function Understood({ conditions, ignored }: UnderstoodProps) {
	const t = useTranslations('results')
	const labelOf = useConditionLabel()
	const [search] = useSearchParams()
	return (
		<>
			{ignored.length > 0 && <p className="search-ignored muted">{t('ignored', { words: ignored.join(', ') })}</p>}
			{conditions.length > 0 && (
				<ul aria-label={t('understood')} className="chip-list search-understood">
					{conditions.map((condition) => (
						<li key={`${condition.facet} ${condition.words}`}>
							<RemovableChip
								removeLabel={t('remove')}
								to={changed(search, { q: condition.rest, page: '' })}
								preventScrollReset
							>
								{labelOf(condition)}
							</RemovableChip>
						</li>
					))}
				</ul>
			)}
		</>
	)
}

/** Says a condition in words: `Navy`, `Size 12`, `6 years`. */
function useConditionLabel() {
	const t = useTranslations('results')
	const ofFacets = useTranslations('facet')
	const labelOf = useFacetLabel()
	return ({ facet, value, words }: SearchCondition): string => {
		if (facet === 'size') return t('size', { size: value.toUpperCase() })
		if (facet === 'age') return t(value.endsWith('m') ? 'months' : 'years', { n: Number.parseInt(value, 10) })
		if (facet === 'new') return t('new')
		if (facet === 'offer') return ofFacets('offer')
		return labelOf(facet, { value, label: words })
	}
}
