export { faultMessage } from './fault-message';
export { findFault, type ValueFault } from './find-fault';
export {
	createJudge,
	type JudgeSchema,
	type Schema,
	type SchemaFault,
} from './judge';
export {
	formDocument,
	ruleDocument,
	type RuleDocument,
	type RuleSources,
} from './rule-document';
export { isSchemaRule } from './is-schema-rule';
export { ruleHolds } from './rule-holds';
