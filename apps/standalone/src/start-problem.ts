/** A reason why the shop cannot start that a person can do something about: shown as this one sentence. */
export class StartProblem extends Error {}
