import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import { FormProblems } from '#app/document/forms/form-problems.tsx'
import { type Form as FormState, useForm } from '#app/document/forms/use-form.ts'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { CodeField, EmailField } from '#app/ui/text-field.tsx'
import type { Route } from './+types/track'
import { exampleOrderNumber } from '#app/document/orders/example-number.ts'
import { StatusThread } from '#app/document/orders/status-thread.tsx'
import type { Stitch } from '#app/document/orders/status-view.ts'
import { answerTrackForm } from './track-form.ts'
import { Tracked } from './tracked.tsx'
import './track.css'

export const handle: PageHandle = { namespaces: ['follow', 'order', 'err'], pageType: 'espace client' }

/** E-mails name the order; the address of its buyer stands in no address. */
export function loader({ request }: Route.LoaderArgs) {
	return { number: (new URL(request.url).searchParams.get('number') ?? '').slice(0, 40) }
}

export function action({ request, context }: Route.ActionArgs) {
	return answerTrackForm({ request, context })
}

/** What is found is one person's, and its way out leads to carriers. */
export const headers: Route.HeadersFunction = () => ({
	'Cache-Control': 'private, no-store',
	'Referrer-Policy': 'no-referrer',
})

export default function Track({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations('follow')
	const to = useLocalePath()
	const form = useForm(actionData, {
		texts: 'follow.problem',
		zone: 'account',
		saved: { orderNumber: loaderData.number },
	})
	const order = actionData?.order
	const isLinkSent = actionData?.intent === 'link'
	const found = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (order && !isLinkSent) found.current?.querySelector<HTMLElement>('#tracked')?.focus()
	}, [order, isLinkSent])
	return (
		<div className="page-container track">
			<PageHead title={t('title')} noindex />
			<header className="track-head">
				<h1 className="type-display-l">{t.rich('heading', emphasis)}</h1>
				{!order && <p className="muted">{t('intro')}</p>}
			</header>
			<div ref={found}>
				{order ? (
					<>
						<Tracked order={order} values={form.values} isLinkSent={isLinkSent} />
						<p>
							<Link to={to('order/track')} className="link">
								{t('another')}
							</Link>
						</p>
					</>
				) : (
					<div className="track-columns">
						<TrackForm form={form} />
						<Way />
					</div>
				)}
			</div>
		</div>
	)
}

const WAY = ['confirmed', 'preparing', 'sent', 'delivered'] as const

/** What the thread will show, before there is an order to show. */
function Way() {
	const t = useTranslations('follow')
	const timeline = WAY.map((step): Stitch => ({ step, isDone: false, on: t(`wayStep.${step}`) }))
	return (
		<section className="track-way selvedge" aria-labelledby="way">
			<h2 id="way" className="type-title-l">
				{t('way')}
			</h2>
			<StatusThread timeline={timeline} isUpright />
		</section>
	)
}

function TrackForm({ form }: { form: FormState }) {
	const t = useTranslations('follow')
	const { site } = useDocument()
	return (
		<Form method="post" action="." noValidate className="track-form">
			<FormProblems form={form} />
			<CodeField
				{...form.field('orderNumber')}
				label={t('number')}
				hint={t('numberHint', { example: exampleOrderNumber(site) })}
			/>
			<EmailField {...form.field('email')} label={t('email')} hint={t('emailHint')} />
			<SubmitButton>{t('submit')}</SubmitButton>
		</Form>
	)
}
