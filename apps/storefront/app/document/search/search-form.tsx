import { lazy, Suspense, useEffect, useId, useRef } from 'react'
import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useSuggestions } from './use-suggestions.ts'
import './search.css'

/** Its code comes when the field takes the focus; when it is lost on the way the field is a plain form. */
const loadList = () => import('./suggestion-list.tsx')
const SuggestionList = lazy(() =>
	loadList().then(
		({ SuggestionList: found }) => ({ default: found }),
		() => ({ default: () => null }),
	),
)

type SearchFormProps = {
	id: string
	defaultValue?: string
	/** The page is there for this field: it has the focus when the page comes, however it comes. */
	autoFocus?: boolean
	className?: string
}

/** A search field that works as a plain form, and with JavaScript suggests before and during typing. */
export function SearchForm({ id, defaultValue, autoFocus, className }: SearchFormProps) {
	const t = useTranslations('search')
	const to = useLocalePath()
	const listId = useId()
	const { suggestions, active, open, type, move, close } = useSuggestions(defaultValue)
	const field = useRef<HTMLInputElement>(null)
	// For who came to the field before the page was alive: the focus, and what was typed, were told to nobody.
	useEffect(() => {
		const input = field.current
		if (document.activeElement !== input) return
		if (input?.value) type(input.value)
		else if (!autoFocus) open()
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [])
	return (
		<search
			className={classNames('search-form', className)}
			onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
		>
			<Form action={to('search')} onSubmit={close}>
				<button type="submit" aria-label={t('submit')} className="search-submit">
					<Icon name="search" size={20} />
				</button>
				<input
					key={defaultValue}
					ref={field}
					id={id}
					// A combobox may be no field of type search (HTML, ARIA in HTML); the keyboard shows its key all the same.
					type="text"
					inputMode="search"
					name="q"
					role="combobox"
					aria-label={t('label')}
					aria-expanded={suggestions ? 'true' : 'false'}
					aria-controls={listId}
					aria-autocomplete="list"
					aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
					autoComplete="off"
					enterKeyHint="search"
					placeholder={t('placeholder')}
					defaultValue={defaultValue}
					autoFocus={autoFocus}
					data-first-focus={autoFocus || undefined}
					className="input"
					onFocus={() => {
						void loadList().catch(() => undefined)
						open()
					}}
					onClick={open}
					onChange={(event) => type(event.target.value)}
					onKeyDown={move}
				/>
			</Form>
			<p role="status" className="visually-hidden">
				{suggestions && !suggestions.isStart && t('count', { n: suggestions.total })}
			</p>
			<div id={listId} role="listbox" aria-label={t('suggestions')} className="search-panel" hidden={!suggestions}>
				{suggestions && (
					<Suspense>
						<SuggestionList id={listId} suggestions={suggestions} active={active} onChoose={close} />
					</Suspense>
				)}
			</div>
		</search>
	)
}
