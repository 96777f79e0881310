/** All of a union at once. */
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
	? All
	: never

type Declared = { types?: object }
type Types<C extends Declared> = NonNullable<C['types']>
type PartOf<C extends Declared, Name extends string> =
	Types<C> extends infer T ? (T extends Record<Name, unknown> ? T[Name] : never) : never

/** Every table of a list of capabilities, by its name. */
export type TablesOf<C extends Declared> = Intersection<PartOf<C, 'tables'>>
/** What each of their jobs needs to know, by the job's name. */
export type JobDataOf<C extends Declared> = Intersection<PartOf<C, 'jobs'>>
/** The kinds of e-mails they write. */
export type EmailKindOf<C extends Declared> = Extract<PartOf<C, 'emails'>, string>
/** What their routes need. */
export type ServicesOf<C extends Declared> = Intersection<PartOf<C, 'services'>>
/** What their jobs and tasks need. */
export type WorkOf<C extends Declared> = Intersection<PartOf<C, 'work'>>
