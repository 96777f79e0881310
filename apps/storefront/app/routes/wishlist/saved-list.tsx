import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CardView } from '#app/routes/catalog/card-view.ts'
import { useDocument } from '#app/document/document.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { measure } from '#app/document/tracking/measure.ts'
import { removeSaved, type Saved } from '#app/document/wishlist/saved.ts'
import { useSaved } from '#app/document/wishlist/use-saved.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Select } from '#app/ui/select.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { SavedCard } from './saved-card.tsx'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'
import { useSavedCards } from './use-saved-cards.ts'

/** What this device has saved (R116, brief 3.11, 3.22). The server sends the empty page, unseen until the device has been asked. */
export function SavedList() {
	const t = useTranslations('wishlist')
	const to = useLocalePath()
	const saved = useSaved()
	const empty = useRef<HTMLDivElement>(null)
	const hadSome = useRef(false)
	const count = saved?.length ?? 0
	useEffect(() => {
		// The last wishlist button has gone, and the focus with it.
		if (hadSome.current && count === 0 && document.activeElement === document.body) empty.current?.focus()
		hadSome.current = count > 0
	}, [count])
	if (saved && saved.length > 0) return <SavedProducts saved={saved} />
	return (
		<div ref={empty} tabIndex={-1} className="wishlist-empty" data-waiting={saved === undefined || undefined}>
			<EmptyState title={t('empty')} action={<ButtonLink to={to('new')}>{t('browse')}</ButtonLink>} />
		</div>
	)
}

function SavedProducts({ saved }: { saved: readonly Saved[] }) {
	const t = useTranslations('wishlist')
	const [isOldestFirst, setOldestFirst] = useState(false)
	const found = useSavedCards(saved.map(({ id }) => id))
	const { cards, gone, isWaiting, isLost } = found
	const ordered = isOldestFirst ? saved.toReversed() : saved
	const shown = ordered.flatMap((one) => {
		const card = cards.get(one.id)
		return card ? [{ card, saved: one }] : []
	})
	const grid = useFocusAfterRemoval(shown.map(({ card }) => card.id))
	useSeen([...cards.values()])
	return (
		<section aria-label={t('title')} aria-busy={isWaiting && !isLost} className="wishlist-list">
			<div className="wishlist-bar">
				<p role="status" className="list-count">
					{t('count', { n: saved.length })}
				</p>
				<Select
					aria-label={t('order')}
					value={isOldestFirst ? 'oldest' : 'newest'}
					onChange={(event) => setOldestFirst(event.currentTarget.value === 'oldest')}
				>
					<option value="newest">{t('newest')}</option>
					<option value="oldest">{t('oldest')}</option>
				</Select>
			</div>
			<Remarks gone={gone} lost={isLost ? found.retry : undefined} />
			<ul ref={grid} className="product-grid wishlist-grid" data-list="wishlist">
				{shown.map((one) => (
					<li key={one.card.id}>
						<SavedCard {...one} />
					</li>
				))}
			</ul>
			{isWaiting && !isLost && <Waiting count={Math.min(saved.length - shown.length, 8)} />}
		</section>
	)
}

function Waiting({ count }: { count: number }) {
	return (
		<div className="product-grid wishlist-waiting">
			{Array.from({ length: count }, (_, place) => (
				<Skeleton key={place} ratio="3 / 4" />
			))}
		</div>
	)
}

/** What cannot be shown: for now, or no more. */
function Remarks({ gone, lost }: { gone: string[]; lost: (() => void) | undefined }) {
	const t = useTranslations('wishlist')
	const { site } = useDocument()
	return (
		<>
			{lost && (
				<Notice tone="warning" role="alert" className="mb-s-6">
					<p>{t('lost')}</p>
					<Button variant="tertiary" onClick={lost}>
						{t('retry')}
					</Button>
				</Notice>
			)}
			{gone.length > 0 && (
				<Notice role="status" className="mb-s-6">
					<p>{t('gone', { n: gone.length })}</p>
					<Button variant="tertiary" onClick={() => removeSaved(site, gone)}>
						{t('forget')}
					</Button>
				</Notice>
			)}
		</>
	)
}

/** Cards that come after the page are looked at like any others, also when consent comes later still. */
function useSeen(cards: CardView[]): void {
	useEffect(() => {
		const watch = () => measure(({ watchAlso }) => watchAlso(cards))
		watch()
		window.addEventListener('consent-changed', watch)
		return () => window.removeEventListener('consent-changed', watch)
	})
}
