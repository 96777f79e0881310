import { useTranslations } from 'use-intl'
import { CardArt } from '#app/document/gift-cards/card-art.tsx'
import type { Design } from '#app/document/gift-cards/designs.ts'
import type { PictureView } from '#app/facts/pictures/picture-view.ts'
import { MissingPicture } from '#app/ui/missing-picture.tsx'
import { Picture } from '#app/ui/picture.tsx'
import './summary.css'

type Card = { design: Design; recipientName: string; sendOn: string | null; amount: string }

/** A gift card in a summary: for whom, when it is sent, for how much. */
export function GiftCardLine({ card }: { card: Card }) {
	const t = useTranslations('order')
	const sent = card.sendOn ? t('card.sentOn', { date: card.sendOn }) : t('card.sentNow')
	return (
		<li className="summary-line">
			<span className="summary-line-picture card-thumb">
				<CardArt design={card.design} />
			</span>
			<span className="lines">
				<span className="type-ui">{t('card.name')}</span>
				<span className="type-small muted">{`${t('card.for', { name: card.recipientName })} · ${sent}`}</span>
			</span>
			<span className="type-ui">{card.amount}</span>
		</li>
	)
}

type Line = { name: string; colorName: string; sizeLabel: string; quantity: number; picture: PictureView | null }

type SummaryLineProps = {
	line: Line
	price: string
	unit?: string | null
	/** One more line, such as what it is made of, where that has to be read once more. */
	note?: string | null
}

/** One article in a summary: small picture, what it is, how many, for how much. */
export function SummaryLine({ line, price, unit, note }: SummaryLineProps) {
	const t = useTranslations('order')
	return (
		<li className="summary-line">
			<span className="summary-line-picture">
				{line.picture ? <Picture {...line.picture} alt="" sizes="56px" /> : <MissingPicture />}
			</span>
			<span className="lines">
				<span className="type-ui">{line.name}</span>
				<span className="type-small muted">
					{`${line.colorName} · ${line.sizeLabel} · ${t('quantity', { n: line.quantity })}`}
				</span>
				{note && <span className="type-small muted">{note}</span>}
				{unit && <span className="type-small muted">{t('each', { amount: unit })}</span>}
			</span>
			<span className="type-ui">{price}</span>
		</li>
	)
}
