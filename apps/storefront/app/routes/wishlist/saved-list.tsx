import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CardView } from '#app/document/products/card-view.ts'
import { useDocument } from '#app/document/document.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import { measure } from '#app/document/tracking/measure.ts'
import { accountKey, changeList, removeSaved, type Saved } from '#app/document/wishlist/saved.ts'
import { useSaved } from '#app/document/wishlist/use-saved.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Select } from '#app/ui/select.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { AccountView } from './account-view.ts'
import { SavedCard } from './saved-card.tsx'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'
import { useSavedCards } from './use-saved-cards.ts'

/**
 * What this device has saved (R116, brief 3.11, 3.22): the server sends the empty page, unseen until the device has been asked.
 * Of who is signed in it sends the list of their account, which is the device's copy from then on.
 */
export function SavedList({ account }: { account: AccountView | null }) {
	const t = useTranslations('wishlist')
	const to = useLocalePath()
	const saved = useList(account)
	const empty = useRef<HTMLDivElement>(null)
	const hadSome = useRef(false)
	const count = saved?.length ?? 0
	useEffect(() => {
		// The last wishlist button has gone, and the focus with it.
		if (hadSome.current && count === 0 && document.activeElement === document.body) empty.current?.focus()
		hadSome.current = count > 0
	}, [count])
	if (saved && saved.length > 0) return <SavedProducts saved={saved} account={account} />
	return (
		<div ref={empty} tabIndex={-1} className="wishlist-empty" data-waiting={saved === undefined || undefined}>
			<EmptyState title={t('empty')} action={<ButtonLink to={to('new')}>{t('browse')}</ButtonLink>} />
		</div>
	)
}

function useList(account: AccountView | null): readonly Saved[] | undefined {
	const { site } = useDocument()
	const stored = useSaved()
	const [shown, setShown] = useState<AccountView | null>(null)
	useEffect(() => {
		if (account) changeList(accountKey(site), () => account.saved)
		setShown(account)
	}, [site, account])
	return account && shown !== account ? account.saved : stored
}

function SavedProducts({ saved, account }: { saved: readonly Saved[]; account: AccountView | null }) {
	const t = useTranslations('wishlist')
	const [isOldestFirst, setOldestFirst] = useState(false)
	const found = useSavedCards(
		saved.map(({ id }) => id),
		account,
	)
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
					options={[
						{ value: 'newest', label: t('newest') },
						{ value: 'oldest', label: t('oldest') },
					]}
				/>
			</div>
			<Remarks gone={gone} lost={isLost ? found.retry : undefined} />
			<ul ref={grid} className="product-grid wishlist-grid" data-list="wishlist">
				{shown.map((one) => (
					<li key={one.card.id}>
						<SavedCard {...one} alerts={account ? (account.alerts[one.card.id] ?? 0) : undefined} />
					</li>
				))}
			</ul>
			{account && <Pages page={account.page} count={account.pageCount} />}
			{isWaiting && !isLost && <Waiting count={Math.min(saved.length - shown.length, 8)} />}
		</section>
	)
}

function Waiting({ count }: { count: number }) {
	return (
		<div className="product-grid wishlist-waiting">
			{Array.from({ length: count }, (_, place) => (
				<Skeleton key={place} ratio="var(--picture-shape)" />
			))}
		</div>
	)
}

/** With a script the rest of a long list follows by itself. */
function Pages({ page, count }: { page: number; count: number }) {
	const t = useTranslations('wishlist')
	if (count < 2) return null
	return (
		<noscript>
			<p className="wishlist-ways">
				{page > 1 && <a href={`?page=${page - 1}`}>{t('previousPage')}</a>}
				{page < count && <a href={`?page=${page + 1}`}>{t('nextPage')}</a>}
			</p>
		</noscript>
	)
}

/** What cannot be shown: for now, or no more. */
function Remarks({ gone, lost }: { gone: string[]; lost: (() => void) | undefined }) {
	const t = useTranslations('wishlist')
	const { site } = useDocument()
	return (
		<>
			{lost && (
				<Notice tone="warning" role="alert">
					<p>{t('lost')}</p>
					<Button variant="tertiary" onClick={lost}>
						{t('retry')}
					</Button>
				</Notice>
			)}
			{gone.length > 0 && (
				<Notice role="status">
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
