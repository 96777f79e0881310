import { data, Form, Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { EnterButton, SubmitButton } from '#app/document/forms/form-parts.tsx'
import { readForm, refuse } from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import { useLocalePath } from '#app/document/links/links.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import { Checkbox } from '#app/ui/choice.tsx'
import { EmailField, TextField } from '#app/ui/text-field.tsx'
import type { Route } from './+types/identification'
import { checkoutView } from './checkout-view.ts'
import { identify } from './gateway.ts'
import { goTo, openStep } from './guard.ts'
import { skipIdentification } from './of-customer.ts'
import { StepFrame } from './step-frame.tsx'
import { PrivacyLine } from '#app/document/pages/page-link.tsx'
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
	const values = await readForm(args)
	const { email = '', newsletter } = values
	const wantsNewsletter = newsletter === 'yes'
	const loyaltyCardNumber = checkout.takesLoyaltyCard ? (values['loyaltyCardNumber'] ?? '').slice(0, 40) : ''
	const result = await identify(args, { checkoutId: checkout.id, email, wantsNewsletter, loyaltyCardNumber })
	if (result.ok) throw goTo(args, result.data.nextStep === 'review' ? 'review' : 'delivery')
	return refuse(values, result)
}

export default function Identification({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations('checkout')
	const { checkout, loyaltyCard } = loaderData
	const form = useForm(actionData, {
		zone: 'checkout',
		saved: {
			email: checkout.email ?? '',
			loyaltyCardNumber: loyaltyCard?.number ?? '',
			newsletter: checkout.wantsNewsletter ? 'yes' : '',
		},
	})
	return (
		<StepFrame step="identification" checkout={checkout} form={form}>
			<Form method="post" noValidate className="step-fields">
				{/* Enter goes on as a guest. */}
				<EnterButton>{t('continue.delivery')}</EnterButton>
				<p className="muted">{t('you.guest')}</p>
				<EmailField {...form.field('email')} label={t('you.email')} hint={t('you.emailHint')} />
				<SignInInstead />
				{loyaltyCard && (
					<TextField
						{...form.field('loyaltyCardNumber')}
						label={t('you.loyaltyCard')}
						optional={t('optional')}
						hint={t('you.loyaltyCardHint')}
						inputMode="numeric"
						autoComplete="off"
						spellCheck={false}
						maxLength={40}
					/>
				)}
				<Checkbox {...form.tick('newsletter')} label={t('you.newsletter')} hint={t('you.newsletterHint')} />
				<PrivacyLine />
				<div className="step-continue">
					<SubmitButton size="bar" wide>
						{t('continue.delivery')}
					</SubmitButton>
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
		<p className="identification-ways">
			<span className="muted">{t('you.already')}</span>
			<Link to={signIn} className="link link-target">
				{t('you.signIn')}
			</Link>
			<button type="submit" formAction={signIn} name="intent" value="link" className="link link-target">
				{t('you.link')}
			</button>
		</p>
	)
}
