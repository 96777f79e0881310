import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useShopFacts } from '#app/document/shop-facts.ts'
import { useLocalePath } from '#app/document/links/links.ts'
import { loadLayerMessages } from '#app/facts/locale/messages.ts'
import { isPlainClick } from '#app/ui/dialog.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { CardView } from './card-view.ts'

/** Its code and its words come with the first press; when they are lost on the way the link is followed. */
const QuickAddPanel = lazy(async () => {
	const [code, hasTexts] = await Promise.all([
		import('./quick-add-panel.tsx').catch(() => undefined),
		loadLayerMessages(),
	])
	return { default: code && hasTexts ? code.QuickAddPanel : Followed }
})

function Followed({ path }: { path: string }) {
	// React may render twice; a second navigation would cut off the first.
	useEffect(() => window.location.assign(path), [path])
	return null
}

/** Whether garments of a list can be added from it (R119). */
export function useQuickAdd(): boolean {
	return useShopFacts()?.hasQuickAdd ?? false
}

/** The plus of a card (R119): the sizes in place, or without a script the sizes of the garment's own page. Where the site does not offer it there is nothing. */
export function QuickAdd({ card }: { card: CardView }) {
	const t = useTranslations('plp')
	const to = useLocalePath()
	const hasQuickAdd = useQuickAdd()
	const [isOpen, setOpen] = useState(false)
	const plus = useRef<HTMLAnchorElement>(null)
	if (!hasQuickAdd || card.label === 'sold-out') return null
	const path = `${to(`p/${card.urlKey}`)}#sizes`
	return (
		<>
			<Link
				ref={plus}
				to={path}
				className="icon-target quick-add"
				aria-haspopup="dialog"
				aria-label={t('quickAdd', { name: card.name })}
				onClick={(event) => {
					if (!isPlainClick(event)) return
					event.preventDefault()
					setOpen(true)
				}}
			>
				<Icon name="plus" />
			</Link>
			{isOpen && (
				<Suspense>
					<QuickAddPanel
						card={card}
						path={path}
						onClose={() => {
							setOpen(false)
							plus.current?.focus()
						}}
					/>
				</Suspense>
			)}
		</>
	)
}
