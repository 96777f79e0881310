import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { SessionView } from './session-view.ts'

/** The sessions of the customer; each but the present one can be ended here, and all of them at once. */
export function SessionList({ sessions }: { sessions: SessionView[] }) {
	const t = useTranslations('account.sessions')
	const others = sessions.filter(({ isCurrent }) => !isCurrent)
	return (
		<>
			<ul className="account-list">
				{sessions.map((session) => (
					<SessionRow key={session.id} session={session} />
				))}
			</ul>
			{others.length > 1 && (
				<Form method="post" className="account-actions">
					<Button type="submit" name="intent" value="end-others" variant="secondary">
						{t('endOthers')}
					</Button>
				</Form>
			)}
		</>
	)
}

function SessionRow({ session }: { session: SessionView }) {
	const t = useTranslations('account.sessions')
	const { id, browser, system, isHandheld, country, lastUsed, isCurrent } = session
	const device = t('device', { browser, system })
	return (
		<li className={isCurrent ? 'account-item selvedge' : 'account-item'}>
			<Icon name={isHandheld ? 'phone' : 'globe'} size={24} />
			<div className="account-item-text">
				<p className="type-ui">{device}</p>
				<p className="type-small muted">
					{isCurrent ? t('current', { country }) : t('used', { country, moment: lastUsed })}
				</p>
			</div>
			{!isCurrent && (
				<Form method="post">
					<input type="hidden" name="sessionId" value={id} />
					<Button type="submit" name="intent" value="end" variant="tertiary" size="compact">
						{t('end')}
						<VisuallyHidden> {device}</VisuallyHidden>
					</Button>
				</Form>
			)}
		</li>
	)
}
