import { data, Form, Link, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { PrivacyLine } from '#app/document/pages/page-words.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/choice.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Route } from './+types/identification'
import { checkoutView } from './checkout-view.ts'
import { type FormError, refusedFields, useFormMessages } from './form-errors.ts'
import { identify } from './gateway.ts'
import { goTo, openStep } from './guard.ts'
import { skipIdentification } from './of-customer.ts'
import { StepFrame } from './step-frame.tsx'
import './checkout.css'

export const handle: PageHandle = { namespaces: ['cart', 'order', 'payment', 'err'], pageType: 'tunnel cde' }

export async function loader({ request, context }: Route.LoaderArgs) {
	const { checkout, headers } = await openStep({ request, context }, 'identification')
	await skipIdentification({ request, context }, checkout)
	const { takesLoyaltyCard, loyaltyCardNumber } = checkout
	// The one page that shows the whole number: to who has typed it, and only where it is asked for.
	const loyaltyCard = takesLoyaltyCard ? { number: loyaltyCardNumber ?? '' } : null
	return data({ checkout: checkoutView(checkout, { context }), loyaltyCard }, { headers })
}

export async function action({ request, context }: Route.ActionArgs) {
	const args = { request, context }
	const { checkout } = await openStep(args, 'identification')
	const form = await request.formData()
	const email = String(form.get('email') ?? '').slice(0, 254)
	const wantsNewsletter = form.get('newsletter') === 'yes'
	const typed = checkout.takesLoyaltyCard ? form.get('loyaltyCardNumber') : null
	const loyaltyCardNumber = String(typed ?? '').slice(0, 40)
	const result = await identify(args, { checkoutId: checkout.id, email, wantsNewsletter, loyaltyCardNumber })
	if (result.ok) throw goTo(args, result.data.nextStep === 'review' ? 'review' : 'delivery')
	const errors = refusedFields(result.problem).map(({ field, code }): FormError => ({ id: field, field, code }))
	return data({ email, wantsNewsletter, loyaltyCardNumber, errors }, { status: result.problem.status })
}

export default function Identification({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations('checkout')
	const err = useTranslations('err')
	const navigation = useNavigation()
	const { checkout, loyaltyCard } = loaderData
	const { summary, at } = useFormMessages(actionData?.errors, actionData?.errors.length === 0 && 'server')
	return (
		<StepFrame step="identification" checkout={checkout} errors={summary}>
			{actionData && actionData.errors.length === 0 && (
				<Notice tone="error" role="alert">
					{err('unexpected')}
				</Notice>
			)}
			<Form method="post" noValidate className="step-fields">
				{/* Enter goes on as a guest. */}
				<button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
					{t('continue.delivery')}
				</button>
				<p className="text-ink-2">{t('you.guest')}</p>
				<TextField
					name="email"
					type="email"
					label={t('you.email')}
					hint={t('you.emailHint')}
					autoComplete="email"
					inputMode="email"
					spellCheck={false}
					maxLength={254}
					defaultValue={actionData?.email ?? checkout.email ?? ''}
					error={at('email')}
				/>
				<SignInInstead />
				{loyaltyCard && (
					<TextField
						name="loyaltyCardNumber"
						label={t('you.loyaltyCard')}
						optional={t('optional')}
						hint={t('you.loyaltyCardHint')}
						inputMode="numeric"
						autoComplete="off"
						spellCheck={false}
						maxLength={40}
						defaultValue={actionData?.loyaltyCardNumber ?? loyaltyCard.number}
						error={at('loyaltyCardNumber')}
					/>
				)}
				<Checkbox
					name="newsletter"
					value="yes"
					label={t('you.newsletter')}
					hint={t('you.newsletterHint')}
					defaultChecked={actionData?.wantsNewsletter ?? checkout.wantsNewsletter}
				/>
				<PrivacyLine />
				<div className="step-continue">
					<Button type="submit" size="bar" wide loading={navigation.state === 'submitting'}>
						{t('continue.delivery')}
					</Button>
				</div>
			</Form>
		</StepFrame>
	)
}

/** The same for every visitor: only the owner of an address may learn whether it has an account (brief 3.9.1). */
function SignInInstead() {
	const t = useTranslations('checkout')
	const to = useLocalePath()
	const signIn = to(`auth/sign-in?${new URLSearchParams({ return: to('checkout/identification') })}`)
	return (
		<p className="flex flex-wrap items-center gap-x-s-5">
			<span className="text-ink-2">{t('you.already')}</span>
			<Link to={signIn} className="link inline-flex min-h-11 items-center">
				{t('you.signIn')}
			</Link>
			<button type="submit" formAction={signIn} name="intent" value="link" className="link min-h-11">
				{t('you.link')}
			</button>
		</p>
	)
}
