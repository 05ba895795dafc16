export { getValueErrorMessage } from './value-error-message';
export { validateValue } from './validate-value';
export { createSchemaValidator, type Schema } from './schema-validator';
export {
	createFormDocument,
	createRuleDocument,
	type RuleDocument,
	type RuleDocumentSources,
} from './rule-document';
export { isSchemaRule } from './is-schema-rule';
export { evaluateRule } from './evaluate-rule';
