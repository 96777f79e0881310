import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { BarePrice } from '#app/document/pricing/price-tag.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { SuggestionView } from './use-suggestions.ts'

type ListProps = { id: string; suggestions: SuggestionView; active: number; onChoose: () => void }

/** Terms, categories, products, in one list for the keyboard. */
export function SuggestionList({ id, suggestions, active, onChoose }: ListProps): ReactNode {
	const t = useTranslations('search')
	const to = useLocalePath()
	const { terms, categories, products, isStart } = suggestions
	const option = (index: number) => ({ id: `${id}-${index}`, isActive: index === active, onChoose })
	if (terms.length + categories.length + products.length === 0)
		return (
			// A list box holds nothing but options.
			<p role="option" aria-selected="false" aria-disabled="true" className="search-none">
				{t('noSuggestion')}
			</p>
		)
	return (
		<div className="search-columns" data-track="suggestion">
			<div>
				<Group title={isStart ? t('start') : t('suggestions')} isShown={terms.length > 0}>
					{terms.map((term, index) => (
						<Option key={term} {...option(index)} to={`${to('search')}?${new URLSearchParams({ q: term })}`}>
							<Icon name="search" size={16} />
							{term}
						</Option>
					))}
				</Group>
				<Group title={t('categories')} isShown={categories.length > 0}>
					{categories.map((category, index) => (
						<Option key={category.path} {...option(terms.length + index)} to={to(category.path)}>
							<CategoryPicture picture={category.picture} />
							{category.name}
						</Option>
					))}
				</Group>
			</div>
			<Group title={t('products')} isShown={products.length > 0}>
				{products.map((product, index) => (
					<Option
						key={product.urlKey}
						{...option(terms.length + categories.length + index)}
						to={to(`p/${product.urlKey}`)}
					>
						<span className="search-picture">
							{product.picture && <Picture {...product.picture} alt="" sizes="48px" />}
						</span>
						<span className="search-words">
							<span className="type-small">{product.name}</span>
							<BarePrice price={product.price} />
						</span>
					</Option>
				))}
			</Group>
		</div>
	)
}

function Group({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
	if (!isShown) return null
	return (
		<div role="group" aria-label={title}>
			<p aria-hidden="true" className="type-small search-group-title">
				{title}
			</p>
			{children}
		</div>
	)
}

function CategoryPicture({ picture }: { picture: SuggestionView['categories'][number]['picture'] }) {
	if (!picture) return <Icon name="hanger" size={16} />
	return (
		<span className="search-picture search-picture-small">
			<Picture {...picture} alt="" sizes="32px" />
		</span>
	)
}

type OptionProps = { id: string; isActive: boolean; onChoose: () => void; to: string; children: ReactNode }

function Option({ id, isActive, onChoose, to, children }: OptionProps) {
	return (
		<Link
			id={id}
			role="option"
			aria-selected={isActive}
			tabIndex={-1}
			to={to}
			onClick={onChoose}
			className="search-option"
		>
			{children}
		</Link>
	)
}
