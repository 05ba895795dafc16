import { createJudge, type JudgeSchema } from '@shopfront/field-rules';
import { Validator } from '@cfworker/json-schema';

/*
 * What schemas of add-ons' fields are read with, and asked of. Few pages have such a field.
 */
export {
	faultMessage,
	findFault,
	formDocument,
	ruleHolds,
} from '@shopfront/field-rules';
export { readRuleDocument } from './rule-sources';

/** A judge of any schema. */
export const openJudge = (): JudgeSchema => createJudge( Validator );
