import { Form } from 'react-router'
import { useTranslations } from 'use-intl'
import { SubmitButton } from '#app/document/forms/form-parts.tsx'
import { type Form as FormState } from '#app/document/forms/use-form.ts'
import { Accordion, AccordionItem } from '#app/ui/accordion.tsx'
import { SelectField } from '#app/ui/select.tsx'
import type { DepartmentSizes, SizeRunView } from './usual-sizes-view.ts'
import './usual-sizes.css'

type UsualSizesFormProps = {
	departments: DepartmentSizes[]
	form: FormState
}

/** A size for each kind of sizes, department by department, folded up with what is kept in its row. Works without JavaScript. */
export function UsualSizesForm({ departments, form }: UsualSizesFormProps) {
	const t = useTranslations('account.sizes')
	return (
		<Form method="post" noValidate className="usual-sizes">
			<Accordion>
				{departments.map(({ department, runs }) => (
					<AccordionItem
						key={department}
						title={<DepartmentRow department={department} runs={runs} />}
						open={runs.some(({ field }) => form.at(field) !== undefined)}
					>
						<div className="usual-sizes-runs">
							{runs.map((run) => (
								<RunField key={run.field} run={run} form={form} />
							))}
						</div>
					</AccordionItem>
				))}
			</Accordion>
			<SubmitButton intent="sizes" variant="secondary">
				{t('save')}
			</SubmitButton>
		</Form>
	)
}

function DepartmentRow({ department, runs }: DepartmentSizes) {
	const saved = runs.flatMap(({ sizes, chosen }) => sizes.find(({ key }) => key === chosen)?.label ?? [])
	return (
		<>
			{department} {saved.length > 0 && <span className="usual-sizes-kept">{saved.join(', ')}</span>}
		</>
	)
}

function RunField({ run, form }: { run: SizeRunView; form: FormState }) {
	const t = useTranslations('account.sizes')
	const { field, isMore, first, last, sizes } = run
	const names = run.names.join(', ')
	return (
		<SelectField
			{...form.field(field)}
			label={isMore ? t('more', { names }) : names}
			hint={t('range', { first, last })}
			defaultValue={form.values[field] ?? run.chosen}
			className="usual-size-field"
			options={[{ value: '', label: t('none') }, ...sizes.map(({ key, label }) => ({ value: key, label }))]}
		/>
	)
}
