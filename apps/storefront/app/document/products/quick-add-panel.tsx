import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Texts } from '#app/document/languages/texts.tsx'
import { CardPrice } from '#app/document/pricing/price-tag.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Link } from 'react-router'
import { BREAKPOINTS } from '#app/ui/theme/breakpoints.ts'
import type { CardView } from './card-view.ts'
import { QuickAddSizes } from './quick-add-sizes.tsx'
import './quick-add.css'

type PanelProps = { card: CardView; path: string; onClose: () => void }

/** From where on the sizes lie over the picture of the card; below it they come as a sheet (brief 3.5). */
const WIDE = `(width >= ${BREAKPOINTS.desktop}px)`

/** The sizes of a garment beside its card. Brings its own words, so that no list carries them. */
export function QuickAddPanel(props: PanelProps) {
	return (
		<Texts namespaces={['quick', 'cart', 'price']}>
			{matchMedia(WIDE).matches ? <OverPicture {...props} /> : <Sheet {...props} />}
		</Texts>
	)
}

function OverPicture({ card, path, onClose }: PanelProps) {
	const t = useTranslations('quick')
	const panel = useRef<HTMLDivElement>(null)
	useEffect(() => {
		const leave = (event: Event) => {
			if (event.target instanceof Node && !panel.current?.contains(event.target)) onClose()
		}
		document.addEventListener('pointerdown', leave)
		return () => document.removeEventListener('pointerdown', leave)
	}, [onClose])
	return (
		<div
			ref={panel}
			role="dialog"
			aria-label={t('title')}
			className="quick-add-panel"
			onKeyDown={(event) => event.key === 'Escape' && onClose()}
		>
			<QuickAddSizes card={card} path={path} onAdded={onClose} isFocused />
		</div>
	)
}

function Sheet({ card, path, onClose }: PanelProps) {
	const t = useTranslations('quick')
	const id = `quick-${useId().replaceAll(/\W/g, '')}`
	const [front] = card.pictures
	return (
		<Drawer id={id} title={t('title')} closeLabel={t('close')} open onClose={onClose}>
			<div className="quick-add-garment">
				{front && <Picture {...front} alt="" sizes="72px" />}
				<div>
					<p className="type-small">{card.name}</p>
					<CardPrice price={card.price} />
				</div>
			</div>
			<QuickAddSizes card={card} path={path} onAdded={onClose} />
			<p>
				<Link to={path.replace('#sizes', '')} className="link">
					{t('details')}
				</Link>
			</p>
		</Drawer>
	)
}
