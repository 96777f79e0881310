import { CURRENCIES } from '@vitrine/market/currencies'
import { formatMoney } from '@vitrine/market/format'
import { useTranslations } from 'use-intl'
import { type LoaderArgs, requestContext } from '#app/request/context.ts'
import { pageRefused } from '#app/request/guards/refusals.ts'
import { flaggedPlaces } from '#app/request/web-domain/flagged-places.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/gift-card'
import { amountChips } from './amounts.ts'
import { Balance } from './balance.tsx'
import { DESIGNS } from '#app/document/gift-cards/designs.ts'
import { answerGiftForm } from './form.ts'
import { GiftForm } from './gift-form.tsx'
import './gift-cards.css'

export const handle: PageHandle = { namespaces: ['date', 'err', 'gift'], pageType: 'produit' }

/** The limits and the currency of a site that sells gift cards; where it has none there is no page (R111). */
async function offerOf({ request, context }: LoaderArgs) {
	const { siteRecord } = context.get(requestContext)
	const { giftCard, currency } = await siteRecord()
	if (!giftCard) throw await pageRefused({ request, context })
	return { amounts: giftCard, currency }
}

export async function loader({ request, context }: Route.LoaderArgs) {
	const { amounts, currency } = await offerOf({ request, context })
	const { directory, tag } = context.get(requestContext)
	const money = (centAmount: number) => formatMoney(tag, { centAmount, currency }).replace(/[.,]00(?!\d)/, '')
	const unit = 10 ** CURRENCIES[currency].minorDigits
	const { minAmount, maxAmount, preselectedAmount } = amounts
	return {
		...(await flaggedPlaces(directory, { path: 'gift-card', flag: 'giftCard' })),
		/** What is shown before anything is chosen, for the page and for events. */
		giftCard: { design: DESIGNS[0], centAmount: preselectedAmount },
		offer: {
			chips: amountChips(amounts, currency).map((centAmount) => ({ centAmount, label: money(centAmount) })),
			min: money(minAmount),
			max: money(maxAmount),
			/** In units of the currency, for a field that is stepped through. */
			minUnits: Math.ceil(minAmount / unit),
			maxUnits: Math.floor(maxAmount / unit),
			currency,
		},
	}
}
export type GiftOffer = Awaited<ReturnType<typeof loader>>['offer']

export async function action({ request, context }: Route.ActionArgs) {
	const { currency } = await offerOf({ request, context })
	return answerGiftForm({ request, context }, currency)
}

export default function GiftCardPage({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations('gift')
	const { offer, giftCard } = loaderData
	const form = useForm(actionData, { texts: 'gift.problem', zone: 'cart', words: offer })
	const preselected = { amount: String(giftCard.centAmount), design: giftCard.design }
	return (
		<div className="page-container gift-page">
			<PageHead title={t('title')} description={t('description')} />
			<h1 className="type-display-l">{t.rich('heading', emphasis)}</h1>
			<GiftForm offer={offer} form={form.part('add', preselected)} />
			<Balance form={form.part('balance')} balance={actionData?.balance} />
		</div>
	)
}
