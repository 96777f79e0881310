import { runSteps } from '../gate/steps.ts'
import { BROWSER, BUILD, STATIC, UNITS } from '../gate/verification.ts'

// The browser tests take longest and wait more than they compute, so everything else runs beside them.
if ((await runSteps({ first: [BUILD], lanes: [[...STATIC, UNITS], [BROWSER]] })).failed > 0) process.exitCode = 1
