import { LOCALES } from '@vitrine/market/locales'
import { SITES } from '@vitrine/market/sites'
import { useTranslations } from 'use-intl'
import { directoryContext, localeContext, siteContext } from '#app/request/context.ts'
import { phoneCountryViews } from '#app/routes/checkout/address/countries.ts'
import { countryOfNumber } from '#app/routes/checkout/address/formats.ts'
import { dateValues, typedDate } from '#app/document/dates/date-parts.ts'
import { localePath } from '#app/facts/locale/path.ts'
import type { PageHandle } from '#app/document/languages/texts.tsx'
import type { Route } from './+types/profile'
import { AccountPage } from '#app/routes/account/account-page.tsx'
import { EmailForm } from './email-form.tsx'
import { done, type FormValues, readForm, refusedForm } from '#app/routes/account/forms.ts'
import { changeEmail, changeProfile, findSizeRuns, refusalOf, requireCustomer } from '#app/routes/account/gateway.ts'
import { emailLanguages } from './email-languages.ts'
import { ProfileForm } from './profile-form.tsx'
import { useAccountMessages } from '#app/routes/account/use-account-messages.ts'
import { UsualSizesForm } from './usual-sizes-form.tsx'
import { typedSizes, usualSizesView } from './usual-sizes-view.ts'

export const handle: PageHandle = { namespaces: ['account', 'checkout', 'date', 'err'], pageType: 'espace client' }

export async function loader({ request, context }: Route.LoaderArgs) {
	const site = context.get(siteContext)
	const [customer, params, sizeRuns] = await Promise.all([
		requireCustomer({ request, context }),
		context.get(directoryContext).params(site),
		findSizeRuns({ request, context }),
	])
	const { tag } = LOCALES[context.get(localeContext)]
	return {
		email: customer.email,
		values: {
			firstName: customer.firstName,
			lastName: customer.lastName,
			...dateValues('birthDate', customer.birthDate),
			phoneNumber: customer.phoneNumber ?? '',
			phoneCountryCode: customer.phoneNumber
				? countryOfNumber(customer.phoneNumber, params.phoneNumberCountries)
				: SITES[site].countryCode,
			languageTag: customer.languageTag,
		},
		phoneCountries: phoneCountryViews(params.phoneNumberCountries, { tag, own: SITES[site].countryCode }),
		languages: emailLanguages(customer.languageTag),
		sizes: sizeRuns && usualSizesView(sizeRuns, customer.usualSizes),
	}
}

/** Three forms: the profile, the usual sizes, and the e-mail address of the account. */
export async function action({ request, context }: Route.ActionArgs) {
	const args = { request, context }
	const values = await readForm(args)
	const what = intentOf(values['intent'])
	const problem =
		what === 'email'
			? await refusalOf(args, await changeEmail(args, emailChange(values, args)))
			: await refusalOf(args, await changeProfile(args, PROFILE_PARTS[what](values)))
	if (problem) return refusedForm(problem, { values, idOf: (field) => (field === 'email' ? 'new-email' : field) })
	throw done(args, 'profile', what)
}

function intentOf(typed: string | undefined): 'profile' | 'sizes' | 'email' {
	return typed === 'email' || typed === 'sizes' ? typed : 'profile'
}

const PROFILE_PARTS = {
	profile: profileChange,
	sizes: (values: FormValues) => ({ usualSizes: typedSizes(values) }),
}

function profileChange(values: FormValues) {
	const { firstName = '', lastName = '', phoneNumber = '', languageTag = '' } = values
	const birthDate = typedDate(values, 'birthDate')
	const phoneCountry = (values['phoneCountryCode'] ?? '').slice(0, 2)
	return { firstName, lastName, birthDate, phoneNumber, phoneCountry, languageTag: languageTag.slice(0, 10) }
}

function emailChange(values: FormValues, { request, context }: Pick<Route.ActionArgs, 'request' | 'context'>) {
	const { email = '', password = '' } = values
	const pageUrl = new URL(localePath(context.get(localeContext), 'auth/confirm?token=TOKEN'), request.url).href
	return { email, password, pageUrl }
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
	const t = useTranslations('account')
	const { summary, at } = useAccountMessages(actionData)
	const refused = actionData && { what: intentOf(actionData.intent), values: actionData.values }
	const values = refused?.what === 'profile' ? { ...loaderData.values, ...refused.values } : loaderData.values
	return (
		<AccountPage room="profile" errors={summary}>
			<ProfileForm
				key={JSON.stringify(loaderData.values)}
				values={values}
				phoneCountries={loaderData.phoneCountries}
				languages={loaderData.languages}
				errorAt={refused?.what === 'profile' ? at : () => undefined}
			/>
			{loaderData.sizes && loaderData.sizes.length > 0 && (
				<section className="account-section">
					<h2 className="type-title-l thread">{t('sizes.title')}</h2>
					<p className="account-now">{t('sizes.text')}</p>
					<UsualSizesForm
						key={JSON.stringify(loaderData.sizes)}
						departments={loaderData.sizes}
						typed={refused?.what === 'sizes' ? refused.values : undefined}
						errorAt={at}
					/>
				</section>
			)}
			<section className="account-section">
				<h2 className="type-title-l thread">{t('email.title')}</h2>
				<p className="account-now">{t('email.now', { email: loaderData.email })}</p>
				<EmailForm
					key={loaderData.email}
					typed={refused?.what === 'email' ? refused.values['email'] : undefined}
					errorAt={at}
				/>
			</section>
		</AccountPage>
	)
}
