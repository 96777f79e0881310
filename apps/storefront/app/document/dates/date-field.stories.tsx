import { useTranslations } from 'use-intl'
import { submittedForm } from '#app/document/forms/submitted-form.ts'
import { useForm } from '#app/document/forms/use-form.ts'
import type { Stories, Story } from '#stories/story.ts'
import { DateField } from './date-field.tsx'

export default { title: 'dates/Date' } satisfies Stories

export const Empty: Story = { render: () => <Day /> }
export const Refused: Story = { render: () => <Day isRefused /> }

function Day({ isRefused }: { isRefused?: boolean }) {
	const t = useTranslations('gift')
	const errors = [{ id: 'sendOn', field: 'sendOn', code: 'sendOn' }]
	const form = useForm(isRefused ? submittedForm({ 'sendOn-day': '31' }, errors) : undefined, { texts: 'gift.problem' })
	return <DateField name="sendOn" legend={t('date')} hint={t('dateHint')} optional={t('optional')} form={form} />
}
