import type { Schema } from './schema-validator';

/** A schema needs evaluation, a boolean doesn't. */
export const isSchemaRule = ( rule: boolean | Schema ): rule is Schema =>
	typeof rule !== 'boolean';
