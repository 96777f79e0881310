import { useEffect, useRef } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useDocument } from '#app/document/document.tsx'
import { PageHead } from '#app/document/head/page-head.tsx'
import { emphasis } from '#app/document/languages/emphasis.tsx'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { useErrorEvent } from '#app/document/tracking/use-error-event.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Route } from './+types/track'
import { exampleOrderNumber } from './example-number.ts'
import { StatusThread } from './status-thread.tsx'
import type { Stitch } from './status-view.ts'
import { answerTrackForm, type TrackAnswer, type TrackProblem } from './track-form.ts'
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

export default function Track({ loaderData, actionData: answer }: Route.ComponentProps) {
	const t = useTranslations('follow')
	const to = useLocalePath()
	const order = answer?.order
	const found = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (order && !answer.isLinkAsked) found.current?.querySelector<HTMLElement>('#tracked')?.focus()
	}, [order, answer?.isLinkAsked])
	return (
		<div className="page-container track">
			<PageHead title={t('title')} noindex />
			<header className="track-head">
				<h1 className="type-display-l">{t.rich('heading', emphasis)}</h1>
				{!order && <p className="type-body text-ink-2">{t('intro')}</p>}
			</header>
			<div ref={found}>
				{order && answer ? (
					<>
						<Tracked order={order} answer={answer} />
						<p className="mt-s-8">
							<Link to={to('order/track')} className="link">
								{t('another')}
							</Link>
						</p>
					</>
				) : (
					<div className="track-columns">
						<TrackForm answer={answer} number={loaderData.number} />
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

const FIELD_OF: Readonly<Record<TrackProblem, string>> = {
	number: 'orderNumber',
	email: 'email',
	'not-found': 'orderNumber',
	'too-many-requests': 'orderNumber',
	unexpected: 'orderNumber',
}

function TrackForm({ answer, number }: { answer: TrackAnswer | undefined; number: string }) {
	const t = useTranslations('follow')
	const err = useTranslations('err')
	const { site } = useDocument()
	const navigation = useNavigation()
	const problems = answer?.problems ?? []
	useErrorEvent('account', { of: answer, type: problems.length > 0 ? 'validation' : undefined })
	const errors = problems.map((problem) => ({ field: FIELD_OF[problem], message: t(`problem.${problem}`) }))
	const at = (field: string) => errors.find((error) => error.field === field)?.message
	return (
		<Form method="post" action="." noValidate className="track-form">
			<ErrorSummary title={err('title')} errors={errors} />
			<TextField
				name="orderNumber"
				label={t('number')}
				hint={t('numberHint', { example: exampleOrderNumber(site) })}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				maxLength={40}
				defaultValue={answer?.typed.orderNumber ?? number}
				error={at('orderNumber')}
			/>
			<TextField
				name="email"
				type="email"
				label={t('email')}
				hint={t('emailHint')}
				autoComplete="email"
				inputMode="email"
				spellCheck={false}
				maxLength={254}
				defaultValue={answer?.typed.email}
				error={at('email')}
			/>
			<Button type="submit" loading={navigation.state === 'submitting'}>
				{t('submit')}
			</Button>
		</Form>
	)
}
