import type { Schema } from './schema-validator';

/** Whether a rule is a schema that needs evaluation, not a boolean. */
export const isSchemaRule = ( rule: boolean | Schema ): rule is Schema =>
	typeof rule !== 'boolean';
