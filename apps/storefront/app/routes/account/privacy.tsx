import { Form, useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { ConsentLink } from '#app/site/consent/consent-link.tsx'
import type { PageHandle } from '#app/site/locale/texts.tsx'
import { Button } from '#app/ui/button.tsx'
import { Switch } from '#app/ui/choice.tsx'
import type { Route } from './+types/privacy'
import { AccountPage } from './account-page.tsx'
import { done, readForm, refusedForm } from './forms.ts'
import { changeProfile, refusalOf, requireCustomer } from './gateway.ts'
import { useAccountMessages } from './use-account-messages.ts'

export const handle: PageHandle = { namespaces: ['account', 'err'], pageType: 'espace client' }

const CHANNELS = ['email', 'sms', 'post'] as const

export async function loader({ request, context }: Route.LoaderArgs) {
	const { wantsNews } = await requireCustomer({ request, context })
	return { wantsNews }
}

export async function action({ request, context }: Route.ActionArgs) {
	const visit = { request, context }
	const values = await readForm(visit)
	const wantsNews = {
		email: values['email'] === 'yes',
		sms: values['sms'] === 'yes',
		post: values['post'] === 'yes',
	}
	const problem = await refusalOf(visit, await changeProfile(visit, { wantsNews }))
	if (problem) return refusedForm(problem, { values })
	throw done(visit, 'privacy', 'consents')
}

/** What we may send, by channel, and what a browser may keep; nothing is on before it was switched on (law 8, 9). */
export default function Privacy({ loaderData: { wantsNews }, actionData }: Route.ComponentProps) {
	const t = useTranslations('account.privacy')
	const { state } = useNavigation()
	const { summary } = useAccountMessages(actionData)
	return (
		<AccountPage room="privacy" errors={summary}>
			<section className="account-section">
				<h2 className="type-title-l thread">{t('news')}</h2>
				<p className="account-now">{t('newsText')}</p>
				<Form method="post" key={JSON.stringify(wantsNews)} className="account-switches">
					{CHANNELS.map((channel) => (
						<Switch
							key={channel}
							id={`news-${channel}`}
							name={channel}
							value="yes"
							label={t(`channel.${channel}`)}
							hint={t(`channelHint.${channel}`)}
							defaultChecked={wantsNews[channel]}
						/>
					))}
					<div>
						<Button type="submit" loading={state === 'submitting'}>
							{t('save')}
						</Button>
					</div>
				</Form>
			</section>
			<section className="account-section">
				<h2 className="type-title-l thread">{t('cookies')}</h2>
				<p className="account-now">{t('cookiesText')}</p>
				<ConsentLink />
			</section>
		</AccountPage>
	)
}
