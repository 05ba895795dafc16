export { getValueErrorMessage } from './value-error-message';
export { validateValue, type ValueError } from './validate-value';
export {
	createSchemaValidator,
	type ValidateSchema,
	type Schema,
	type SchemaError,
} from './schema-validator';
export {
	createFormDocument,
	createRuleDocument,
	type RuleDocument,
	type RuleDocumentSources,
} from './rule-document';
export { isSchemaRule } from './is-schema-rule';
export { evaluateRule } from './evaluate-rule';
